import Foundation
import Testing

@testable import UIKit

/// Navigation controllers whose delegate provides custom animators.
@MainActor @Suite(.serialized) final class NavigationTransitionTests {
    private var log: [String] = []
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let stage = AnimatorStage()
    private let navigation = UINavigationController()
    private let (a, b, c) = (TransitionPage("a"), TransitionPage("b"), TransitionPage("c"))

    init() {
        for page in [a, b, c] { page.tell = { [weak self] in self?.log.append($0) } }
        stage.tell = { [weak self] in self?.log.append($0) }
        navigation.delegate = stage
    }

    isolated deinit { window.isHidden = true }

    private func show(_ pages: [TransitionPage]) {
        navigation.viewControllers = pages
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        log = []
    }

    private func during(_ body: () -> Void) -> [String] {
        log = []
        body()
        return log
    }

    // MARK: Who is asked, and when

    enum Change: CaseIterable {
        case push, pop, popToRoot, popToMiddle, replace, back

        var operation: String { [.push, .replace].contains(self) ? "push" : "pop" }
        var start: Int { [.push, .replace].contains(self) ? 1 : 3 }
    }

    private func make(_ change: Change, animated: Bool) {
        switch change {
        case .push: navigation.pushViewController(b, animated: animated)
        case .pop: navigation.popViewController(animated: animated)
        case .popToRoot: navigation.popToRootViewController(animated: animated)
        case .popToMiddle: navigation.popToViewController(b, animated: animated)
        case .replace: navigation.setViewControllers([c], animated: animated)
        case .back: navigation.setViewControllers([a], animated: animated)
        }
    }

    @Test(arguments: Change.allCases) func `the delegate is asked for the animator of a change`(_ change: Change) throws
    {
        show(Array([a, b, c].prefix(change.start)))
        let from = try #require(navigation.topViewController as? TransitionPage)
        let first = during { make(change, animated: true) }
        let to = try #require(navigation.topViewController as? TransitionPage)
        #expect(first.contains("animator \(change.operation) \(from.name)-\(to.name)"))
        #expect(first.filter { $0 == "animate" }.count == 1)
        #expect(from.view.window === window && to.view.window === window)
        pass(0.4)
        #expect(from.view.window == nil && to.view.superview === navigation.view)
        #expect(navigation.children == navigation.viewControllers)
    }

    @Test(arguments: Change.allCases) func `nobody is asked without animation or out of sight`(_ change: Change) {
        show(Array([a, b, c].prefix(change.start)))
        #expect(!during { make(change, animated: false) }.contains { $0.hasPrefix("animator") })
        navigation.setViewControllers(Array([a, b, c].prefix(change.start)), animated: false)
        window.isHidden = true
        #expect(!during { make(change, animated: true) }.contains { $0.hasPrefix("animator") })
    }

    @Test func `the order of a push and a pop`() {
        show([a])
        #expect(
            during { navigation.pushViewController(b, animated: true) } == [
                "b willMove to parent", "animator push a-b", "interaction?", "willShow b", "a viewWillDisappear",
                "b viewWillAppear", "animate", "b viewIsAppearing",
            ])
        #expect(
            during { pass(0.4) } == [
                "animated", "a viewDidDisappear", "b viewDidAppear", "ended true", "didShow b", "b didMove to parent",
            ])
        #expect(
            during { navigation.popViewController(animated: true) } == [
                "b willMove to nil", "animator pop b-a", "interaction?", "willShow a", "b viewWillDisappear",
                "a viewWillAppear", "animate", "a viewIsAppearing",
            ])
        #expect(
            during { pass(0.4) } == [
                "animated", "b viewDidDisappear", "a viewDidAppear", "ended true", "didShow a", "b didMove to nil",
            ])
    }

    @Test func `an animator knows who comes and goes, and where`() throws {
        show([a])
        var known: [Bool] = []
        stage.look = { [a, b, navigation] context in
            known = [
                context.viewController(forKey: .from) === a, context.viewController(forKey: .to) === b,
                context.view(forKey: .from) === a.view, context.view(forKey: .to) === b.view,
                context.containerView.window != nil, context.initialFrame(for: a) == navigation.view.bounds,
                context.initialFrame(for: b) == .zero, context.finalFrame(for: a) == .zero,
                context.finalFrame(for: b) == navigation.view.bounds, context.isAnimated, !context.isInteractive,
                context.presentationStyle == .none, a.view.superview === context.containerView,
                navigation.transitionCoordinator?.transitionDuration == 0.4,
            ]
        }
        navigation.pushViewController(b, animated: true)
        #expect(known == Array(repeating: true, count: 14), "\(known)")
        #expect(abs(window.remainingOwnTransition - 0.4) < 1e-9)
        pass(0.2)
        #expect(abs(shown(b.view).opacity - 0.5) < 1e-3 && abs(window.remainingTransition - 0.2) < 1e-9)
        // The bar stays in front.
        let views = navigation.view.subviews
        let places = [b.view.superview, navigation.navigationBar].map { view in views.firstIndex { $0 === view } ?? -1 }
        #expect(places[0] >= 0 && places[0] < places[1])
        pass(0.2)
        #expect(navigation.transitionCoordinator == nil && window.remainingOwnTransition == 0)
    }

    @Test func `a change amid a transition ends it`() {
        show([a])
        navigation.pushViewController(b, animated: true)
        pass(0.1)
        let lines = during { navigation.pushViewController(c, animated: true) }
        #expect(
            lines.prefix(5) == [
                "a viewDidDisappear", "b viewDidAppear", "ended true", "didShow b", "b didMove to parent",
            ])
        pass(0.4)
        #expect(navigation.viewControllers == [a, b, c] && c.view.superview === navigation.view)
        #expect(b.view.superview == nil)
    }

    @Test func `an animator that gives up takes the change back`() {
        show([a])
        stage.givesUp = true
        navigation.pushViewController(b, animated: true)
        #expect(
            during { pass(0.4) } == [
                "animated", "b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing", "b viewDidDisappear",
                "a viewDidAppear", "ended false", "b willMove to nil", "b didMove to nil",
            ])
        #expect(navigation.viewControllers == [a] && navigation.children == [a] && b.parent == nil)
    }

    // MARK: Driven by a finger

    private func drivePop(_ end: (UIPercentDrivenInteractiveTransition) -> Void) -> [String] {
        show([a, b])
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.interaction = interaction
        return during {
            navigation.popViewController(animated: true)
            navigation.transitionCoordinator?.animate(alongsideTransition: { [navigation] _ in
                navigation.navigationBar.alpha = 0
            }) { [weak self] in self?.log.append($0.isCancelled ? "cancelled" : "completed") }
            #expect(navigation.transitionCoordinator?.initiallyInteractive == true)
            interaction.update(0.25)
            #expect(abs(shown(a.view).opacity - 0.25) < 1e-3)
            #expect(abs(shown(navigation.navigationBar).opacity - 0.85) < 0.1)
            pass(5)
            #expect(b.view.window === window && interaction.percentComplete == 0.25)
            end(interaction)
            pass(0.5)
            #expect(navigation.transitionCoordinator == nil)
        }
    }

    @Test func `a finger that goes far pops`() {
        let lines = drivePop { $0.finish() }
        #expect(
            lines == [
                "b willMove to nil", "animator pop b-a", "interaction?", "willShow a", "b viewWillDisappear",
                "a viewWillAppear", "animate", "a viewIsAppearing", "animated", "b viewDidDisappear", "a viewDidAppear",
                "completed", "ended true", "didShow a", "b didMove to nil",
            ])
        #expect(navigation.viewControllers == [a] && navigation.children == [a] && navigation.navigationBar.alpha == 0)
        #expect(b.view.window == nil && a.view.alpha == 1)
    }

    @Test func `a finger that turns back leaves the stack as it was`() {
        let lines = drivePop { $0.cancel() }
        #expect(
            lines == [
                "b willMove to nil", "animator pop b-a", "interaction?", "willShow a", "b viewWillDisappear",
                "a viewWillAppear", "animate", "a viewIsAppearing", "animated", "a viewWillDisappear",
                "b viewWillAppear", "b viewIsAppearing", "a viewDidDisappear", "b viewDidAppear", "cancelled",
                "ended false", "b didMove to parent",
            ])
        #expect(navigation.viewControllers == [a, b] && navigation.children == [a, b])
        #expect(navigation.navigationBar.items == [a.navigationItem, b.navigationItem])
        #expect(navigation.navigationBar.alpha == 1 && !b.isMovingFromParent)
        #expect(a.view.superview == nil && b.view.superview === navigation.view)
        #expect(b.view.frame == navigation.view.bounds)
    }

    @Test func `an interaction of the app's own moves the views itself`() {
        show([a, b])
        let own = OwnInteraction()
        stage.interaction = own
        let lines = during { navigation.popViewController(animated: true) }
        #expect(!lines.contains("animate"))
        own.context?.cancelInteractiveTransition()
        own.context?.completeTransition(false)
        #expect(navigation.topViewController === b)
        navigation.popViewController(animated: true)
        own.context?.finishInteractiveTransition()
        own.context?.completeTransition(true)
        #expect(navigation.topViewController === a && a.view.superview === navigation.view)
    }
}

extension NavigationTransitionTests {
    @Test(arguments: [true, false]) func `tabs have animators too`(isDone: Bool) {
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        tabs.delegate = stage
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.interaction = interaction
        let lines = during {
            tabs.selectedIndex = 1
            interaction.update(0.5)
            #expect(abs(shown(b.view).opacity - 0.5) < 1e-3)
            isDone ? interaction.finish() : interaction.cancel()
            pass(0.5)
        }
        let beginning = [
            "tab a-b", "a viewWillDisappear", "b viewWillAppear", "animate", "b viewIsAppearing", "animated",
        ]
        let back = ["b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing"]
        let end =
            isDone
            ? ["a viewDidDisappear", "b viewDidAppear", "ended true"]
            : back + ["b viewDidDisappear", "a viewDidAppear", "ended false"]
        #expect(lines == beginning + end)
        let (there, gone) = isDone ? (b, a) : (a, b)
        #expect(tabs.selectedViewController === there && tabs.tabBar.selectedItem === there.tabBarItem)
        #expect(there.view.superview === tabs.view && gone.view.window == nil)
    }
}
