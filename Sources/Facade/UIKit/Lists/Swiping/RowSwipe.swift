package import Foundation

/// A list whose rows may have swipe actions.
@preconcurrency @MainActor package protocol SwipedList: UIScrollView {
    /// The swiped row, whose actions are visible.
    var rowSwipe: RowSwipe? { get set }
    /// The gesture recognizer that reveals swipe actions; `nil` for a list that never has some.
    var swipeRecognizer: UIGestureRecognizer? { get }
    /// Reveals the actions of the row at a point, if it has any on that side; returns whether it does.
    func opensSwipe(at point: CGPoint, toLeft: Bool) -> Bool
    /// Called after the actions of a row were hidden.
    func rowSwipeEnded(_ path: IndexPath)
}

extension SwipedList {
    /// Hides the visible swipe actions.
    package func closeRowSwipe() {
        guard let swipe = rowSwipe else { return }
        rowSwipe = nil
        swipe.close()
        rowSwipeEnded(swipe.path)
    }
}

/// The pan gesture recognizer that reveals swipe actions.
@MainActor package final class RowSwipeRecognizer: UIPanGestureRecognizer {
    private weak var list: (any SwipedList)?

    /// Creates the recognizer of a list.
    package init(_ list: any SwipedList) {
        self.list = list
        super.init(target: nil, action: nil)
        delaysTouchesEnded = false
    }

    override func begins(at start: CGPoint, after vector: CGPoint) -> Bool {
        guard super.begins(at: start, after: vector), abs(vector.x) > abs(vector.y), let list else { return false }
        return list.opensSwipe(at: list.convert(start, from: list.window), toLeft: vector.x < 0)
    }

    override func sendActions() {
        switch state {
        case .began, .changed: list?.rowSwipe?.move(by: translation(in: list).x)
        case .ended: list?.rowSwipe?.letGo(at: translation(in: list).x)
        case .cancelled: list?.closeRowSwipe()
        default: break
        }
        super.sendActions()
    }
}

/// A swiped row and its action buttons.
@MainActor package final class RowSwipe {
    let path: IndexPath
    private weak var list: (any SwipedList)?
    private weak var cell: UIView?
    /// A view that fills the space that the cell uncovers.
    private let strip = UIView()
    private let buttons = UIView()
    private let actions: [RowAction]
    private let performsFirst: Bool
    private let isOnRight: Bool

    /// The fraction of the width from which a full swipe performs the first action.
    private static let fullSwipe = 0.6
    private static let buttonMargin = 15.0
    private static let smallestButton = 74.0

    /// Creates the swipe of a row by its cell, with actions from the edge inward.
    package init(
        _ path: IndexPath, _ cell: UIView, of list: any SwipedList, _ actions: [RowAction], performsFirst: Bool,
        isOnRight: Bool
    ) {
        (self.path, self.cell, self.list, self.actions) = (path, cell, list, actions)
        (self.performsFirst, self.isOnRight) = (performsFirst, isOnRight)
        addButtons(height: cell.bounds.height)
        strip.clipsToBounds = true
        strip.addSubview(buttons)
        cell.addSubview(strip)
        move(by: 0)
    }

    private func addButtons(height: CGFloat) {
        var x: CGFloat = 0
        // The first action is at the edge.
        for action in isOnRight ? actions.reversed() : actions {
            let button = UIButton(type: .custom)
            button.setTitle(action.title, for: .normal)
            button.setImage(action.image, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 15)
            button.backgroundColor = action.color
            button.tintColor = .white
            if let spoken = action.spokenTitle { button.accessibilityLabel = spoken }
            button.addAction(UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
            let width = max(Self.smallestButton, button.intrinsicContentSize.width + 2 * Self.buttonMargin)
            button.frame = CGRect(x: x, y: 0, width: width, height: height)
            buttons.addSubview(button)
            x += width
        }
        buttons.frame.size = CGSize(width: x, height: height)
    }

    func move(by way: CGFloat) {
        guard let cell else { return }
        let length = max(0, isOnRight ? -way : way)
        cell.bounds.origin.x = isOnRight ? length : -length
        strip.frame = CGRect(
            x: isOnRight ? cell.bounds.width : -length, y: 0, width: length, height: buttons.bounds.height)
        buttons.frame.origin.x = isOnRight ? 0 : length - buttons.bounds.width
    }

    func letGo(at way: CGFloat) {
        let length = isOnRight ? -way : way
        let width = cell?.bounds.width ?? 0
        if performsFirst, length > width * Self.fullSwipe, let first = actions.first { return perform(first) }
        guard length > buttons.bounds.width / 2 else { return list?.closeRowSwipe() ?? () }
        open()
    }

    /// Reveals all buttons.
    package func open() { move(by: isOnRight ? -buttons.bounds.width : buttons.bounds.width) }

    private func perform(_ action: RowAction) {
        action.handler(cell ?? buttons) { [weak self] in
            guard let self, list?.rowSwipe === self else { return }
            list?.closeRowSwipe()
        }
    }

    func close() {
        cell?.bounds.origin.x = 0
        strip.removeFromSuperview()
    }
}
