public import Foundation
public import UIKit

/// When a part of a map is seen.
public enum MKFeatureVisibility: Int, Sendable { case adaptive = 0, hidden, visible }

/// A button by which a map follows the user; an empty area of its size.
@preconcurrency @MainActor open class MKUserTrackingButton: UIView {
    /// The map.
    open weak var mapView: MKMapView?
    /// Creates a button of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

/// A bar's button by which a map follows the user.
@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    /// The map.
    open weak var mapView: MKMapView?
    /// Creates a button of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(image: UIImage(systemName: "location"), style: .plain, target: nil, action: nil)
        self.mapView = mapView
    }
}

/// The compass of a map; an empty area of its size.
@preconcurrency @MainActor open class MKCompassButton: UIView {
    /// The map.
    open weak var mapView: MKMapView?
    /// When it is seen.
    open var compassVisibility: MKFeatureVisibility = .adaptive
    /// Creates a compass of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

/// The scale of a map; an empty area.
@preconcurrency @MainActor open class MKScaleView: UIView {
    /// Where it begins.
    public enum Alignment: Int, Sendable { case leading = 0, trailing }
    /// The map.
    open weak var mapView: MKMapView?
    /// When it is seen.
    open var scaleVisibility: MKFeatureVisibility = .adaptive
    /// Where it begins.
    open var legendAlignment: Alignment = .leading
    /// Creates a scale of a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: .zero)
        self.mapView = mapView
    }
}
