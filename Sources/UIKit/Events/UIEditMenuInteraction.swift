public import Foundation
import LayoutSimText

/// An interaction that shows an edit menu over a view.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private var shown: (configuration: UIEditMenuConfiguration, menu: OpenMenu)?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu that the delegate creates from the commands that the responder chain supports.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, let menu = menu(for: configuration), !menu.children.isEmpty else { return }
        let place = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let point = place.isNull ? configuration.sourcePoint : CGPoint(x: place.midX, y: place.maxY)
        let open = OpenMenu(menu, of: view, at: point) { [weak self] opens in self?.tell(opens, configuration) }
        shown = (configuration, open)
        UIApplication.shared.events.menu = open
    }

    open func dismissMenu() {
        guard let menu = shown?.menu, UIApplication.shared.events.menu === menu else { return }
        UIApplication.shared.events.menu = nil
    }

    /// Reloads the visible menu from the delegate.
    open func reloadVisibleMenu() {
        guard let shown, UIApplication.shared.events.menu === shown.menu else { return }
        presentEditMenu(with: shown.configuration)
    }
    open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }
    open func location(in view: UIView?) -> CGPoint {
        let point = shown?.configuration.sourcePoint ?? .zero
        return self.view?.convert(point, to: view) ?? point
    }

    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
        let commands = EditCommands.commands(for: view)
        guard let delegate else { return UIMenu(children: commands) }
        return delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: commands)
    }

    private func tell(_ opens: Bool, _ configuration: UIEditMenuConfiguration) {
        let animator = EditMenuAnimator()
        if opens {
            delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        } else {
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
            shown = nil
        }
        animator.run()
    }
}

/// The configuration of an edit menu.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    open private(set) var identifier: AnyHashable
    open private(set) var sourcePoint: CGPoint
    open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
    }
}

public enum UIEditMenuArrowDirection: Int, Sendable { case automatic = 0, up, down, left, right }

@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}

/// The animator of an edit menu, which appears and disappears immediately.
@MainActor private final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        for block in animations + completions { block() }
    }
}

/// The edit commands that the responder chain supports, in the order of the system's menu.
@MainActor private enum EditCommands {
    private static let all: [(title: SystemText, action: Selector)] = [
        (.cut, "cut:"), (.copy, "copy:"), (.paste, "paste:"), (.delete, "delete:"), (.select, "select:"),
        (.selectAll, "selectAll:"),
    ]

    static func commands(for view: UIView?) -> [UIMenuElement] {
        guard let start = FirstResponder.current ?? view else { return [] }
        return all.filter { start.target(forAction: $0.action, withSender: nil) != nil }
            .map { UICommand(title: $0.title.shown, action: $0.action) }
    }
}
