public import CoreLocation
public import Foundation
import UIKit

/// An interface for associating content with a specific map location.
public protocol MKAnnotation: NSObjectProtocol {
    /// The coordinate of the annotation.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title of the annotation.
    var title: String? { get }
    /// The subtitle of the annotation.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// The default title, which is `nil`.
    public var title: String? { nil }
    /// The default subtitle, which is `nil`.
    public var subtitle: String? { nil }
}

/// An annotation with a coordinate, a title, and a subtitle.
open class MKShape: NSObject, MKAnnotation {
    /// The coordinate of the shape.
    open var coordinate = CLLocationCoordinate2D()
    /// The title of the shape.
    open var title: String?
    /// The subtitle of the shape.
    open var subtitle: String?
}

/// A point annotation with a title and a subtitle.
open class MKPointAnnotation: MKShape {
    /// Creates a point annotation at latitude 0 and longitude 0.
    public override init() { super.init() }

    /// Creates a point annotation with a coordinate, a title, and a subtitle.
    public convenience init(
        coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
    ) {
        self.init()
        (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    }
}

/// The user's location, which is never known here.
open class MKUserLocation: MKShape {
    /// Always `nil` here, since the user's location is unknown.
    open var location: CLLocation? { nil }
    /// Always `false` here, since the user's location is unknown.
    open var isUpdating: Bool { false }
    /// Always `nil` here, since the user's heading is unknown.
    open var heading: CLHeading? { nil }
}

/// An annotation that groups two or more annotations.
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// The annotations in the cluster.
    public let memberAnnotations: [any MKAnnotation]
    /// The title of the cluster annotation.
    open var title: String?
    /// The subtitle of the cluster annotation.
    open var subtitle: String?
    /// The average of the coordinates of the member annotations.
    open var coordinate: CLLocationCoordinate2D {
        let count = Double(max(memberAnnotations.count, 1))
        return CLLocationCoordinate2D(
            latitude: memberAnnotations.map(\.coordinate.latitude).reduce(0, +) / count,
            longitude: memberAnnotations.map(\.coordinate.longitude).reduce(0, +) / count)
    }
    /// Creates a cluster annotation from its member annotations.
    public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}
