public import Foundation
public import QuartzCore

/// A part of an update, in which actions run.
@preconcurrency @MainActor open class UIUpdateActionPhase: NSObject {
    let order: Int
    private init(_ order: Int) { self.order = order }
    /// The update is planned.
    public static let afterUpdateScheduled = UIUpdateActionPhase(0)
    /// Before events.
    public static let beforeEventDispatch = UIUpdateActionPhase(1)
    /// After events.
    public static let afterEventDispatch = UIUpdateActionPhase(2)
    /// Before display links.
    public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(3)
    /// After display links.
    public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(4)
    /// Before layers are sent.
    public static let beforeCATransactionCommit = UIUpdateActionPhase(5)
    /// After layers are sent.
    public static let afterCATransactionCommit = UIUpdateActionPhase(6)
    /// Before late events.
    public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(7)
    /// After late events.
    public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(8)
    /// The update is done.
    public static let afterUpdateComplete = UIUpdateActionPhase(9)
}

/// What is known of an update.
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
    /// The time that animations show, in seconds.
    public let modelTime: TimeInterval
    /// When the update has to be done, in seconds.
    public let completionDeadlineTime: TimeInterval
    /// When it is seen, in seconds.
    public let estimatedPresentationTime: TimeInterval
    /// False.
    open var isImmediatePresentationExpected: Bool { false }
    /// False.
    open var isLowLatencyEventDispatchConfirmed: Bool { false }
    /// False.
    open var isPerformingLowLatencyPhases: Bool { false }

    init(_ now: CFTimeInterval) {
        modelTime = now
        completionDeadlineTime = now + 1 / 60
        estimatedPresentationTime = now + 1 / 60
    }
}

/// Runs actions with the updates of a view or a scene; pictures come as a test moves time, as for display links.
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
    /// What an action does.
    public typealias Handler = (UIUpdateLink, UIUpdateInfo) -> Void

    private weak var view: UIView?
    private weak var scene: UIWindowScene?
    private var actions: [(phase: UIUpdateActionPhase, run: Handler)] = []
    private var tick: Int?
    private var info: UIUpdateInfo?

    /// Whether actions run.
    open var isEnabled = false { didSet { isEnabled ? start() : stop() } }
    /// Whether updates come even where nothing changes, as all do here.
    open var requiresContinuousUpdates = false
    /// Whether events may come late.
    open var wantsLowLatencyEventDispatch = false
    /// Whether pictures are to be shown at once.
    open var wantsImmediatePresentation = false
    /// How many pictures a second are wanted.
    open var preferredFrameRateRange: CAFrameRateRange = .default

    /// Creates a link of a view, which runs while the view is in a window.
    public init(view: UIView) { self.view = view }
    /// Creates a link of a scene.
    public init(windowScene: UIWindowScene) { scene = windowScene }
    /// Creates a link of a view with an action.
    public convenience init(view: UIView, actionHandler handler: @escaping Handler) {
        self.init(view: view)
        addAction(handler: handler)
    }
    /// Creates a link of a scene with an action.
    public convenience init(windowScene: UIWindowScene, actionHandler handler: @escaping Handler) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }
    /// Creates a link of a view that sends a message.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }
    /// Creates a link of a scene that sends a message.
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    /// Adds an action that runs before display links.
    open func addAction(handler: @escaping Handler) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }
    /// Adds an action of a phase.
    open func addAction(to phase: UIUpdateActionPhase, handler: @escaping Handler) {
        let place = actions.firstIndex { $0.phase.order > phase.order } ?? actions.endIndex
        actions.insert((phase, handler), at: place)
    }
    /// Adds a message that is sent before display links.
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }
    /// Adds a message of a phase.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        addAction(to: phase) { [weak target = target as AnyObject] link, info in
            if let target { _ = selector.send(to: target, [link, info]) }
        }
    }
    /// What is known of the update that goes on.
    open func currentUpdateInfo() -> UIUpdateInfo? { info }

    private func start() {
        guard tick == nil else { return }
        tick = AnimationClock.current.addTick { [weak self] now in
            MainActor.assumeIsolated { self?.update(now) }
        }
    }

    private func stop() {
        tick.map(AnimationClock.current.removeTick)
        tick = nil
    }

    private func update(_ now: CFTimeInterval) {
        guard scene != nil || view?.window != nil else { return }
        let current = UIUpdateInfo(now)
        info = current
        for action in actions { action.run(self, current) }
        info = nil
    }
}
