import CoreGraphics
public import Foundation
public import UIKit

/// The view of something on a map. A map without pictures shows none.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    /// What it shows.
    open var annotation: (any MKAnnotation)?
    /// The name of its kind.
    public let reuseIdentifier: String?
    /// Its picture.
    open var image: UIImage?
    /// How far its middle lies from the place, in points.
    open var centerOffset = CGPoint.zero
    /// Whether a bubble opens.
    open var canShowCallout = false
    /// What stands first in the bubble.
    open var leftCalloutAccessoryView: UIView?
    /// What stands last in the bubble.
    open var rightCalloutAccessoryView: UIView?
    /// What stands below in the bubble.
    open var detailCalloutAccessoryView: UIView?
    /// Whether it is chosen.
    open var isSelected = false
    /// Whether it can be dragged.
    open var isDraggable = false
    /// How far it is dragged.
    open var dragState = DragState.none
    /// How far its bubble lies from it, in points.
    open var calloutOffset = CGPoint.zero
    /// Whether it can be chosen.
    open var isEnabled = true
    /// Whether a finger is on it.
    open var isHighlighted = false
    /// Which are left out where there is little room.
    open var displayPriority = MKFeatureDisplayPriority.required
    /// Which lie above others.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected
    /// Which lie above others while they are chosen.
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
    /// What room it takes up.
    open var collisionMode = CollisionMode.rectangle
    /// The one that it joined.
    open var cluster: MKAnnotationView? { nil }

    /// How far something is dragged.
    public enum DragState: UInt, Sendable { case none = 0, starting, dragging, canceling, ending }
    /// What room something takes up.
    public enum CollisionMode: Int, Sendable { case rectangle = 0, circle, none }
    /// The name of those that it joins.
    open var clusteringIdentifier: String?

    /// Creates a view.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    /// Such views are not in storyboards.
    public required init?(coder: NSCoder) { nil }

    /// Makes it ready for something else.
    open func prepareForReuse() {}
    /// Makes it ready to be shown.
    open func prepareForDisplay() {}
    /// Is dragged or no longer.
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
    /// Chooses it.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A pin, of which nothing is drawn.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    /// The color of its head.
    open var pinTintColor: UIColor! = .systemRed
    /// Red.
    open class func redPinColor() -> UIColor { .systemRed }
    /// Green.
    open class func greenPinColor() -> UIColor { .systemGreen }
    /// Purple.
    open class func purplePinColor() -> UIColor { .systemPurple }
    /// Whether it falls.
    open var animatesDrop = false
}

/// A balloon, of which nothing is drawn.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    /// Its color.
    open var markerTintColor: UIColor?
    /// The color of what stands in it.
    open var glyphTintColor: UIColor?
    /// The letters in it.
    open var glyphText: String?
    /// The picture in it.
    open var glyphImage: UIImage?
    /// The picture in it while it is chosen.
    open var selectedGlyphImage: UIImage?
    /// When its name is seen.
    open var titleVisibility = MKFeatureVisibility.adaptive
    /// When its second line is seen.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    /// Whether it grows.
    open var animatesWhenAdded = false
}

/// Where the user is, of which nothing is drawn.
@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {}

/// Which things are left out where there is little room.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// Its value.
    public let rawValue: Float
    /// Creates one of a value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates one of a value.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// None.
    public static let required = MKFeatureDisplayPriority(1000)
    /// Few.
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    /// Many.
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Which things lie above others.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    /// Its value.
    public let rawValue: Float
    /// Creates one of a value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates one of a value.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Above all.
    public static let max = MKAnnotationViewZPriority(1000)
    /// As chosen ones do.
    public static let defaultSelected = MKAnnotationViewZPriority(1000)
    /// As others do.
    public static let defaultUnselected = MKAnnotationViewZPriority(500)
    /// Below all.
    public static let min = MKAnnotationViewZPriority(0)
}

extension MKAnnotationView {
    /// Declares the initializer that all classes have as one of those that can be called on a class at run time.
    private final class OtherMaker: Maker {}
    private class Maker: MKAnnotationView {
        required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
            super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }

    /// A view of a class that is known only when the program runs.
    static func make(
        _ type: MKAnnotationView.Type, for annotation: any MKAnnotation, reuseIdentifier: String
    ) -> MKAnnotationView {
        unsafe unsafeBitCast(type, to: Maker.Type.self).init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }
}
