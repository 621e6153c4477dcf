/// A key of a value in the environment of views.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value where no view sets one.
    static var defaultValue: Value { get }
}
