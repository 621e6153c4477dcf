public import Foundation
public import UIKit

/// The delegate of a map view; its methods are never called here.
@preconcurrency @MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
    /// Asks the delegate for the view of an annotation; never called here.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Asks the delegate for the renderer of an overlay; never called here.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Tells the delegate that an annotation view was selected; never called here.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// Tells the delegate that an annotation view was deselected; never called here.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Tells the delegate that the user tapped an accessory control of a callout; never called here.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// Tells the delegate that the visible region is about to change; never called here.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// Tells the delegate that the visible region changed; never called here.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Tells the delegate that the user's location was updated; never called here.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Tells the delegate that an annotation was selected; never called here.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// Tells the delegate that an annotation was deselected; never called here.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// Tells the delegate that annotation views were added to the map; never called here.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Tells the delegate that overlay renderers were added to the map; never called here.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    /// Tells the delegate that the drag state of an annotation view changed; never called here.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState)
    /// Tells the delegate that the visible region is changing; never called here.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    /// Asks the delegate for a cluster annotation for several annotations; never called here.
    func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation
    /// Tells the delegate that the user tracking mode changed; never called here.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    /// Tells the delegate that the map is about to load; never called here.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    /// Tells the delegate that the map finished loading; never called here.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// Tells the delegate that the map failed to load; never called here.
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    /// Tells the delegate that the map finished rendering; never called here.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    /// Tells the delegate that the user could not be located; never called here.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
}

extension MKMapViewDelegate {
    /// Returns `nil`.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    /// Returns a renderer that draws nothing.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
    /// Does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState
    ) {}
    /// Does nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// Returns a cluster annotation for the member annotations.
    public func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    /// Does nothing.
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
    /// Does nothing.
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
}
