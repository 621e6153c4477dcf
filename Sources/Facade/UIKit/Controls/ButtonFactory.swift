/// A type that creates buttons of a given type. A factory method in UIKit too: every subclass inherits it, whatever
/// initializers it declares.
@preconcurrency @MainActor public protocol ButtonFactory {
    /// Creates a button with `init(frame:)`.
    static func makeButton(_ type: UIButton.ButtonType) -> Self
}

extension ButtonFactory {
    /// Creates a button of a type.
    public init(type buttonType: UIButton.ButtonType) { self = Self.makeButton(buttonType) }
}
