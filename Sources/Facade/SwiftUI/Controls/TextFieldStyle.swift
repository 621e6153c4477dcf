// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimInertness
import UIKit

/// How fields for text look; apps implement the requirement with an underscore, though Apple documents none.
@MainActor @preconcurrency public protocol TextFieldStyle {
    /// The view of a field.
    associatedtype _Body: View
    /// The label of a field, whatever its type.
    typealias _Label = _TextFieldStyleLabel

    /// Returns the view of a field.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field, whatever its type, which is its placeholder.
nonisolated public struct _TextFieldStyleLabel: View {
    /// Nothing: a placeholder is shown in the field.
    @MainActor public var body: some View { EmptyView() }
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the field itself.
    public func _body(configuration: TextField<_Label>) -> some View { FieldView(field: configuration.field) }
}

/// The style of the place where a field stands.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the field itself.
    public func _body(configuration: TextField<_Label>) -> some View { FieldView(field: configuration.field) }
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the field in a border, 34 points high in the standard size.
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldView(field: configuration.field)
            .padding(.horizontal, 7)
            .padding(.vertical, 6)
            .background(Color(uiColor: .systemBackground), in: RoundedRectangle(cornerRadius: 5))
            .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .systemGray5), lineWidth: 1))
    }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A field without a border.
    public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style of the place where a field stands.
    public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A field with a rounded border.
    public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// Sets the style of fields for text.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(style) { (style: S, field: FieldDescription) in
                AnyView(style._body(configuration: TextField(field: field, label: _TextFieldStyleLabel())))
            })
    }
}
