/// Makes buttons of a type. A factory in UIKit too: every subclass has it, whatever initializers it writes.
@preconcurrency @MainActor public protocol ButtonFactory {
    /// Makes a button by `init(frame:)`.
    static func makeButton(_ type: UIButton.ButtonType) -> Self
}

extension ButtonFactory {
    /// Creates a button of a type.
    public init(type buttonType: UIButton.ButtonType) { self = Self.makeButton(buttonType) }
}
