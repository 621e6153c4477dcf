public import Foundation

/// A type that customizes its representation in a dump.
public protocol AnySnapshotStringConvertible {
    /// Whether a dump includes the value's children; `false` by default.
    static var renderChildren: Bool { get }

    /// The line that represents the value in a dump.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// Whether a dump includes the value's children: `false` by default.
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    /// The character in quotation marks.
    public var snapshotDescription: String { debugDescription }
}

extension String: AnySnapshotStringConvertible {
    /// The text in quotation marks.
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    /// The text in quotation marks.
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    /// The number of bytes.
    public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
    /// The URL's string.
    public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
    /// The date in UTC, to the second: `2001-01-01T00:00:00Z`.
    public var snapshotDescription: String { formatted(.iso8601) }
}

extension NSObject: AnySnapshotStringConvertible {
    /// The object's description without its address.
    public var snapshotDescription: String { debugDescription.withoutAddresses }
}

extension String {
    /// The text without addresses such as `: 0x7f8c1a`.
    var withoutAddresses: String { replacing(/:?\s*0x[0-9a-f]+(\s*)/) { $0.1 } }
}
