public import CoreLocation
public import Foundation
public import UIKit

/// Something at a place of a map.
public protocol MKAnnotation: NSObjectProtocol {
    /// Where it is.
    var coordinate: CLLocationCoordinate2D { get }
    /// What it is called.
    var title: String? { get }
    /// A second line.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// None.
    public var title: String? { nil }
    /// None.
    public var subtitle: String? { nil }
}

/// Something on a map with a name.
open class MKShape: NSObject, MKAnnotation {
    /// Where it is.
    open var coordinate = CLLocationCoordinate2D()
    /// What it is called.
    open var title: String?
    /// A second line.
    open var subtitle: String?
}

/// A point with a name.
open class MKPointAnnotation: MKShape {
    /// Creates a point where the equator meets the meridian of Greenwich.
    public override init() { super.init() }

    /// Creates a point.
    public convenience init(
        coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
    ) {
        self.init()
        (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    }
}

/// The place of the user, which nobody knows.
open class MKUserLocation: MKShape {
    /// None.
    open var location: CLLocation? { nil }
    /// False.
    open var isUpdating: Bool { false }
}

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
    /// Chooses it.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A pin, of which nothing is drawn.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    /// The color of its head.
    open var pinTintColor: UIColor?
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
}
