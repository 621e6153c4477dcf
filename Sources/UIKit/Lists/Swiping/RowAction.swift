import Foundation

/// An action behind a row, from whichever of the ways in which delegates tell of them.
@MainActor struct RowAction {
    let title: String?
    let image: UIImage?
    let color: UIColor
    /// Takes the view and what to call when it is done.
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
