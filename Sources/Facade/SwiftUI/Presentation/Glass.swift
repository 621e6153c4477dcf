import LayoutSimInertness
public import CoreGraphics

/// Glass behind views.
public struct Glass: Equatable, Sendable {
    private var name: String
    private var color: Color?
    private var isInteractive = false

    /// The usual glass.
    public static var regular: Glass { Glass(name: "regular") }
    /// Glass that shows more of what is behind.
    public static var clear: Glass { Glass(name: "clear") }
    /// No glass.
    public static var identity: Glass { Glass(name: "identity") }

    private init(name: String) { self.name = name }

    /// Returns the glass in a color.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }
    /// Returns glass that moves under fingers.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isInteractive = isEnabled
        return glass
    }
}

/// The shape of glass where none is said: a capsule.
public struct DefaultGlassEffectShape: Shape {
    /// Creates the shape.
    public init() {}

    /// The outline in a rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Views whose glass flows together.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    let content: Content

    /// Creates a container, and how far apart glass flows together, in points.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The views.
    @MainActor public var body: some View { content }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
    /// Not at all.
    public static var identity: GlassEffectTransition { GlassEffectTransition() }
    /// Out of the glass beside.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
    /// By becoming clear.
    public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

extension View {
    /// Puts glass behind the view, drawn as a thin material.
    public nonisolated func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        if glass != .identity { inert(.looks, "View.glassEffect(_:in:)") }
        return background { shape.fill(.ultraThinMaterial).opacity(glass == .identity ? 0 : 1) }
    }
    /// Names the glass for motions.
    public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }
    /// Has glass of several views be one.
    public nonisolated func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { told(.looks) }
    /// Sets how the glass comes and goes.
    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
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
