public import CoreGraphics
public import CoreLocation
public import Foundation
public import UIKit

/// Draws a map: it fails, since there is no network.
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
    /// What is drawn.
    @preconcurrency @MainActor open class Options: NSObject {
        /// The part.
        open var region = MKCoordinateRegion()
        /// The part.
        open var mapRect = MKMapRect.world
        /// From where.
        open var camera = MKMapCamera()
        /// What is shown.
        open var mapType = MKMapType.standard
        /// How it looks.
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
        /// The places that are shown.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// Whether buildings are shown.
        open var showsBuildings = true
        /// In points.
        open var size = CGSize(width: 256, height: 256)
        /// Pixels a point.
        open var scale: CGFloat = 2
        /// Light or dark.
        open var traitCollection = UITraitCollection()
        /// Creates options.
        @preconcurrency @MainActor public override init() { super.init() }
    }

    /// A map that was drawn; none is.
    @preconcurrency @MainActor open class Snapshot: NSObject {
        /// The picture.
        open var image: UIImage { UIImage() }
        /// Where a place is in it, in points.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    /// False.
    open var isLoading: Bool { false }

    /// Creates one.
    public init(options: Options) {}
    /// Tells soon that there is no server.
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    /// Tells soon that there is no server.
    open func start(
        with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
    ) { start(completionHandler: completionHandler) }
    /// Fails, since there is no server.
    open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    /// Does nothing.
    open func cancel() {}
}
