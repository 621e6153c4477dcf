import Foundation
import Testing

@testable import UIKit

/// Transitions that begin automatically and become interactive on the way.
@MainActor @Suite(.serialized) final class PausedTransitionTests {
    private var log: [String] = []
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let stage = AnimatorStage()
    private let navigation = UINavigationController()
    private let (a, b) = (TransitionPage("a"), TransitionPage("b"))

    init() {
        navigation.delegate = stage
        navigation.viewControllers = [a]
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        stage.tell = { [weak self] in self?.log.append($0) }
    }

    isolated deinit { window.isHidden = true }

    private func push() -> UIPercentDrivenInteractiveTransition {
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        stage.interaction = interaction
        navigation.pushViewController(b, animated: true)
        navigation.transitionCoordinator?.notifyWhenInteractionChanges { [weak self] in
            self?.log.append($0.isInteractive ? "taken" : "let go")
        }
        return interaction
    }

    private var opacity: Double { Double(shown(b.view).opacity) }

    @Test func `it runs by itself to its end`() {
        _ = push()
        #expect(navigation.transitionCoordinator?.initiallyInteractive == false)
        #expect(navigation.transitionCoordinator?.isInteractive == false)
        #expect(navigation.transitionCoordinator?.isInterruptible == true)
        pass(0.1)
        #expect(abs(opacity - 0.25) < 1e-3)
        pass(0.4)
        #expect(log.suffix(3) == ["animated", "ended true", "didShow b"] && navigation.transitionCoordinator == nil)
        #expect(navigation.topViewController === b && b.view.superview === navigation.view)
    }

    @Test(arguments: [true, false]) func `a pause gives it to the finger`(_ isDone: Bool) {
        let interaction = push()
        pass(0.1)
        interaction.pause()
        #expect(navigation.transitionCoordinator?.isInteractive == true && log.last == "taken")
        #expect(abs(interaction.percentComplete - 0.25) < 1e-3)
        pass(3)
        #expect(abs(opacity - 0.25) < 1e-3)
        interaction.update(0.5)
        #expect(abs(opacity - 0.5) < 1e-3)
        isDone ? interaction.finish() : interaction.cancel()
        #expect(log.last == "let go")
        pass(0.5)
        #expect(navigation.topViewController === (isDone ? b : a) && navigation.transitionCoordinator == nil)
        #expect(log.contains("ended \(isDone)"))
    }

    @Test(arguments: [true, false]) func `it can be taken again on its way to an end`(_ wasDone: Bool) {
        let interaction = push()
        pass(0.2)
        interaction.pause()
        wasDone ? interaction.finish() : interaction.cancel()
        pass(0.1)
        interaction.pause()
        #expect(wasDone == (interaction.percentComplete > 0.5))
        #expect(abs(opacity - Double(interaction.percentComplete)) < 1e-3)
        interaction.update(0.75)
        #expect(abs(opacity - 0.75) < 1e-3)
        interaction.finish()
        pass(0.5)
        #expect(navigation.topViewController === b && log.contains("ended true"))
    }

    @Test func `an interaction of the app's own hears of its start and of the pause`() {
        let own = OwnInteraction()
        own.wantsInteractiveStart = false
        stage.interaction = own
        navigation.pushViewController(b, animated: true)
        #expect(own.context?.isInteractive == false)
        own.context?.pauseInteractiveTransition()
        #expect(own.context?.isInteractive == true && navigation.transitionCoordinator?.isInteractive == true)
        own.context?.finishInteractiveTransition()
        own.context?.completeTransition(true)
        #expect(navigation.topViewController === b && navigation.transitionCoordinator == nil)
    }
}
