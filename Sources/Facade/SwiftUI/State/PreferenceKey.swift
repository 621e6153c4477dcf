/// A key of a value that views pass up to those around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value

    /// The value of views that say none.
    static var defaultValue: Value { get }
    /// Combines the value so far with that of the next view.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nothing.
    public static var defaultValue: Value { nil }
}
