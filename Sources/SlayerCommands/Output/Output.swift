/// Where a command's text goes.
public protocol Output: AnyObject {
  /// Whether a person's terminal shows it.
  var isTerminal: Bool { get }
  /// How many cells a line may have; nil where nobody counts.
  var columns: Int? { get }
  func write(_ text: String) throws(OutputFailure)
  /// Hands over what is held back so far.
  func flush() throws(OutputFailure)
  /// From now on text goes through a pager, a command of the shell.
  func page(through command: String) throws(OutputFailure)
  /// Hands over what is still held back. Nothing is written afterwards.
  func finish() throws(OutputFailure)
}

extension Output {
  public func flush() throws(OutputFailure) {}
  public func page(through command: String) throws(OutputFailure) {}
}

/// Why text could not be written.
public enum OutputFailure: Error, Hashable, Sendable {
  /// The reader went away; there is nobody to tell.
  case closed
  /// The system's number and word for it, such as 28, "No space left on device".
  case failed(Int32, String)
}
