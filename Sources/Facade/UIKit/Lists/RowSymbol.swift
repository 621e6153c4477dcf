import Foundation
import LayoutSimViewTree

/// What a control beside a row that is edited is for, as its symbol shows it.
package enum RowSymbol: Equatable, Sendable {
    case delete, insert, unselected, selected, handle

    private var name: String {
        switch self {
        case .delete: "minus.circle.fill"
        case .insert: "plus.circle.fill"
        case .unselected: "circle"
        case .selected: "checkmark.circle.fill"
        case .handle: "line.3.horizontal"
        }
    }

    private var color: UIColor? {
        switch self {
        case .delete: .systemRed
        case .insert: .systemGreen
        case .unselected, .handle: .systemGray3
        case .selected: nil
        }
    }

    /// The accessible name of the control's action; `nil` if a tap goes to the row itself.
    package var verb: String? {
        switch self {
        case .delete: "Remove"
        case .insert: "Insert"
        case .unselected, .selected, .handle: nil
        }
    }

    /// Shows the symbol in an image view.
    @MainActor package func show(in picture: UIImageView) {
        picture.image = UIImage(systemName: name)
        picture.tintColor = color
    }
}

extension UIImageView {
    /// Places a row's symbol in the middle of its control, in points.
    package func placeRowSymbol(in bounds: CGRect) {
        let side = CGFloat(ListMetrics.editSymbolSize)
        contentMode = .scaleAspectFit
        frame = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    }
}
