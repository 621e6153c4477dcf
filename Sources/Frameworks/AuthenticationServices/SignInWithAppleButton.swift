public import SwiftUI
import UIKit

/// A button of Sign in with Apple (Apple, *SignInWithAppleButton*); the request fails as without a device.
nonisolated public struct SignInWithAppleButton: View {
    /// The words of a button.
    public struct Label: Sendable {
        let type: ASAuthorizationAppleIDButton.ButtonType

        /// Sign in with Apple.
        public static let signIn = Label(type: .signIn)
        /// Continue with Apple.
        public static let `continue` = Label(type: .continue)
        /// Sign up with Apple.
        public static let signUp = Label(type: .signUp)
    }

    /// The colors of a button.
    public struct Style: Equatable, Sendable {
        let style: ASAuthorizationAppleIDButton.Style

        /// White on black.
        public static let black = Style(style: .black)
        /// Black on white.
        public static let white = Style(style: .white)
        /// Black on white with a line around.
        public static let whiteOutline = Style(style: .whiteOutline)
    }

    private let label: Label
    private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
    private let onCompletion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInWithAppleButtonStyle) private var style

    /// Creates a button.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) { (self.label, self.onRequest, self.onCompletion) = (label, onRequest, onCompletion) }

    /// The button, which fills its place.
    @MainActor public var body: some View {
        let colors = style ?? .black
        ButtonView(label: label, style: colors, onRequest: onRequest, onCompletion: onCompletion)
            .id(colors.style.rawValue)
    }

    @MainActor private struct ButtonView: UIViewRepresentable {
        let label: Label
        let style: Style
        let onRequest: (ASAuthorizationAppleIDRequest) -> Void
        let onCompletion: (Result<ASAuthorization, any Error>) -> Void

        func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
            let button = ASAuthorizationAppleIDButton(type: label.type, style: style.style)
            let action = UIAction { _ in
                onRequest(ASAuthorizationAppleIDProvider().createRequest())
                onCompletion(.failure(ASAuthorizationError(.unknown)))
            }
            button.addAction(action, for: .touchUpInside)
            return button
        }
        func updateUIView(_ view: ASAuthorizationAppleIDButton, context: Context) {}
        func sizeThatFits(
            _ proposal: ProposedViewSize, uiView: ASAuthorizationAppleIDButton, context: Context
        ) -> CGSize? { proposal.replacingUnspecifiedDimensions(by: uiView.intrinsicContentSize) }
    }
}

private enum StyleKey: EnvironmentKey {
    static let defaultValue: SignInWithAppleButton.Style? = nil
}

extension EnvironmentValues {
    /// The colors of buttons of Sign in with Apple; `nil` for those of a button.
    fileprivate var signInWithAppleButtonStyle: SignInWithAppleButton.Style? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the colors of buttons of Sign in with Apple.
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleButtonStyle, style)
    }
}
