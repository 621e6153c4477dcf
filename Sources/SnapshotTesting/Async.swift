/// A value that may come later, such as a picture that a view has to load first.
public struct Async<Value> {
    /// Calls a closure with the value once it is there.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Creates a value from a function that hands it over once.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// Creates a value that is there already.
    public init(value: Value) { self.init { callback in callback(value) } }

    /// Makes another value of this one when it comes.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}
