import LayoutSimInertness

extension View {
    /// Names the glass for motions.
    public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }
    /// Has glass of several views be one.
    public nonisolated func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { told(.looks) }
}

/// A button on glass, drawn on a light shape.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}
    /// Creates the style with a glass.
    public init(_ glass: Glass) {}

    /// Returns the view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        inert(.looks, in: GlassButtonStyle.self)
        return Button(configuration).buttonStyle(.bordered)
    }
}

/// A button on glass in the tint color, drawn on a filled shape.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    /// Returns the view of a button.
    public func makeBody(configuration: Configuration) -> some View {
        inert(.looks, in: GlassProminentButtonStyle.self)
        return Button(configuration).buttonStyle(.borderedProminent)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A button on glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// A button on a glass.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A button on glass in the tint color.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
