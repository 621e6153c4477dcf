import CoreGraphics
public import Foundation
import QuartzCore
public import UIKit
public import LayoutSimInertness

/// The visual representation of an annotation. The map displays no annotation views here.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    /// The annotation that the view represents.
    open var annotation: (any MKAnnotation)?
    /// The reuse identifier of the view.
    public let reuseIdentifier: String?
    /// The image of the annotation view.
    @Inert(.looks) open var image: UIImage? = nil
    /// The offset of the view's center from the annotation's coordinate, in points.
    @Inert(.service) open var centerOffset = CGPoint.zero
    /// A Boolean value that indicates whether the view can display a callout.
    @Inert(.service) open var canShowCallout = false
    /// The view on the leading side of the callout.
    @Inert(.service) open var leftCalloutAccessoryView: UIView? = nil
    /// The view on the trailing side of the callout.
    @Inert(.service) open var rightCalloutAccessoryView: UIView? = nil
    /// The detail view below the title of the callout.
    @Inert(.service) open var detailCalloutAccessoryView: UIView? = nil
    /// A Boolean value that indicates whether the view is selected.
    open var isSelected = false
    /// A Boolean value that indicates whether the user can drag the view.
    @Inert(.service) open var isDraggable = false
    /// The drag state of the view.
    open var dragState = DragState.none
    /// The offset of the callout from the view, in points.
    @Inert(.service) open var calloutOffset = CGPoint.zero
    /// A Boolean value that indicates whether the view is enabled and can be selected.
    @Inert(.service) open var isEnabled = true
    /// A Boolean value that indicates whether the view is highlighted.
    @Inert(.service) open var isHighlighted = false
    /// The priority that determines which views remain visible when there is little space.
    @Inert(.service) open var displayPriority = MKFeatureDisplayPriority.required
    /// The z-order priority of the view.
    @Inert(.service) open var zPriority = MKAnnotationViewZPriority.defaultUnselected
    /// The z-order priority of the view while it is selected.
    @Inert(.service) open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
    /// The shape of the area that the view uses for collision detection.
    @Inert(.service) open var collisionMode = CollisionMode.rectangle
    /// The cluster annotation view that contains this view, which is always `nil` here.
    open var cluster: MKAnnotationView? { nil }

    /// Constants that indicate the drag state of an annotation view.
    public enum DragState: UInt, Sendable { case none = 0, starting, dragging, canceling, ending }
    /// Constants that indicate the shape of the collision area of an annotation view.
    public enum CollisionMode: Int, Sendable { case rectangle = 0, circle, none }
    /// The identifier of the group of annotation views that can form a cluster.
    @Inert(.service) open var clusteringIdentifier: String? = nil

    /// Creates an annotation view with an annotation and a reuse identifier.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Always returns `nil` here, since annotation views cannot be decoded.
    public required init?(coder: NSCoder) { nil }

    /// Prepares the view for reuse. Does nothing by default.
    open func prepareForReuse() {}
    /// Prepares the view for display. Does nothing by default.
    open func prepareForDisplay() {}
    /// Sets the drag state of the view.
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
    /// Sets the selection state of the view.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A pin annotation view, for which no pin is drawn here.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    /// The tint color of the pin head.
    @Inert(.looks) open var pinTintColor: UIColor! = .systemRed
    /// The standard red pin color.
    open class func redPinColor() -> UIColor { .systemRed }
    /// The standard green pin color.
    open class func greenPinColor() -> UIColor { .systemGreen }
    /// The standard purple pin color.
    open class func purplePinColor() -> UIColor { .systemPurple }
    /// A Boolean value that indicates whether the pin animates when it drops onto the map.
    @Inert(.service) open var animatesDrop = false
}

/// A balloon-shaped marker annotation view, for which no marker is drawn here.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    /// The background color of the marker.
    @Inert(.looks) open var markerTintColor: UIColor? = nil
    /// The tint color of the glyph.
    @Inert(.looks) open var glyphTintColor: UIColor? = nil
    /// The text of the glyph.
    @Inert(.looks) open var glyphText: String? = nil
    /// The image of the glyph.
    @Inert(.looks) open var glyphImage: UIImage? = nil
    /// The image of the glyph while the marker is selected.
    @Inert(.looks) open var selectedGlyphImage: UIImage? = nil
    /// The visibility of the title.
    @Inert(.service) open var titleVisibility = MKFeatureVisibility.adaptive
    /// The visibility of the subtitle.
    @Inert(.service) open var subtitleVisibility = MKFeatureVisibility.adaptive
    /// A Boolean value that indicates whether the marker animates when it is added to the map.
    @Inert(.service) open var animatesWhenAdded = false
}

/// The annotation view of the user's location, for which nothing is drawn here.
@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {}

/// The display priority of an annotation view when there is little space.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Float
    /// Creates a display priority from a raw value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a display priority from a raw value.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The required priority, with which a view is never left out.
    public static let required = MKFeatureDisplayPriority(1000)
    /// The default high priority, with which few views are left out.
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    /// The default low priority, with which many views are left out.
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// The z-order priority of an annotation view.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Float
    /// Creates a z-order priority from a raw value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a z-order priority from a raw value.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The maximum z-order priority.
    public static let max = MKAnnotationViewZPriority(1000)
    /// The default z-order priority of a selected annotation view.
    public static let defaultSelected = MKAnnotationViewZPriority(1000)
    /// The default z-order priority of an unselected annotation view.
    public static let defaultUnselected = MKAnnotationViewZPriority(500)
    /// The minimum z-order priority.
    public static let min = MKAnnotationViewZPriority(0)
}

extension MKAnnotationView {
    private final class OtherMaker: Maker {}
    private class Maker: MKAnnotationView {
        required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
            super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }

    /// Creates an annotation view of a class that is known only at run time.
    static func make(
        _ type: MKAnnotationView.Type, for annotation: any MKAnnotation, reuseIdentifier: String
    ) -> MKAnnotationView {
        makeAtRunTime(type, by: Maker.self) { $0.init(annotation: annotation, reuseIdentifier: reuseIdentifier) }
    }
}
