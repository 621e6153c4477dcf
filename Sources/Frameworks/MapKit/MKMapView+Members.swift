public import CoreLocation
public import Foundation
public import UIKit

/// The default reuse identifier for annotation views.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The default reuse identifier for the annotation views of clusters.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// The selectable features of a map.
public struct MKMapFeatureOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a value from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Points of interest.
    public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
    /// Territories, such as countries and states.
    public static let territories = MKMapFeatureOptions(rawValue: 2)
    /// Physical features, such as mountains and rivers.
    public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}

extension MKMapView {
    /// The range of distances between the camera and the center of a map.
    open class CameraZoomRange: NSObject {
        /// The minimum distance from the camera to the center of the map, in meters.
        public let minCenterCoordinateDistance: CLLocationDistance
        /// The maximum distance from the camera to the center of the map, in meters.
        public let maxCenterCoordinateDistance: CLLocationDistance
        /// Creates a zoom range from a minimum and a maximum distance, in meters.
        public init(
            minCenterCoordinateDistance: CLLocationDistance = -1, maxCenterCoordinateDistance: CLLocationDistance = -1
        ) {
            self.minCenterCoordinateDistance = minCenterCoordinateDistance
            self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
        }
    }

    /// A boundary that limits the center of a map.
    open class CameraBoundary: NSObject {
        /// The region of the boundary.
        public let region: MKCoordinateRegion
        /// The map rectangle of the boundary.
        open var mapRect: MKMapRect { region.mapRect }
        /// Creates a boundary from a region.
        public init(coordinateRegion region: MKCoordinateRegion) { self.region = region }
        /// Creates a boundary from a map rectangle.
        public convenience init(mapRect: MKMapRect) { self.init(coordinateRegion: MKCoordinateRegion(mapRect)) }
    }

    /// The visible area of the map, as a map rectangle.
    public var visibleMapRect: MKMapRect {
        get { region.mapRect }
        set { region = MKCoordinateRegion(newValue) }
    }
    /// Changes the visible area of the map; never animates here.
    public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
    /// Changes the visible area of the map; ignores the edge padding and never animates here.
    public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        visibleMapRect = mapRect
    }
    /// Returns the map rectangle unchanged here.
    public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
    /// Returns the map rectangle unchanged here.
    public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect { mapRect }
    /// Sets the camera and centers the map on its center coordinate; never animates here.
    public func setCamera(_ camera: MKMapCamera, animated: Bool) {
        self.camera = camera
        region.center = camera.centerCoordinate
    }
    /// Sets the boundary of the map's center; never animates here.
    public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        self.cameraBoundary = cameraBoundary
    }
    /// Sets the zoom range of the camera; never animates here.
    public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        self.cameraZoomRange = cameraZoomRange
    }

    /// Converts a point in a view's coordinate system to a map coordinate.
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let (own, rect) = (convert(point, from: view), visibleMapRect)
        guard bounds.width > 0, bounds.height > 0 else { return centerCoordinate }
        return MKMapPoint(
            x: rect.minX + rect.width * Double(own.x / bounds.width),
            y: rect.minY + rect.height * Double(own.y / bounds.height)
        ).coordinate
    }
    /// Converts a map coordinate to a point in a view's coordinate system.
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        let (point, rect) = (MKMapPoint(coordinate), visibleMapRect)
        guard !rect.isEmpty else { return convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view) }
        let own = CGPoint(
            x: bounds.width * CGFloat((point.x - rect.minX) / rect.width),
            y: bounds.height * CGFloat((point.y - rect.minY) / rect.height))
        return convert(own, to: view)
    }
    /// Returns the annotations in a map rectangle.
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? AnyHashable })
    }

    /// Adds an overlay to the map; ignores the level here.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    /// Adds overlays to the map; ignores the level here.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
    /// Adds an overlay to the map; ignores the index here.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) { addOverlay(overlay) }
    /// Adds an overlay to the map; ignores the index and the level here.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) { addOverlay(overlay) }
    /// Returns the overlays at a level; always returns all overlays here.
    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }
    /// Returns the renderer of an overlay; always `nil` here, since overlays are not drawn.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }
}
