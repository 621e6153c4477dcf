import Foundation

/// A swipe action of a row, from any of the delegate APIs.
@MainActor package struct RowAction {
    let title: String?
    /// What the action is called when it is read aloud; `nil` for its title.
    let spokenTitle: String?
    let image: UIImage?
    let color: UIColor
    /// The handler, which receives the source view and a completion closure.
    let handler: (UIView, @escaping () -> Void) -> Void

    /// Creates an action whose handler gets the source view and what to call when it is done.
    package init(
        title: String?, spokenTitle: String? = nil, image: UIImage?, color: UIColor,
        handler: @escaping (UIView, @escaping () -> Void) -> Void
    ) {
        (self.title, self.spokenTitle) = (title, spokenTitle)
        (self.image, self.color, self.handler) = (image, color, handler)
    }
}

extension RowAction {
    init(_ action: UIContextualAction) {
        let color = action.style == .destructive ? UIColor.systemRed : action.backgroundColor ?? .systemGray
        self.init(title: action.title, image: action.image, color: color) { view, done in
            action.handler(action, view) { _ in done() }
        }
    }
}
