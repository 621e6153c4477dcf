import Foundation

/// A swipe action of a row, from any of the delegate APIs.
@MainActor struct RowAction {
    let title: String?
    let image: UIImage?
    let color: UIColor
    /// The handler, which receives the source view and a completion closure.
    let handler: (UIView, @escaping () -> Void) -> Void
}

extension RowAction {
    init(_ action: UIContextualAction) {
        let color = action.style == .destructive ? UIColor.systemRed : action.backgroundColor ?? .systemGray
        self.init(title: action.title, image: action.image, color: color) { view, done in
            action.handler(action, view) { _ in done() }
        }
    }
}
