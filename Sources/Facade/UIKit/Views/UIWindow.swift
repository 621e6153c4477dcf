public import Foundation
public import LayoutSimInertness

/// The root view of a hierarchy on a screen.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The identity of the device that shows the window.
    let unit = SimulatedDevice.current.unit
    private var knownTraits: KnownTraits?
    /// The views that are animating out.
    var departures: [Departure] = []
    /// The end of the current transition between view controllers, in seconds of the animation clock.
    var transitionEnd = 0.0
    /// The number of running transitions with custom animators.
    var ownTransitions = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        enterScreen()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        enterScreen()
    }
    /// The screen's size, on which apps that make a window by `UIWindow()` rely since iOS 9.
    class override var frameOfNone: CGRect { UIScreen.main.bounds }

    /// Creates a window of the screen's size in a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        enterScreen()
        self.windowScene = windowScene
        // Property observers are not called in the class's own initializers.
        windowScene.add(self)
    }

    private func enterScreen() {
        let reference = state.reference
        state.windowReference = reference
        layer.isHidden = true
    }

    /// The view controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            replaceRoot(oldValue)
            tellObservers()
        }
    }
    /// The scene of the window; a window that shows without one joins the only scene.
    open weak var windowScene: UIWindowScene? {
        didSet {
            if windowScene !== oldValue {
                oldValue?.remove(self)
                windowScene?.add(self)
            }
        }
    }
    /// Whether the window may adapt its size to its content; stored only.
    @Inert(.layout) open var canResizeToFitContent = false
    /// The screen of the window.
    open var screen: UIScreen = .main
    /// The level, which puts the window in front of those of lower levels.
    open var windowLevel: Level = .normal
    /// Whether the window is the key window.
    open private(set) var isKeyWindow = false
    /// Whether the window can become the key window; `true` by default.
    open var canBecomeKey: Bool { true }
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// Makes the window the key window in place of the previous one, if it can become key.
    open func makeKey() {
        guard canBecomeKey else { return }
        FirstResponder.leaveOtherWindows(than: self)
        UIApplication.shared.events.menu = nil
        UIApplication.shared.events.largeContent = nil
        UIApplication.shared.keyWindowInUse?.resign()
        UIApplication.shared.keyWindowInUse = self
        isKeyWindow = true
        becomeKey()
    }
    /// Shows the window, makes it key, and lays it out.
    open func makeKeyAndVisible() {
        isHidden = false
        UIApplication.shared.add(self)
        makeKey()
        layoutIfNeeded()
    }
    /// Called when the window becomes key; posts `didBecomeKeyNotification`.
    open func becomeKey() {
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }
    /// Called when the window is no longer key; posts `didResignKeyNotification`.
    open func resignKey() {
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }
    private func resign() {
        isKeyWindow = false
        resignKey()
    }
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let wasHidden = super.isHidden
            super.isHidden = newValue
            guard newValue != wasHidden else { return }
            if newValue {
                UIApplication.shared.remove(self)
                if let holder = FirstResponder.current as? UIView, holder.window === self {
                    FirstResponder.drop(holder)
                }
            } else {
                UIApplication.shared.add(self)
                applyAppearance()
            }
            rootViewController?.viewMoved(to: self)
        }
    }
    /// Delivers the touches of an event to the window's gesture recognizers and views.
    open func sendEvent(_ event: UIEvent) {
        if event.type == .touches { UIApplication.shared.events.deliver(event, to: self) }
    }
    /// Converts a point from the window's coordinate space to another window's, or the screen's for `nil`.
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        super.convert(point, to: window as UIView?)
    }
    /// Converts a point from another window's coordinate space, or the screen's for `nil`, to this window's.
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        super.convert(point, from: window as UIView?)
    }
    /// Converts a rectangle from the window's coordinate space to another window's, or the screen's for `nil`.
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { super.convert(rect, to: window as UIView?) }
    /// Converts a rectangle from another window's coordinate space, or the screen's for `nil`, to this window's.
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        super.convert(rect, from: window as UIView?)
    }

    /// Posted when a window becomes visible; never posted here.
    public static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted when a window is hidden; never posted here.
    public static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted when a window becomes key, with the window as the object.
    public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted when a window is no longer key, with the window as the object.
    public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

    /// The level of a window in front of or behind others.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level with a position, higher ones in front.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of most windows, at 0.
        public static let normal = Level(0)
        /// The level of alerts, at 2000.
        public static let alert = Level(2000)
        /// The level of the status bar, at 1000.
        public static let statusBar = Level(1000)
    }

    /// The safe area insets for the screen's shape and bars.
    var ownSafeArea: UIEdgeInsets {
        guard bounds.size == screen.bounds.size else { return .zero }
        return screen.safeArea
    }

    /// The traits of the window before its own overrides.
    var baseTraits: UITraitCollection {
        let (around, size) = (UITraitCollection.ofProcess, bounds.size)
        if let known = knownTraits, known.around === around, known.size == size { return known.traits }
        let traits = UITraitCollection(around.values.overridden(by: screen.traitValues(for: size)))
        knownTraits = KnownTraits(traits: traits, around: around, size: size)
        return traits
    }

    private func replaceRoot(_ old: UIViewController?) {
        old?.view.removeFromSuperview()
        guard let view = rootViewController?.view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }
}

extension UIWindow.Level: _UIKitNumericRawRepresentable {}

/// The cached traits of a window, and the values they were computed from.
private struct KnownTraits {
    let traits: UITraitCollection
    let around: UITraitCollection
    let size: CGSize
}
