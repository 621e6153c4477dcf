public import Foundation
import LayoutSimText
public import LayoutSimInertness

/// An interaction that shows an edit menu over a view.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The delegate that provides the menu; `nil` for one of the system's commands.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that the interaction belongs to; `nil` for none.
    open private(set) weak var view: UIView?
    private var shown: (configuration: UIEditMenuConfiguration, menu: OpenMenu)?

    /// Creates an interaction with an optional delegate.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

    /// Called before the interaction is added to a view or removed; does nothing.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view or removed.
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

    /// Closes the menu, if it is open.
    open func dismissMenu() {
        guard let menu = shown?.menu, UIApplication.shared.events.menu === menu else { return }
        UIApplication.shared.events.menu = nil
    }

    /// Reloads the visible menu from the delegate.
    open func reloadVisibleMenu() {
        guard let shown, UIApplication.shared.events.menu === shown.menu else { return }
        presentEditMenu(with: shown.configuration)
    }
    /// Updates the position of the open menu by reloading it; not animated here.
    open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }
    /// Returns the location of the menu in the coordinate space of a view; `nil` for that of the window.
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
    /// The identifier of the configuration.
    open private(set) var identifier: AnyHashable
    /// The point at which the menu opens, in the coordinate space of the interaction's view.
    open private(set) var sourcePoint: CGPoint
    /// The preferred direction of the menu's arrow; stored only.
    @Inert(.looks) open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic
    /// Creates a configuration with a point in the interaction's view; `nil` for a unique identifier.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
    }
}

/// The direction of an edit menu's arrow.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic = 0, up, down, left, right }

/// An animation of an edit menu, alongside which others may run.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds animations, which run when the menu opens or closes.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a completion handler, which is called after the animations.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Methods that provide an edit menu and follow it.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu, given the system's commands; `nil` for none, and one of these commands by default.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns the rectangle that the menu points to, in the view's coordinate space; null for the configuration's
    /// point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// Tells the delegate that the menu is about to open.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// Tells the delegate that the menu is about to close.
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
