public import Foundation
public import UIKit

/// A button by which people choose another device; an empty area.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
    /// What hears of it.
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    /// The color while another device plays.
    open var activeTintColor: UIColor! = .systemBlue
    /// Whether devices with pictures come first.
    open var prioritizesVideoDevices = false
}

/// What hears that people choose another device.
@preconcurrency @MainActor public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    /// They would begin.
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    /// They would end.
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    /// Does nothing.
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    /// Does nothing.
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
