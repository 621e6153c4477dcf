public import Foundation

/// The screen of the simulated device.
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace, UITraitEnvironment {
    private static let only = UIScreen()
    open class var main: UIScreen { only }
    open class var screens: [UIScreen] { [only] }

    @preconcurrency @MainActor public override init() { super.init() }

    open var bounds: CGRect { CGRect(origin: .zero, size: SimulatedDevice.current.size) }
    open var nativeBounds: CGRect {
        let size = SimulatedDevice.current.portraitSize
        return CGRect(x: 0, y: 0, width: size.width * nativeScale, height: size.height * nativeScale)
    }
    open var scale: CGFloat { SimulatedDevice.currentScale }
    open var nativeScale: CGFloat { scale }
    open var brightness: CGFloat = 0.5
    open var maximumFramesPerSecond: Int { 60 }
    open var isCaptured: Bool { false }
    open var wantsSoftwareDimming = false
    /// The maximum brightness relative to white; always 1, without a high dynamic range.
    open var potentialEDRHeadroom: CGFloat { 1 }
    open var currentEDRHeadroom: CGFloat { 1 }
    open var mirrored: UIScreen? { nil }
    open var coordinateSpace: any UICoordinateSpace { self }
    open var fixedCoordinateSpace: any UICoordinateSpace { self }
    open var traitCollection: UITraitCollection { UITraitCollection(.device) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }

    open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
        (space as? UIView)?.convert(point, from: nil as UIView?) ?? point
    }
    open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        (space as? UIView)?.convert(point, to: nil as UIView?) ?? point
    }
    open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
        (space as? UIView)?.convert(rect, from: nil as UIView?) ?? rect
    }
    open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        (space as? UIView)?.convert(rect, to: nil as UIView?) ?? rect
    }

    /// The insets for the sensor housing, rounded corners and status bar.
    var safeArea: UIEdgeInsets { SimulatedDevice.currentSafeArea }

    /// Returns the traits of a window of a size on this screen.
    func traitValues(for size: CGSize) -> TraitValues { SimulatedDevice.current.traits(for: size) }
}

extension UIScreen {
    public static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
    public static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
    public static let brightnessDidChangeNotification = NSNotification.Name("UIScreenBrightnessDidChangeNotification")
    public static let capturedDidChangeNotification = NSNotification.Name("UIScreenCapturedDidChangeNotification")
}
