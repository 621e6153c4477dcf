// swift-format-ignore-file: NoLeadingUnderscores

public import CoreGraphics
import LayoutSimInertness
import UIKit

/// A glass behind views.
public struct Glass: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case regular, clear, identity
    }

    let kind: Kind
    var color: Color?

    /// The glass of the system.
    public static var regular: Glass { Glass(kind: .regular) }
    /// A clearer glass.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(kind: .identity) }

    /// Returns the glass in a color, which is not drawn here.
    public func tint(_ color: Color?) -> Glass {
        if color != nil { inert(.looks, in: Glass.self) }
        var glass = self
        glass.color = color
        return glass
    }
    /// Returns the glass that reacts to touches, which it does not here.
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        if isEnabled { inert(.behavior, in: Glass.self) }
        return self
    }
}

/// The form of glass where nothing says another, a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
    /// Creates the form.
    public init() {}

    /// Returns the outline in a rectangle, in points.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Glass as a style.
struct GlassStyle: ShapeStyle {
    let glass: Glass

    func _paint(_ level: Int, in environment: EnvironmentValues) -> _Paint {
        glass.kind == .identity ? .nothing : _Paint(.glass(isClear: glass.kind == .clear))
    }
}

extension View {
    /// Puts glass of a form behind the view.
    nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
        -> some View
    {
        background { shape.fill(GlassStyle(glass: glass)) }
    }
    /// Sets how the glass of the view comes and goes; here it does at once.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
    /// Out of other glass.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
    /// By itself.
    public static var materialize: GlassEffectTransition { GlassEffectTransition() }
    /// At once.
    public static var identity: GlassEffectTransition { GlassEffectTransition() }
}

/// A container in which glasses flow together, which they do not here.
nonisolated public struct GlassEffectContainer<Content: View>: View, PrimitiveView {
    private let content: Content

    /// Creates a container; the spacing is in points.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: GlassEffectContainer, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.make(view.content)
    }
}
