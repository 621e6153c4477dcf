public import CoreGraphics
public import Foundation

/// A layer that draws a gradient over its background.
open class CAGradientLayer: CALayer {
    /// The colors of the gradient, as `CGColor` objects; others are ignored.
    open var colors: [Any]? { didSet { changed("colors", from: oldValue) } }
    /// The positions of the colors, from 0 to 1; `nil` for even spacing.
    open var locations: [NSNumber]? { didSet { changed("locations", from: oldValue) } }
    /// The start of the gradient, in the unit coordinate space of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed("startPoint", from: oldValue) } }
    /// The end of the gradient, in the unit coordinate space of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed("endPoint", from: oldValue) } }
    /// The shape of the gradient.
    open var type: CAGradientLayerType = .axial

    override func ownValue(_ key: String) -> LayerValue? {
        switch key {
        case "colors": LayerValue(optional: self, \.colors)
        case "locations": LayerValue(optional: self, \.locations)
        case "startPoint": LayerValue(self, \.startPoint)
        case "endPoint": LayerValue(self, \.endPoint)
        default: nil
        }
    }

    override func takeValues(of layer: CALayer) {
        super.takeValues(of: layer)
        guard let gradient = layer as? CAGradientLayer else { return }
        (colors, locations, type) = (gradient.colors, gradient.locations, gradient.type)
        (startPoint, endPoint) = (gradient.startPoint, gradient.endPoint)
    }
}

/// The shape of a gradient.
public struct CAGradientLayerType: _TypedString, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The colors change along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// The colors change from the start point outward, to an ellipse within a box with the end point at its corner.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// The colors change around the start point, clockwise from the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
