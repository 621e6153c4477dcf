public import Foundation
public import UIKit
public import LayoutSimInertness

/// A button for choosing a playback device; an empty area here.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
    /// The delegate.
    open weak var delegate: (any AVRoutePickerViewDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// The tint color while another device is playing.
    @Inert(.service) open var activeTintColor: UIColor! = .systemBlue
    /// Whether to list video devices first.
    @Inert(.service) open var prioritizesVideoDevices = false
}

/// The delegate of a route picker view.
@preconcurrency @MainActor public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    /// Tells the delegate that the view is about to present routes; never called here.
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    /// Tells the delegate that the view stopped presenting routes; never called here.
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    /// Does nothing.
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    /// Does nothing.
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
