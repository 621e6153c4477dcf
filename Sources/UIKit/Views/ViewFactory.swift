/// Makes views without a frame, also of classes that are known only when the program runs.
@preconcurrency @MainActor public protocol ViewFactory {
    /// Makes a view by `init(frame:)`.
    static func makeView() -> Self
}

extension ViewFactory {
    /// Creates a view without a frame.
    public init() { self = Self.makeView() }
}
