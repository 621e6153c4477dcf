/// The priority of a constraint, up to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority, from 1 to 1000.
    public var rawValue: Float
    /// Creates a priority from a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// The priority of a required constraint, 1000.
    public static let required = UILayoutPriority(1000)
    /// The default priority of compression resistance, 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that can resize the scene, 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority of keeping the size of the scene, 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that cannot resize the scene, 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default priority of content hugging, 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size when a view is fitted, 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
