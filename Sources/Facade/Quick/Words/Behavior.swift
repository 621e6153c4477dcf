/// Shared examples as a class, with a value that they take.
open class Behavior<Context> {
    /// The name of the group of examples; by default that of the class.
    open class var name: String { String(describing: self) }
    /// Declares the examples; subclasses override it.
    open class func spec(_ aContext: @escaping () -> Context) {}
}

/// Shared asynchronous examples as a class, with a value that they take.
open class AsyncBehavior<Context> {
    /// The name of the group of examples; by default that of the class.
    open class var name: String { String(describing: self) }
    /// Declares the examples; subclasses override it.
    open class func spec(_ aContext: @escaping () -> Context) {}
}
