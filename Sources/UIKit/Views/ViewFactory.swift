/// Makes views without a frame, also of classes that are known only when the program runs.
@preconcurrency @MainActor public protocol ViewFactory {
    /// Makes a view by `init(frame:)`.
    static func makeView() -> Self
}

extension ViewFactory {
    /// Creates a view without a frame.
    public init() { self = Self.makeView() }
}

/// A view of a class that is known only when the program runs, made by `init(frame:)`.
// swift-format-ignore: NoLeadingUnderscores
@preconcurrency @MainActor public func _made<View: UIView>(_ type: View.Type) -> View? { type.makeView() }
/// Nothing: only views need to be made in another way than by `init()`.
// swift-format-ignore: NoLeadingUnderscores
@_disfavoredOverload public func _made<Value>(_ type: Value.Type) -> Value? { nil }
