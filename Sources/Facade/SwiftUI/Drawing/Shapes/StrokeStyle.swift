public import CoreGraphics
import LayoutSimInertness

/// How lines are drawn; lengths are points.
public struct StrokeStyle: Equatable, Sendable, Animatable {
    /// The width of the line.
    public var lineWidth: CGFloat
    /// The form of its ends.
    public var lineCap: CGLineCap
    /// The form of its corners.
    public var lineJoin: CGLineJoin
    /// How much longer than the width a pointed corner may be.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn; empty for a whole line.
    public var dash: [CGFloat]
    /// How far in the dashes the line begins.
    public var dashPhase: CGFloat

    /// Creates a style.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// The width, the miter limit and the phase.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

/// How shapes are filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether what is inside is told by how often the outline is crossed.
    public var isEOFilled: Bool
    /// Whether edges are smooth; they always are here.
    public var isAntialiased: Bool {
        didSet { if !isAntialiased { inert(.looks, in: FillStyle.self) } }
    }

    /// Creates a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
        if !antialiased { inert(.looks, in: FillStyle.self, "isAntialiased") }
    }
}

/// The form of round corners.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarters of a circle.
    case circular
    /// Curves that begin more softly.
    case continuous
}
