public import CoreGraphics
import Foundation
import LayoutSimDrawing
import UIKit

/// What a canvas is drawn with.
///
/// A copy has a state of its own and draws to the same place.
public struct GraphicsContext {
    /// How something mixes with what is drawn already.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// The number of the mode in Core Graphics.
        public let rawValue: Int32

        /// Creates a mode from its number in Core Graphics.
        public init(rawValue: Int32) { self.rawValue = rawValue }

        init(_ mode: CGBlendMode) { self.init(rawValue: mode.rawValue) }
    }

    /// How a clip is made.
    public struct ClipOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Creates options from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// What is inside is left out.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// The opacity of what is drawn, from 0 to 1.
    public var opacity = 1.0
    /// How it mixes with what is drawn already.
    public var blendMode = BlendMode.normal
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    /// The transform of what is drawn.
    public var transform = CGAffineTransform.identity
    let target: CGContext
    var shadow: ShadowPaint?
    /// The changes of pixels, the first one first.
    var filters: [LayerFilter] = []
    /// Returns the picture of the view with a tag among those that the canvas has for drawing; `nil` if none has it.
    var symbol: (AnyHashable) -> UIImage? = { _ in nil }
    private var clips: [(path: CGPath, rule: CGPathFillRule)] = []

    init(_ target: CGContext, _ environment: EnvironmentValues) {
        self.target = target
        self.environment = environment
    }

    /// Makes what is drawn from now on larger or smaller.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    /// Moves what is drawn from now on by points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    /// Turns what is drawn from now on.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    /// Transforms what is drawn from now on.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// The rectangle in which something is drawn, in points.
    public var clipBoundingRect: CGRect {
        clips.reduce(CGRect.infinite) { $0.intersection($1.path.boundingBoxOfPath) }
            .applying(transform.inverted())
    }
    /// Draws from now on only within a path, or only outside of it.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        var path = path.applying(transform)
        var isEvenOdd = style.isEOFilled
        if options.contains(.inverse) {
            path.addRect(CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000))
            isEvenOdd = true
        }
        clips.append((path.cgPath, isEvenOdd ? .evenOdd : .winding))
    }

    /// Draws into a layer that is then mixed with what is drawn already.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        try drawing { target in
            target.beginTransparencyLayer(auxiliaryInfo: nil)
            defer { target.endTransparencyLayer() }
            var inner = GraphicsContext(target, environment)
            inner.symbol = symbol
            try content(&inner)
        }
    }

    /// Draws with Core Graphics.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows { try drawing(content) }

    /// Draws with the state of this context.
    func drawing<Result>(_ body: (CGContext) throws -> Result) rethrows -> Result {
        target.saveGState()
        defer { target.restoreGState() }
        for (path, rule) in clips {
            target.beginPath()
            target.addPath(path)
            target.clip(using: rule)
        }
        target.concatenate(transform)
        target.setAlpha(CGFloat(opacity))
        if let mode = CGBlendMode(rawValue: blendMode.rawValue) { target.setBlendMode(mode) }
        if let shadow {
            target.setShadow(offset: shadow.offset, blur: shadow.radius * 2, color: shadow.color.cgColor)
        }
        if !filters.isEmpty { target.setFilters(filters) }
        return try body(target)
    }
}
