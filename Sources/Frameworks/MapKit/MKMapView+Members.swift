public import CoreLocation
public import Foundation
public import UIKit

/// The name of the kind of view that annotations have unless a delegate says otherwise.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The name of the kind of view that several annotations have together.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// What of a map can be chosen.
public struct MKMapFeatureOptions: OptionSet, Sendable {
    /// Its value.
    public let rawValue: Int
    /// Creates one of a value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Places of interest.
    public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
    /// Borders.
    public static let territories = MKMapFeatureOptions(rawValue: 2)
    /// Mountains, rivers and the like.
    public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}

extension MKMapView {
    /// How near and far a map may be seen from.
    open class CameraZoomRange: NSObject {
        /// In meters.
        public let minCenterCoordinateDistance: CLLocationDistance
        /// In meters.
        public let maxCenterCoordinateDistance: CLLocationDistance
        /// Creates a range.
        public init(
            minCenterCoordinateDistance: CLLocationDistance = -1, maxCenterCoordinateDistance: CLLocationDistance = -1
        ) {
            self.minCenterCoordinateDistance = minCenterCoordinateDistance
            self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
        }
    }

    /// Where the middle of a map may be.
    open class CameraBoundary: NSObject {
        /// The part.
        public let region: MKCoordinateRegion
        /// The part.
        open var mapRect: MKMapRect { region.mapRect }
        /// Creates a boundary.
        public init(coordinateRegion region: MKCoordinateRegion) { self.region = region }
        /// Creates a boundary.
        public convenience init(mapRect: MKMapRect) { self.init(coordinateRegion: MKCoordinateRegion(mapRect)) }
    }

    /// The part that it shows, as a rectangle.
    public var visibleMapRect: MKMapRect {
        get { region.mapRect }
        set { region = MKCoordinateRegion(newValue) }
    }
    /// Shows a rectangle.
    public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
    /// Shows a rectangle; the distances of its edges are not kept.
    public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        visibleMapRect = mapRect
    }
    /// The rectangle as it is.
    public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
    /// The rectangle as it is.
    public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect { mapRect }
    /// Sees it from elsewhere.
    public func setCamera(_ camera: MKMapCamera, animated: Bool) {
        self.camera = camera
        region.center = camera.centerCoordinate
    }
    /// Sets where its middle may be.
    public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }
    /// Sets how near and far it may be seen from.
    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange
    }

    /// The place of a point of a view.
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let (own, rect) = (convert(point, from: view), visibleMapRect)
        guard bounds.width > 0, bounds.height > 0 else { return centerCoordinate }
        return MKMapPoint(
            x: rect.minX + rect.width * Double(own.x / bounds.width),
            y: rect.minY + rect.height * Double(own.y / bounds.height)
        ).coordinate
    }
    /// Where a place is, in points of a view.
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let (point, rect) = (MKMapPoint(coordinate), visibleMapRect)
        guard !rect.isEmpty else { return convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view) }
        let own = CGPoint(
            x: bounds.width * CGFloat((point.x - rect.minX) / rect.width),
            y: bounds.height * CGFloat((point.y - rect.minY) / rect.height))
        return convert(own, to: view)
    }
    /// What lies in a rectangle.
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? AnyHashable })
    }

    /// Lays something over it at a height.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    /// Lays things over it at a height.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
    /// Lays something over it among the others.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) { addOverlay(overlay) }
    /// Lays something over it among the others.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) { addOverlay(overlay) }
    /// What lies at a height: all of it.
    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }
    /// Nothing is drawn.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
}
