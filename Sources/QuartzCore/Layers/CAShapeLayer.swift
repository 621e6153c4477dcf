public import CoreGraphics
public import Foundation

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
    open var path: CGPath? { didSet { changed("path", from: oldValue) } }
    open var fillColor: CGColor? = .black { didSet { changed("fillColor", from: oldValue) } }
    open var fillRule: CAShapeLayerFillRule = .nonZero
    open var strokeColor: CGColor? { didSet { changed("strokeColor", from: oldValue) } }
    open var strokeStart: CGFloat = 0 { didSet { changed("strokeStart", from: oldValue) } }
    open var strokeEnd: CGFloat = 1 { didSet { changed("strokeEnd", from: oldValue) } }
    open var lineWidth: CGFloat = 1 { didSet { changed("lineWidth", from: oldValue) } }
    open var miterLimit: CGFloat = 10
    open var lineCap: CAShapeLayerLineCap = .butt
    open var lineJoin: CAShapeLayerLineJoin = .miter
    open var lineDashPhase: CGFloat = 0
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
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of stroked lines.
public struct CAShapeLayerLineCap: _TypedString, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of stroked lines.
public struct CAShapeLayerLineJoin: _TypedString, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
