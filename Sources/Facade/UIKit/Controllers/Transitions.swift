public import CoreGraphics
public import Foundation
public import LayoutSimInertness

/// The methods that provide custom transitions and presentation controllers.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Returns the animator that presents a controller, or `nil` for the standard transition.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the animator that dismisses a controller, or `nil` for the standard transition.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the interaction controller for a presentation, or `nil` if it is not interactive.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the interaction controller for a dismissal, or `nil` if it is not interactive.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the presentation controller of a custom presentation, or `nil` for the standard one.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { nil }
    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }
    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// An object that animates a custom transition.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the transition in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates the transition, and calls `completeTransition(_:)` on the context at its end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns the animator of an interruptible transition; never called here.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    /// Tells the animator that the transition has ended, and whether it was completed.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    { UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut) }
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An object that drives an interactive transition.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the interaction with the context of its transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed at which the transition goes on when the interaction ends; 1 by default.
    var completionSpeed: CGFloat { get }
    /// The curve along which the transition goes on when the interaction ends; not consulted here.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition starts with an interaction; `true` by default.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}

/// The context of a custom transition.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether an interaction drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the interaction ended by canceling the transition.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation, or `.none` within a container.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The transform of the view at the end; always the identity here.
    var targetTransform: CGAffineTransform { get }
    /// Moves the transition to a fraction between 0 and 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Ends the interaction and lets the transition go on to its end.
    func finishInteractiveTransition()
    /// Ends the interaction and lets the transition go back to its start.
    func cancelInteractiveTransition()
    /// Pauses the transition and makes it interactive.
    func pauseInteractiveTransition()
    /// Ends the transition, and tells whether it was completed.
    func completeTransition(_ didComplete: Bool)
    /// Returns the controller that leaves or the one that comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view that leaves or the one that comes, or `nil` if the transition does not move it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame of a controller's view at the start, or zero if it is not in the container.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of a controller's view at the end, or zero if it leaves.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// The key of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is visible at the start.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible at the end.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The key of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that is visible at the start.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that is visible at the end.
    public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The state of a transition, for animations alongside it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// The presentation style of the controller that comes.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition started with an interaction.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can become interactive again while it goes on.
    var isInterruptible: Bool { get }
    /// Whether an interaction drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the interaction ended by canceling the transition.
    var isCancelled: Bool { get }
    /// The duration of the transition in seconds; 0 if it is not animated.
    var transitionDuration: TimeInterval { get }
    /// How far an interaction has moved the transition, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed at which the transition goes on after an interaction; always 1 here.
    var completionVelocity: CGFloat { get }
    /// The curve of the transition; always `.easeInOut` here.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The transform of the view at the end; always the identity here.
    var targetTransform: CGAffineTransform { get }
    /// Returns the controller that leaves or the one that comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view that leaves or the one that comes, or `nil` if it is not loaded.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Animates changes alongside the transition, and calls a handler at its end.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Animates changes in a view alongside the transition; the view is not consulted here.
    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls a handler when an interaction ends or resumes.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates changes alongside the transition.
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// An interaction controller that advances an animator's transition to a percentage of completion.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    private var context: (any UIViewControllerContextTransitioning)?
    /// The duration of the transition; always 0 here.
    open var duration: CGFloat { 0 }
    /// How far the interaction has moved the transition, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed at which the transition goes on when the interaction ends, 1 being its own.
    open var completionSpeed: CGFloat = 1
    /// The curve along which the transition goes on; stored only.
    @Inert(.behavior) open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The timing with which the transition goes on; stored only.
    @Inert(.behavior) open var timingCurve: (any UITimingCurveProvider)? = nil
    /// Whether the transition starts with an interaction; otherwise it runs until it is paused.
    open var wantsInteractiveStart = true
    /// Pauses the transition where it is, so that an interaction can drive it.
    open func pause() {
        guard let context else { return }
        context.pauseInteractiveTransition()
        if let reached = (context as? TransitionContext)?.progress { percentComplete = reached }
    }
    /// Moves the transition to a fraction between 0 and 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
        context?.updateInteractiveTransition(percentComplete)
    }
    /// Lets the transition go back to its start.
    open func cancel() { context?.cancelInteractiveTransition() }
    /// Lets the transition go on to its end.
    open func finish() { context?.finishInteractiveTransition() }
    /// Starts to drive a transition, at its beginning.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        percentComplete = 0
    }

    /// Releases the context of a finished transition.
    func end() { context = nil }
}
