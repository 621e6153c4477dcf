import Foundation
import LayoutSimViewTree
import UIKit

/// Shows the row of a list.
struct ListRowDisplay: ElementDisplay {
    let actor: RowActor
    let control: RowSymbol?
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
    func show(_ look: RowSymbol?, isMovable: Bool) {
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
            !isDecoration(view) || !(view.gestureRecognizers ?? []).isEmpty || !view.interactions.isEmpty
        }
    }

    /// Whether a view only shows something, or holds others.
    private func isDecoration(_ view: UIView) -> Bool {
        type(of: view) == UIView.self || view is EffectHolder || view is PaintedView || view is UILabel
            || view is UIImageView
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

    /// The button that taps on the row count for: its only one, in the automatic style or as wide as the row's
    /// contents.
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
