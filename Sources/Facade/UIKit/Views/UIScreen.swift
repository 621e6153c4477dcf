public import Foundation
public import LayoutSimInertness

/// The screen of the simulated device.
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
    private static let only = UIScreen()
    /// The screen of the simulated device.
    open class var main: UIScreen { only }
    /// All screens; only the main one here.
    open class var screens: [UIScreen] { [only] }

    @preconcurrency @MainActor public override init() { super.init() }

    /// The bounds in points, for the current orientation.
    open var bounds: CGRect { CGRect(origin: .zero, size: SimulatedDevice.current.size) }
    /// The bounds in pixels, always for portrait.
    open var nativeBounds: CGRect {
        let size = SimulatedDevice.current.portraitSize
        return CGRect(x: 0, y: 0, width: size.width * nativeScale, height: size.height * nativeScale)
    }
    /// The number of pixels per point.
    open var scale: CGFloat { SimulatedDevice.currentScale }
    /// The number of physical pixels per point, which is the same as `scale` here.
    open var nativeScale: CGFloat { scale }
    /// The brightness, from 0 to 1; stored only.
    @Inert(.service) open var brightness: CGFloat = 0.5
    /// The maximum frame rate, in frames per second; always 60 here.
    open var maximumFramesPerSecond: Int { 60 }
    /// Whether the screen is recorded or mirrored; always `false` here.
    open var isCaptured: Bool { false }
    /// Whether the screen may be dimmed below its lowest brightness; stored only.
    @Inert(.service) open var wantsSoftwareDimming = false
    /// The maximum brightness relative to white; always 1, without a high dynamic range.
    open var potentialEDRHeadroom: CGFloat { 1 }
    /// The current brightness relative to white; always 1, without a high dynamic range.
    open var currentEDRHeadroom: CGFloat { 1 }
    /// The screen that this one mirrors; always `nil` here.
    open var mirrored: UIScreen? { nil }
    /// The coordinate space of the screen in its current orientation.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// The coordinate space of the screen, which follows the orientation here, unlike on a device.
    open var fixedCoordinateSpace: any UICoordinateSpace { self }
    /// The traits of the device.
    open var traitCollection: UITraitCollection { UITraitCollection(.device) }
    /// Called when the traits have changed; never called here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Returns an empty view of the screen's size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }

    /// Converts a point from screen coordinates to another coordinate space.
    open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        (space as? UIView)?.convert(point, from: nil as UIView?) ?? point
    }
    /// Converts a point from another coordinate space to screen coordinates.
    open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        (space as? UIView)?.convert(point, to: nil as UIView?) ?? point
    }
    /// Converts a rectangle from screen coordinates to another coordinate space.
    open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        (space as? UIView)?.convert(rect, from: nil as UIView?) ?? rect
    }
    /// Converts a rectangle from another coordinate space to screen coordinates.
    open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        (space as? UIView)?.convert(rect, to: nil as UIView?) ?? rect
    }

    /// The insets for the sensor housing, rounded corners and status bar.
    var safeArea: UIEdgeInsets { SimulatedDevice.currentSafeArea }

    /// Returns the traits of a window of a size on this screen.
    func traitValues(for size: CGSize) -> TraitValues { SimulatedDevice.current.traits(for: size) }
}

extension UIScreen {
    /// Posted when a screen connects; never posted here.
    public static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
    /// Posted when a screen disconnects; never posted here.
    public static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
    /// Posted when the brightness changes; never posted here.
    public static let brightnessDidChangeNotification = NSNotification.Name("UIScreenBrightnessDidChangeNotification")
    /// Posted when a recording begins or ends; never posted here.
    public static let capturedDidChangeNotification = NSNotification.Name("UIScreenCapturedDidChangeNotification")
}
