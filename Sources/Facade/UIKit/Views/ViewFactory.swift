/// A type that creates views without a frame, including views of classes known only at run time.
@preconcurrency @MainActor public protocol ViewFactory {
    /// Creates a view with `init(frame:)`.
    static func makeView() -> Self
}

extension ViewFactory {
    /// Creates a view without a frame.
    public init() { self = Self.makeView() }
}

/// Returns a view of a class known only at run time, created with `init(frame:)`.
// swift-format-ignore: NoLeadingUnderscores
@preconcurrency @MainActor public func _made<View: UIView>(_ type: View.Type) -> View? { type.makeView() }
/// Returns `nil`: only views and controllers are created differently from `init()`.
// swift-format-ignore: NoLeadingUnderscores
@_disfavoredOverload public func _made<Value>(_ type: Value.Type) -> Value? { nil }
