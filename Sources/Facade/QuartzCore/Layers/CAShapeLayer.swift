public import CoreGraphics
public import Foundation

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
    /// The path that is filled and stroked, in the coordinate space of the bounds.
    open var path: CGPath? { didSet { changed("path", from: oldValue) } }
    /// The color of the fill; black by default, `nil` for none.
    open var fillColor: CGColor? = .black { didSet { changed("fillColor", from: oldValue) } }
    /// The rule that decides what is inside of the path.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// The color of the stroke; `nil`, for none, by default.
    open var strokeColor: CGColor? { didSet { changed("strokeColor", from: oldValue) } }
    /// The fraction of the path's length at which the stroke starts.
    open var strokeStart: CGFloat = 0 { didSet { changed("strokeStart", from: oldValue) } }
    /// The fraction of the path's length at which the stroke ends.
    open var strokeEnd: CGFloat = 1 { didSet { changed("strokeEnd", from: oldValue) } }
    /// The width of the stroke, in points.
    open var lineWidth: CGFloat = 1 { didSet { changed("lineWidth", from: oldValue) } }
    /// The ratio of miter length to line width above which miter joins are beveled.
    open var miterLimit: CGFloat = 10
    /// The shape of the ends of the stroke.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// The shape of the corners of the stroke.
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// How far into the dash pattern the stroke starts, in points.
    open var lineDashPhase: CGFloat = 0
    /// The alternating lengths of dashes and gaps, in points; `nil` for a solid line.
    open var lineDashPattern: [NSNumber]?

    override func ownValue(_ key: String) -> LayerValue? {
        switch key {
        case "path": LayerValue(optional: self, \.path)
        case "fillColor": LayerValue(optional: self, \.fillColor)
        case "strokeColor": LayerValue(optional: self, \.strokeColor)
        case "strokeStart": LayerValue(self, \.strokeStart)
        case "strokeEnd": LayerValue(self, \.strokeEnd)
        case "lineWidth": LayerValue(self, \.lineWidth)
        case "miterLimit": LayerValue(self, \.miterLimit)
        case "lineDashPhase": LayerValue(self, \.lineDashPhase)
        default: nil
        }
    }

    override func takeValues(of layer: CALayer) {
        super.takeValues(of: layer)
        guard let shape = layer as? CAShapeLayer else { return }
        (path, fillColor, fillRule) = (shape.path, shape.fillColor, shape.fillRule)
        (strokeColor, strokeStart, strokeEnd) = (shape.strokeColor, shape.strokeStart, shape.strokeEnd)
        (lineWidth, miterLimit, lineCap, lineJoin) = (shape.lineWidth, shape.miterLimit, shape.lineCap, shape.lineJoin)
        (lineDashPhase, lineDashPattern) = (shape.lineDashPhase, shape.lineDashPattern)
    }
}

/// The fill rule that decides what is inside a path.
public struct CAShapeLayerFillRule: _TypedString, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Inside is where the path winds around a point, counting directions.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Inside is where a line outward crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of stroked lines.
public struct CAShapeLayerLineCap: _TypedString, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Cut off at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A half circle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of stroked lines.
public struct CAShapeLayerLineJoin: _TypedString, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Rounded.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
