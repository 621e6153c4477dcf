extension UIBarButtonItem {
    /// A badge at the corner of a bar button item, `UIBarButtonItem.Badge` of iOS 26.
    public struct Badge: Hashable {
        /// The text, or `nil` for a dot.
        public let stringValue: String?
        /// The text color, or `nil` for the default.
        public var foregroundColor: UIColor?
        /// The background color, or `nil` for the default.
        public var backgroundColor: UIColor?
        /// The font, or `nil` for the default.
        public var font: UIFont?

        /// Returns a badge with a dot.
        public static func indicator() -> Badge { Badge(stringValue: nil) }
        /// Returns a badge with a number.
        public static func count(_ count: Int) -> Badge { Badge(stringValue: "\(count)") }
        /// Returns a badge with text.
        public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
    }
}
