public import Foundation
public import UIKit
public import LayoutSimInertness

/// The visibility of a map feature.
public enum MKFeatureVisibility: Int, Sendable { case adaptive = 0, hidden, visible }

/// A button that makes a map track the user's location. Displays an empty area of its size here.
@preconcurrency @MainActor open class MKUserTrackingButton: UIView {
    /// The map view of the button.
    open weak var mapView: MKMapView?
    /// Creates a user tracking button for a map view.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

/// A bar button item that makes a map track the user's location.
@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    /// The map view of the bar button item.
    open weak var mapView: MKMapView?
    /// Creates a user tracking bar button item for a map view.
    public convenience init(mapView: MKMapView?) {
        self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
        self.mapView = mapView
    }
}

/// A compass button for a map. Displays an empty area of its size here.
@preconcurrency @MainActor open class MKCompassButton: UIView {
    /// The map view of the compass.
    open weak var mapView: MKMapView?
    /// The visibility of the compass.
    @Inert(.service) open var compassVisibility: MKFeatureVisibility = .adaptive
    /// Creates a compass button for a map view.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

/// A scale view for a map. Displays an empty area here.
@preconcurrency @MainActor open class MKScaleView: UIView {
    /// The alignments of the scale's legend.
    public enum Alignment: Int, Sendable { case leading = 0, trailing }
    /// The map view of the scale.
    open weak var mapView: MKMapView?
    /// The visibility of the scale.
    @Inert(.service) open var scaleVisibility: MKFeatureVisibility = .adaptive
    /// The alignment of the scale's legend.
    @Inert(.service) open var legendAlignment: Alignment = .leading
    /// Creates a scale view for a map view.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
