import Testing
import CVTerm
