/// The key of a golden: a screen and one of its variants.
public struct SnapshotKey: Hashable, Sendable {
    /// The name of the screen, which is also the name of its folder.
    public var screen: String
    /// The name of the variant, which is also the name of its files.
    public var variant: String

    /// Creates the key of a variant of a screen.
    public init(screen: String, variant: String) {
        self.screen = screen
        self.variant = variant
    }

    /// Parses the format of `description`; `nil` if a part is missing or could leave its folder.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "/" as Character, omittingEmptySubsequences: false).map { String($0) }
        guard parts.count == 2 else { return nil }
        self.init(screen: parts[0], variant: parts[1])
        if !isUsable { return nil }
    }

    /// Whether its parts can be used in file names and in the lock file.
    var isUsable: Bool { SnapshotKey.isName(screen) && SnapshotKey.isName(variant) }

    /// Returns whether a text can be the name of a screen or variant: no spaces, no slashes, no leading dot.
    private static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, first != UInt8(ascii: ".") else { return false }
        return text.unicodeScalars.allSatisfy {
            $0.value > 0x20 && $0.value != 0x7F && !$0.properties.isWhitespace && $0 != "/" && $0 != "\\"
        }
    }
}

extension SnapshotKey: CustomStringConvertible, Comparable {
    /// The text `screen/variant`, such as `badge-detail/w375-portrait@2x-longest`.
    public var description: String { "\(screen)/\(variant)" }

    /// Returns whether the first key precedes the second: by screen, then by variant, in byte order.
    public static func < (left: SnapshotKey, right: SnapshotKey) -> Bool {
        left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
    }
}
