public import CoreGraphics
public import CoreLocation
public import Foundation
public import UIKit
public import LayoutSimInertness

/// A utility object for capturing map images; it always fails here, since there is no network.
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
    /// The options of a map snapshot.
    @preconcurrency @MainActor open class Options: NSObject {
        /// The map region to capture.
        @Inert(.service) open var region = MKCoordinateRegion()
        /// The map rectangle to capture.
        @Inert(.service) open var mapRect = MKMapRect.world
        /// The camera for viewing the map.
        @Inert(.service) open var camera = MKMapCamera()
        /// The map type.
        @Inert(.service) open var mapType = MKMapType.standard
        /// The map configuration.
        @Inert(.service) open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        /// The filter for the points of interest to show.
        @Inert(.service) open var pointOfInterestFilter: MKPointOfInterestFilter? = nil
        /// A Boolean value that indicates whether the map shows buildings.
        @Inert(.service) open var showsBuildings = true
        /// The size of the image, in points.
        @Inert(.service) open var size = CGSize(width: 256, height: 256)
        /// The scale of the image, in pixels per point.
        @Inert(.service) open var scale: CGFloat = 2
        /// The traits of the image, such as its light or dark appearance.
        @Inert(.service) open var traitCollection = UITraitCollection()
        /// Creates a set of options with default values.
        @preconcurrency @MainActor public override init() { super.init() }
    }

    /// A snapshot of a map; none is ever created here.
    @preconcurrency @MainActor open class Snapshot: NSObject {
        /// The image of the map.
        open var image: UIImage { UIImage() }
        /// Returns the point in the image for a coordinate, in points.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    /// A Boolean value that indicates whether a snapshot is loading; always `false` here.
    open var isLoading: Bool { false }

    /// Creates a snapshotter with options.
    public init(options: Options) {}
    /// Calls the completion handler asynchronously with a server failure error, since there is no network.
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    /// Calls the completion handler asynchronously with a server failure error, since there is no network.
    open func start(
        with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
    ) { start(completionHandler: completionHandler) }
    /// Throws a server failure error, since there is no network.
    open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    /// Does nothing here.
    open func cancel() { inert(.service, self) }
}
