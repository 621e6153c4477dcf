import Foundation
import UIKit

/// A view controller that records its callbacks.
final class TransitionPage: UIViewController {
    let name: String
    var tell: (String) -> Void = { _ in }

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ what: String) { tell("\(name) \(what)") }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    override func willMove(toParent parent: UIViewController?) {
        note("willMove to \(parent == nil ? "nil" : "parent")")
    }
    override func didMove(toParent parent: UIViewController?) { note("didMove to \(parent == nil ? "nil" : "parent")") }
}

/// A delegate that fades screens in within 0.4 s.
final class AnimatorStage: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIViewControllerAnimatedTransitioning
{
    var tell: (String) -> Void = { _ in }
    var look: (any UIViewControllerContextTransitioning) -> Void = { _ in }
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var givesUp = false

    private func name(_ controller: UIViewController) -> String { (controller as? TransitionPage)?.name ?? "?" }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { tell("willShow \(name(viewController))") }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { tell("didShow \(name(viewController))") }
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        tell("animator \(operation == .push ? "push" : "pop") \(name(fromVC))-\(name(toVC))")
        return self
    }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        tell("interaction?")
        return interaction
    }
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        tell("tab \(name(fromVC))-\(name(toVC))")
        return self
    }
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        tell("animate")
        look(context)
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            view.alpha = 1
        } completion: { _ in
            self.tell("animated")
            context.completeTransition(!self.givesUp && !context.transitionWasCancelled)
        }
    }
    func animationEnded(_ transitionCompleted: Bool) { tell("ended \(transitionCompleted)") }
}

/// An interaction that only puts the new view in place.
final class OwnInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    var wantsInteractiveStart = true
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    }
}
