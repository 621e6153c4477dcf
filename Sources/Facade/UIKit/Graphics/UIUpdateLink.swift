public import Foundation
public import QuartzCore
public import LayoutSimInertness

/// A phase of a UI update, in which actions run.
@preconcurrency @MainActor open class UIUpdateActionPhase: NSObject {
    let order: Int
    private init(_ order: Int) { self.order = order }
    /// The phase after the update is scheduled.
    public static let afterUpdateScheduled = UIUpdateActionPhase(0)
    /// The phase before events are dispatched.
    public static let beforeEventDispatch = UIUpdateActionPhase(1)
    /// The phase after events are dispatched.
    public static let afterEventDispatch = UIUpdateActionPhase(2)
    /// The phase before display links are dispatched.
    public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(3)
    /// The phase after display links are dispatched.
    public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(4)
    /// The phase before the Core Animation transaction is committed.
    public static let beforeCATransactionCommit = UIUpdateActionPhase(5)
    /// The phase after the Core Animation transaction is committed.
    public static let afterCATransactionCommit = UIUpdateActionPhase(6)
    /// The phase before low-latency events are dispatched.
    public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(7)
    /// The phase after low-latency events are dispatched.
    public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(8)
    /// The phase after the update is complete.
    public static let afterUpdateComplete = UIUpdateActionPhase(9)
}

/// Information about a UI update.
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
    /// The time to use for animations and other model updates, in seconds.
    public let modelTime: TimeInterval
    /// The time by which the update has to be complete, in seconds.
    public let completionDeadlineTime: TimeInterval
    /// The estimated time at which the update is presented, in seconds.
    public let estimatedPresentationTime: TimeInterval
    /// Whether immediate presentation is expected; always `false` here.
    open var isImmediatePresentationExpected: Bool { false }
    /// Whether low-latency event dispatch is confirmed; always `false` here.
    open var isLowLatencyEventDispatchConfirmed: Bool { false }
    /// Whether low-latency phases are being performed; always `false` here.
    open var isPerformingLowLatencyPhases: Bool { false }

    init(_ now: CFTimeInterval) {
        modelTime = now
        completionDeadlineTime = now + 1 / 60
        estimatedPresentationTime = now + 1 / 60
    }
}

/// An object that runs actions with the UI updates of a view or scene, which come as a test advances time.
@preconcurrency @MainActor open class UIUpdateLink: NSObject {
    /// The handler of an action.
    public typealias Handler = (UIUpdateLink, UIUpdateInfo) -> Void

    private weak var view: UIView?
    private weak var scene: UIWindowScene?
    private var actions: [(phase: UIUpdateActionPhase, run: Handler)] = []
    private var tick: Int?
    private var info: UIUpdateInfo?

    /// Whether the update link is enabled.
    open var isEnabled = false { didSet { isEnabled ? start() : stop() } }
    /// Whether updates come even when nothing changes, as they always do here.
    @Inert(.behavior) open var requiresContinuousUpdates = false
    /// Whether low-latency event dispatch is wanted; stored only.
    @Inert(.service) open var wantsLowLatencyEventDispatch = false
    /// Whether immediate presentation is wanted; stored only.
    @Inert(.service) open var wantsImmediatePresentation = false
    /// The preferred frame rate range, in frames per second.
    @Inert(.service) open var preferredFrameRateRange: CAFrameRateRange = .default

    /// Creates an update link for a view, which runs while the view is in a window.
    public init(view: UIView) { self.view = view }
    /// Creates an update link for a window scene.
    public init(windowScene: UIWindowScene) { scene = windowScene }
    /// Creates an update link for a view with an action handler.
    public convenience init(view: UIView, actionHandler handler: @escaping Handler) {
        self.init(view: view)
        addAction(handler: handler)
    }
    /// Creates an update link for a window scene with an action handler.
    public convenience init(windowScene: UIWindowScene, actionHandler handler: @escaping Handler) {
        self.init(windowScene: windowScene)
        addAction(handler: handler)
    }
    /// Creates an update link for a view with a target and a selector.
    public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
        self.init(view: view)
        addAction(target: target, selector: selector)
    }
    /// Creates an update link for a window scene with a target and a selector.
    public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
        self.init(windowScene: windowScene)
        addAction(target: target, selector: selector)
    }

    /// Adds an action that runs before display links are dispatched.
    open func addAction(handler: @escaping Handler) {
        addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
    }
    /// Adds an action to a phase.
    open func addAction(to phase: UIUpdateActionPhase, handler: @escaping Handler) {
        let place = actions.firstIndex { $0.phase.order > phase.order } ?? actions.endIndex
        actions.insert((phase, handler), at: place)
    }
    /// Adds a target and a selector to call before display links are dispatched.
    open func addAction(target: Any, selector: Selector) {
        addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector)
    }
    /// Adds a target and a selector to call in a phase.
    open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
        addAction(to: phase) { [weak target = target as AnyObject] link, info in
            if let target { _ = selector.send(to: target, [link, info]) }
        }
    }
    /// Returns information about the current update, or `nil` outside of an update.
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
