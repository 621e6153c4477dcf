public import CoreLocation
public import Foundation
import LayoutSimPlaceholders
public import UIKit
public import LayoutSimInertness

/// A map view, which is displayed as a gray placeholder with its name here; it stores its content but does not draw it.
@preconcurrency @MainActor open class MKMapView: UIView {
    /// The delegate, which is never called here.
    open weak var delegate: (any MKMapViewDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// The type of the map.
    @Inert(.service) open var mapType = MKMapType.standard
    /// The displayed region.
    open var region = MKCoordinateRegion()
    /// Whether the user can zoom the map.
    @Inert(.service) open var isZoomEnabled = true
    /// Whether the user can scroll the map.
    @Inert(.service) open var isScrollEnabled = true
    /// Whether the user can rotate the map.
    @Inert(.service) open var isRotateEnabled = true
    /// Whether the user can tilt the map.
    @Inert(.service) open var isPitchEnabled = true
    /// Whether the map shows a compass.
    @Inert(.service) open var showsCompass = true
    /// Whether the map shows a scale.
    @Inert(.service) open var showsScale = false
    /// Whether the map shows traffic.
    @Inert(.service) open var showsTraffic = false
    /// A Boolean value that indicates whether the map shows points of interest.
    @Inert(.service) open var showsPointsOfInterest = true
    /// The filter for the points of interest that the map shows.
    @Inert(.service) open var pointOfInterestFilter: MKPointOfInterestFilter? = nil
    /// The map configuration.
    @Inert(.service) open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    /// The camera for viewing the map.
    @Inert(.service) open var camera = MKMapCamera()
    /// The zoom range of the camera.
    @Inert(.service) open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()
    /// The boundary of the map's center.
    @Inert(.service) open var cameraBoundary: CameraBoundary? = nil
    /// The visibility of the pitch button.
    @Inert(.service) open var pitchButtonVisibility = MKFeatureVisibility.hidden
    /// A Boolean value that indicates whether the map shows the user tracking button.
    @Inert(.service) open var showsUserTrackingButton = false
    /// The map features that the user can select in addition to annotations.
    @Inert(.service) open var selectableMapFeatures: MKMapFeatureOptions = []
    /// Whether the map shows buildings.
    @Inert(.service) open var showsBuildings = true
    /// Whether the map shows the user's location, which is never known here.
    @Inert(.service) open var showsUserLocation = false
    /// The user tracking mode.
    @Inert(.service) open var userTrackingMode = MKUserTrackingMode.none
    /// The user's location, which is never known here.
    public let userLocation = MKUserLocation()
    /// The annotations.
    open private(set) var annotations: [any MKAnnotation] = []
    /// The selected annotations.
    open var selectedAnnotations: [any MKAnnotation] = []
    /// The overlays.
    open private(set) var overlays: [any MKOverlay] = []

    /// Creates a map view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        showPlaceholder(named: "MKMapView")
    }

    /// Creates a map view from a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showPlaceholder(named: "MKMapView")
    }

    /// Sets the delegate by its key, as storyboards and xibs connect it.
    nonisolated open override func setValue(_ value: Any?, forUndefinedKey key: String) {
        guard key == "delegate" else { return super.setValue(value, forUndefinedKey: key) }
        nonisolated(unsafe) let object = value
        MainActor.assumeIsolated { unsafe delegate = object as? any MKMapViewDelegate }
    }

    /// The coordinate at the center of the map.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    /// Sets the displayed region; never animates here.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    /// Sets the center coordinate; never animates here.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
    /// Returns the region unchanged here.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    /// Sets the user tracking mode; never animates here.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

    /// Adds an annotation.
    open func addAnnotation(_ annotation: any MKAnnotation) {
        inert(.service, self)
        annotations.append(annotation)
    }
    /// Adds annotations.
    open func addAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(addAnnotation) }
    /// Removes an annotation.
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Removes annotations.
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    /// Adds the annotations that the map does not have yet.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
            addAnnotation(annotation)
        }
    }
    /// Selects an annotation; never animates here.
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
    /// Deselects an annotation; never animates here.
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }
    /// The registered annotation view classes, by reuse identifier.
    private var viewClasses: [String: MKAnnotationView.Type] = [:]
    /// Returns the view of an annotation; always `nil` here, since annotations are not drawn.
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Registers an annotation view class for a reuse identifier.
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        viewClasses[identifier] = viewClass as? MKAnnotationView.Type
    }
    /// Returns a reusable annotation view; always `nil` here, since there are none.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    /// Creates an annotation view of the registered class, or a plain one if no class is registered.
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        let kind = viewClasses[identifier] ?? MKAnnotationView.self
        return MKAnnotationView.make(kind, for: annotation, reuseIdentifier: identifier)
    }

    /// Adds an overlay.
    open func addOverlay(_ overlay: any MKOverlay) {
        inert(.service, self)
        overlays.append(overlay)
    }
    /// Adds overlays.
    open func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(addOverlay) }
    /// Removes an overlay.
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    /// Removes overlays.
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
}
