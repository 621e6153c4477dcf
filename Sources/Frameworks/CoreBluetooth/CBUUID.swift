public import Foundation

/// An identifier of services and characteristics (Apple, *CBUUID*).
public final class CBUUID: NSObject, Sendable {
    /// The identifier in capital letters, in its short form if it has one.
    public let uuidString: String

    /// Creates an identifier from 4, 8 or 32 hexadecimal digits, the last with hyphens.
    public init(string theString: String) { uuidString = theString.uppercased() }
    /// Creates an identifier from its bytes.
    public init(data theData: Data) {
        let digits = theData.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
        uuidString = digits.count == 32 ? CBUUID.hyphenated(digits) : digits
    }
    /// Creates an identifier from a UUID.
    public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }

    private static func hyphenated(_ digits: String) -> String {
        var rest = digits[...]
        return [8, 4, 4, 4, 12].map { count in
            defer { rest = rest.dropFirst(count) }
            return String(rest.prefix(count))
        }
        .joined(separator: "-")
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    public override var hash: Int { uuidString.hashValue }
    public override var description: String { uuidString }
}
