extension UIBarButtonItem {
    /// A sign at the corner of a button; iOS 26's `UIBarButtonItem.Badge`.
    public struct Badge: Hashable {
        /// What it says; `nil` for a dot.
        public let stringValue: String?
        /// The color of the text; `nil` for the system's.
        public var foregroundColor: UIColor?
        /// The color behind; `nil` for the system's.
        public var backgroundColor: UIColor?
        /// The font; `nil` for the system's.
        public var font: UIFont?

        /// A dot.
        public static func indicator() -> Badge { Badge(stringValue: nil) }
        /// A number.
        public static func count(_ count: Int) -> Badge { Badge(stringValue: "\(count)") }
        /// A text.
        public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
    }
}
