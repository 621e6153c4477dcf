public import CoreLocation
public import Foundation
import UIKit

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
    /// None.
    open var heading: CLHeading? { nil }
}

/// Several things that stand for one on a map.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// The things.
    public let memberAnnotations: [any MKAnnotation]
    /// What they are called.
    open var title: String?
    /// A second line.
    open var subtitle: String?
    /// The middle of their places.
    open var coordinate: CLLocationCoordinate2D {
        let count = Double(max(memberAnnotations.count, 1))
        return CLLocationCoordinate2D(
            latitude: memberAnnotations.map(\.coordinate.latitude).reduce(0, +) / count,
            longitude: memberAnnotations.map(\.coordinate.longitude).reduce(0, +) / count)
    }
    /// Creates one of things.
    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}
