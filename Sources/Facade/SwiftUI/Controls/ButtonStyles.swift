import UIKit

/// The style of the place where a button stands.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the view in the style.
    public func makeBody(configuration: Configuration) -> some View {
        TintedButton(configuration: configuration, actsForRow: true)
    }
}

/// A label in the tint color.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the view in the style.
    public func makeBody(configuration: Configuration) -> some View {
        TintedButton(configuration: configuration)
    }
}

/// A label in its own color.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the view in the style.
    public func makeBody(configuration: Configuration) -> some View {
        PressedButton(style: PlainLook(), configuration: configuration)
    }
}

/// A label on a filled shape in a light tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the view in the style.
    public func makeBody(configuration: Configuration) -> some View {
        FilledButton(configuration: configuration, isProminent: false)
    }
}

/// A label on a shape that is filled with the tint color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the view in the style.
    public func makeBody(configuration: Configuration) -> some View {
        FilledButton(configuration: configuration, isProminent: true)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style of the place where the view stands.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A label in the tint color.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A label in its own color.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A label on a light shape.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A label on a shape that is filled with the tint color.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

private struct PlainLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}

/// A button whose label has the tint color, or red for what destroys.
private nonisolated struct TintedButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    var actsForRow = false
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        PressedButton(
            style: Look(isEnabled: isEnabled), configuration: configuration, actsForRow: actsForRow)
    }

    struct Look: ButtonStyle {
        let isEnabled: Bool

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .foregroundStyle(ButtonColors.label(configuration.role, isEnabled: isEnabled))
                .opacity(configuration.isPressed ? 0.2 : 1)
        }
    }
}

/// A button on a filled shape.
private nonisolated struct FilledButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var shape

    @MainActor var body: some View {
        PressedButton(
            style: Look(isEnabled: isEnabled, isProminent: isProminent, size: controlSize, shape: shape),
            configuration: configuration)
    }

    struct Look: ButtonStyle {
        let isEnabled: Bool
        let isProminent: Bool
        let size: ControlSize
        let shape: ButtonBorderShape

        func makeBody(configuration: Configuration) -> some View {
            let metrics = ButtonMetrics(size)
            configuration.label
                .font(metrics.font)
                .foregroundStyle(labelStyle(configuration.role))
                .padding(.horizontal, metrics.horizontal)
                .padding(.vertical, metrics.vertical)
                .background(fill(configuration.role), in: shape.outline(size))
                .opacity(configuration.isPressed ? 0.75 : 1)
        }

        private func labelStyle(_ role: ButtonRole?) -> AnyShapeStyle {
            guard isEnabled else { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
            return isProminent ? AnyShapeStyle(Color.white) : ButtonColors.label(role, isEnabled: true)
        }

        private func fill(_ role: ButtonRole?) -> AnyShapeStyle {
            guard isEnabled else { return AnyShapeStyle(Color(uiColor: .tertiarySystemFill)) }
            let color = ButtonColors.label(role, isEnabled: true)
            return isProminent ? color : AnyShapeStyle(color.opacity(0.15))
        }
    }
}

/// The lengths of buttons on shapes, by size of control, in points: 7 above and below, 12 beside (measured); other
/// sizes are those of UIKit's configurations.
private struct ButtonMetrics {
    var font = Font.body
    var horizontal: CGFloat = 12
    var vertical: CGFloat = 7

    init(_ size: ControlSize) {
        switch size {
        case .mini, .small:
            font = .subheadline
            (horizontal, vertical) = (10, 5)
        case .large, .extraLarge:
            (horizontal, vertical) = (20, 14.833)
        default: break
        }
    }
}

/// The colors of buttons.
enum ButtonColors {
    /// Returns the style of a label.
    static func label(_ role: ButtonRole?, isEnabled: Bool) -> AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
        return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle.tint)
    }
}

/// The outline of buttons on shapes.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case automatic, capsule, roundedRectangle(CGFloat?), circle }
    let kind: Kind

    /// The style of the place where the view stands.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A capsule.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A rectangle with rounded corners.
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rectangle with rounded corners.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .roundedRectangle(radius))
    }

    /// The outline for buttons of a size: a capsule since iOS 26, a radius of 8 before.
    @MainActor func outline(_ size: ControlSize) -> AnyShape {
        switch kind {
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .roundedRectangle(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? 8))
        case .automatic:
            SystemVersion.isRecent
                ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: size == .large ? 12 : 8))
        }
    }
}

enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    /// The outline of buttons on shapes.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the outline of buttons on shapes.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
    /// Sets the size of controls.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
    /// Has controls take no touches.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
