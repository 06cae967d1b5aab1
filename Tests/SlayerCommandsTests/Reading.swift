import Foundation
import Testing

/// A JSON object, as Foundation reads it.
func object(_ json: String) throws -> [String: Any] {
  try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
}

/// A JSON array of objects.
func objects(_ json: String) throws -> [[String: Any]] {
  try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
}

func isNull(_ value: Any?) -> Bool { value is NSNull }

func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

/// The bytes that must never reach a terminal as they are: controls but the line feed, and delete.
func actingBytes(_ text: String) -> [UInt8] { text.utf8.filter { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F } }
