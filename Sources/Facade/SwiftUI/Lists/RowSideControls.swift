import UIKit

/// A control beside a row of a list, with a symbol in its middle.
class RowSideControl: UIControl {
    weak var row: ListRowView?
    let picture = UIImageView()

    init(_ row: ListRowView) {
        self.row = row
        super.init(frame: .zero)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.placeRowSymbol(in: bounds)
    }
}

/// The control at the leading side of a row, which has it deleted or shows whether it is selected.
final class RowEditControl: RowSideControl {
    private var symbol: RowSymbol?

    override init(_ row: ListRowView) {
        super.init(row)
        addAction(UIAction { [weak self] _ in self?.press() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what the control is for.
    func show(_ symbol: RowSymbol) {
        self.symbol = symbol
        symbol.show(in: picture)
        accessibilityLabel = symbol.verb.map { "\($0) \(row?.spokenText ?? "")" }
    }

    private func press() {
        guard let row else { return }
        if symbol == .delete { row.list?.openSwipe(of: row) } else { row.actor.select?() }
    }
}

/// The control at the trailing side of a row by which it is moved.
final class RowHandle: RowSideControl {
    private var first = CGPoint.zero

    override init(_ row: ListRowView) {
        super.init(row)
        RowSymbol.handle.show(in: picture)
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
