/// A value that may be delivered asynchronously, such as an image that a view has to load first.
public struct Async<Value> {
    /// Calls a closure with the value once it is available.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Creates a value from a function that delivers it once.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// Creates a value that is available immediately.
    public init(value: Value) { self.init { callback in callback(value) } }

    /// Returns the value transformed by a closure once it is available.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}
