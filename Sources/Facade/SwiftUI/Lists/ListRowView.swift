import Foundation
import LayoutSimViewTree
import UIKit

/// Shows the row of a list.
struct ListRowDisplay: ElementDisplay {
    let actor: RowActor
    let control: EditControl?
    let isMovable: Bool

    func makeView() -> ListRowView { ListRowView() }

    func update(_ view: ListRowView, in context: DisplayContext) {
        view.actor = actor
        view.show(control, isMovable: isMovable)
    }

    func container(of view: ListRowView) -> UIView? { view.content }
}

/// The row of a list with the controls beside it; a tap that no view in it takes is the row's.
final class ListRowView: UIView {
    /// The view in which those of the row lie.
    let content = EffectHolder()
    var actor = RowActor()
    private var control: RowEditControl?
    private var handle: RowHandle?
    private var start: CGPoint?
    private weak var pressed: TapView?

    /// The width of the controls beside a row, in points.
    static let controlWidth = CGFloat(LayoutSimViewTree.ListMetrics.editControlWidth)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    /// The scroll view around.
    var list: HostedScrollView? {
        sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? HostedScrollView }.first
    }

    /// Shows the controls of a list that is edited, or none.
    func show(_ look: EditControl?, isMovable: Bool) {
        content.frame = CGRect(origin: .zero, size: bounds.size)
        if let look {
            let shown = control ?? RowEditControl(self)
            if control == nil { addSubview(shown) }
            control = shown
            shown.show(look)
        } else {
            control?.removeFromSuperview()
            control = nil
        }
        if isMovable {
            if handle == nil {
                let shown = RowHandle(self)
                addSubview(shown)
                handle = shown
            }
            handle?.accessibilityLabel = "Reorder \(spokenText)"
        } else {
            handle?.removeFromSuperview()
            handle = nil
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let far = bounds.width - ListRowView.controlWidth
        func place(_ view: UIView?, atEnd: Bool) {
            view?.frame = CGRect(
                x: atEnd != isMirrored ? far : 0, y: 0, width: ListRowView.controlWidth, height: bounds.height)
        }
        place(control, atEnd: false)
        place(handle, atEnd: true)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event), hit.isDescendant(of: content) else {
            return super.hitTest(point, with: event)
        }
        return actor.isTouchedAsWhole || !takesTouches(hit) ? self : hit
    }

    /// Whether a view, or one around it in the row, does something when it is touched.
    private func takesTouches(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).prefix { $0 !== content }.contains { view in
            view is UIControl || view is UIScrollView || !(view.gestureRecognizers ?? []).isEmpty
                || !view.interactions.isEmpty
        }
    }

    /// The text by which the controls refer to the row.
    var spokenText: String {
        var open: [UIView] = [content]
        while let view = open.popLast() {
            if let text = (view as? UILabel)?.text { return text }
            open += view.subviews.reversed()
        }
        return ""
    }

    // MARK: Taps

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        if let list, list.rowSwipe != nil {
            list.closeRowSwipe()
            start = nil
            return
        }
        start = touch.location(in: nil)
        guard actor.select == nil, let button = rowButton else { return }
        pressed = button
        button.isHighlighted = true
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let start else { return }
        let end = touch.location(in: nil)
        let isTap = max(abs(end.x - start.x), abs(end.y - start.y)) <= ListRowView.slop
        let button = pressed
        leave()
        guard isTap else { return }
        if let select = actor.select {
            select()
        } else {
            button?.sendActions(for: .touchUpInside)
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { leave() }

    private func leave() {
        pressed?.isHighlighted = false
        (pressed, start) = (nil, nil)
    }

    /// How far a finger moves in a tap, in points.
    private static let slop: CGFloat = 10

    /// The button that taps on the row count for: its only one, in the automatic style or as wide as the row's contents.
    private var rowButton: TapView? {
        var buttons: [TapView] = []
        var open: [UIView] = [content]
        while let view = open.popLast() {
            if let button = view as? TapView { buttons.append(button) } else { open += view.subviews }
        }
        guard buttons.count == 1, buttons[0].isEnabled else { return nil }
        return buttons[0].actsForRow || buttons[0].bounds.width > 0.7 * bounds.width ? buttons[0] : nil
    }
}

/// A control beside a row of a list, with a symbol in its middle.
class RowSideControl: UIControl {
    weak var row: ListRowView?
    let picture = UIImageView()

    init(_ row: ListRowView) {
        self.row = row
        super.init(frame: .zero)
        picture.contentMode = .scaleAspectFit
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = CGFloat(LayoutSimViewTree.ListMetrics.editSymbolSize)
        picture.frame = CGRect(
            x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    }
}

/// The control at the leading side of a row, which has it deleted or shows whether it is selected.
final class RowEditControl: RowSideControl {
    private var look: EditControl?

    override init(_ row: ListRowView) {
        super.init(row)
        addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what the control is for.
    func show(_ look: EditControl) {
        self.look = look
        switch look {
        case .delete: (picture.image, picture.tintColor) = (UIImage(systemName: "minus.circle.fill"), .systemRed)
        case .unselected: (picture.image, picture.tintColor) = (UIImage(systemName: "circle"), .systemGray3)
        case .selected: (picture.image, picture.tintColor) = (UIImage(systemName: "checkmark.circle.fill"), nil)
        }
        accessibilityLabel = look == .delete ? "Remove \(row?.spokenText ?? "")" : nil
    }

    private func press() {
        guard let row else { return }
        if look == .delete { row.list?.openSwipe(of: row) } else { row.actor.select?() }
    }
}

/// The control at the trailing side of a row by which it is moved.
final class RowHandle: RowSideControl {
    private var first = CGPoint.zero

    override init(_ row: ListRowView) {
        super.init(row)
        picture.image = UIImage(systemName: "line.3.horizontal")
        picture.tintColor = .systemGray3
        addGestureRecognizer(HandleDragRecognizer { [weak self] in self?.follow($0) })
    }

    required init?(coder: NSCoder) { nil }

    private func follow(_ drag: UIPanGestureRecognizer) {
        guard let row, let list = row.list else { return }
        switch drag.state {
        case .began:
            first = row.center
            row.superview?.bringSubviewToFront(row)
        case .changed: row.center.y = first.y + drag.translation(in: self).y
        case .ended:
            let middle = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: list)
            row.center = first
            list.move(row, to: middle.y)
        case .cancelled: row.center = first
        default: break
        }
    }
}
