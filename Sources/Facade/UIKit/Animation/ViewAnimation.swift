import Foundation
import QuartzCore

/// The stack of active animation blocks: changes of views within them are animated.
@MainActor final class ViewAnimation {
    static let current = ViewAnimation()
    /// Whether animations are enabled.
    var isEnabled = true { didSet { tellLayers() } }
    private var groups: [AnimationGroup] = []
    /// The capture of an interactive transition that receives new animations, if any.
    var capture: TransitionCapture?

    /// The group of the innermost block.
    var group: AnimationGroup? { isEnabled ? groups.last : nil }

    func push(_ group: AnimationGroup) {
        groups.append(group)
        tellLayers()
    }

    @discardableResult func pop() -> AnimationGroup? {
        defer { tellLayers() }
        return groups.popLast()
    }

    private func tellLayers() { unsafe AnimatedChanges.areMade = isEnabled && !groups.isEmpty }

    /// Animates the changes of a block. Without animations, the completion is called immediately.
    static func run(
        _ settings: AnimationSettings, _ options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        let settings = current.group.map { settings.nested(in: $0.settings, options) } ?? settings
        let isAnimated = current.isEnabled && settings.duration > 0
        if let capture = current.capture, current.group == nil, isAnimated {
            return capture.add(settings, animations, completion)
        }
        let group = AnimationGroup(settings, completion: isAnimated ? completion : nil)
        run(group, animations)
        guard isAnimated else { return end(after: current.isEnabled ? settings.delay : 0, completion) }
        group.commit()
    }

    /// Runs a block whose changes a group animates.
    static func run(_ group: AnimationGroup, _ animations: () -> Void) {
        if group.settings.flushesUpdates { flushUpdates() }
        current.push(group)
        animations()
        if group.settings.flushesUpdates { flushUpdates() }
        group.layOutChangedViews()
        current.pop()
    }

    func withoutAnimation(_ changes: () -> Void) {
        let flushes = group?.settings.flushesUpdates ?? false
        if flushes { ViewAnimation.flushUpdates() }
        let wasEnabled = isEnabled
        isEnabled = false
        changes()
        if flushes { ViewAnimation.flushUpdates() }
        isEnabled = wasEnabled
    }

    /// Makes the pending updates of properties, constraints and layout in the shown windows.
    private static func flushUpdates() {
        for window in UIApplication.shared.shownWindows { window.layoutIfNeeded() }
    }

    private static func end(after delay: Double, _ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        guard delay > 0 else { return completion(true) }
        let clock = unsafe AnimationClock.main
        clock.wakeSoon(clock.call(after: delay, "the completion of an animation after \(delay) s") { completion(true) })
    }
}

extension UIView {
    /// Returns the animation of a property of the view's layer within an animation block, otherwise a null action.
    func baseAction(_ event: String) -> any CAAction {
        guard let group = ViewAnimation.current.group, group.settings.duration > 0, PropertyAction.canAnimate(event)
        else { return NSNull() }
        if event == "bounds" { group.note(self) }
        return PropertyAction.make(event, group)
    }
}
