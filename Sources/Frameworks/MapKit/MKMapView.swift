public import CoreLocation
public import Foundation
import LayoutSimPlaceholders
public import UIKit

/// A map: here a gray area with its name, which holds what is put on it and shows none of it.
@preconcurrency @MainActor open class MKMapView: UIView {
    /// What is asked for views; it is not asked.
    open weak var delegate: (any MKMapViewDelegate)?
    /// What it shows.
    open var mapType = MKMapType.standard
    /// The part that it shows.
    open var region = MKCoordinateRegion()
    /// Whether fingers zoom.
    open var isZoomEnabled = true
    /// Whether fingers scroll.
    open var isScrollEnabled = true
    /// Whether fingers turn.
    open var isRotateEnabled = true
    /// Whether fingers tilt.
    open var isPitchEnabled = true
    /// Whether it shows a compass.
    open var showsCompass = true
    /// Whether it shows a scale.
    open var showsScale = false
    /// Whether it shows traffic.
    open var showsTraffic = false
    /// A Boolean value that indicates whether the map shows points of interest.
    open var showsPointsOfInterest = true
    /// The filter for the points of interest that the map shows.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The map configuration.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    /// The camera for viewing the map.
    open var camera = MKMapCamera()
    /// The zoom range of the camera.
    open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()
    /// The boundary of the map's center.
    open var cameraBoundary: CameraBoundary?
    /// The visibility of the pitch button.
    open var pitchButtonVisibility = MKFeatureVisibility.hidden
    /// A Boolean value that indicates whether the map shows the user tracking button.
    open var showsUserTrackingButton = false
    /// The map features that the user can select in addition to annotations.
    open var selectableMapFeatures: MKMapFeatureOptions = []
    /// Whether it shows buildings.
    open var showsBuildings = true
    /// Whether it shows where the user is, which nobody knows.
    open var showsUserLocation = false
    /// Whether it follows the user.
    open var userTrackingMode = MKUserTrackingMode.none
    /// Where the user is, which nobody knows.
    public let userLocation = MKUserLocation()
    /// What was put on it.
    open private(set) var annotations: [any MKAnnotation] = []
    /// What was chosen on it.
    open var selectedAnnotations: [any MKAnnotation] = []
    /// What was laid over it.
    open private(set) var overlays: [any MKOverlay] = []

    /// Creates a map in a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        showPlaceholder(named: "MKMapView")
    }

    /// Creates a map of a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showPlaceholder(named: "MKMapView")
    }

    /// The place in the middle.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    /// Shows a part.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// Shows a place in the middle.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    /// The part as it is.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    /// Follows the user or not.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

    /// Puts something on it.
    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    /// Puts things on it.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(addAnnotation) }
    /// Takes something off it.
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Takes things off it.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    /// Puts things on it that it lacks.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
            addAnnotation(annotation)
        }
    }
    /// Chooses something on it.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    /// Chooses it no longer.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }
    /// The registered annotation view classes, by reuse identifier.
    private var viewClasses: [String: MKAnnotationView.Type] = [:]
    /// There are no views.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Registers an annotation view class for a reuse identifier.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        viewClasses[identifier] = viewClass as? MKAnnotationView.Type
    }
    /// There are no views.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// Creates an annotation view of the registered class, or a plain one if no class is registered.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        let kind = viewClasses[identifier] ?? MKAnnotationView.self
        return MKAnnotationView.make(kind, for: annotation, reuseIdentifier: identifier)
    }

    /// Lays something over it.
    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    /// Lays things over it.
    open func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(addOverlay) }
    /// Takes something away that lies over it.
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    /// Takes things away that lie over it.
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
}
