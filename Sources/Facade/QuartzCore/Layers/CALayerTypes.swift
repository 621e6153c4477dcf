public import CoreGraphics
public import Foundation

/// The rounded corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The antialiased edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The bottom edge.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The top edge.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: _TypedString, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Arcs of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Corners whose curvature changes gradually.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How contents are positioned and scaled within a layer.
public struct CALayerContentsGravity: _TypedString, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Centered at their own size.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the bottom edge, as on iOS, centered horizontally, at their own size.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the top edge, as on iOS, centered horizontally, at their own size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the left edge, centered vertically, at their own size.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the right edge, centered vertically, at their own size.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the bottom left corner, as on iOS, at their own size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the bottom right corner, as on iOS, at their own size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the top left corner, as on iOS, at their own size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the top right corner, as on iOS, at their own size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit the bounds, keeping the aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds, keeping the aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The pixel format of a layer's contents.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Color and alpha components of 8 bits.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    /// Color and alpha components of 16-bit floating-point numbers.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    /// A gray component of 8 bits.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// How contents are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Linear interpolation.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Linear interpolation with mipmaps.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// An action that a layer runs when a property changes or an event occurs.
public protocol CAAction {
    /// Runs the action for an event.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The action key for the insertion of a layer into a tree.
public let kCAOnOrderIn = "onOrderIn"
/// The action key for the removal of a layer from a tree.
public let kCAOnOrderOut = "onOrderOut"
/// The action key of transitions.
public let kCATransition = "transition"
