/// The view that holds the contents of a row.
@MainActor final class UITableViewCellContentView: UIView {
    weak var cell: UITableViewCell?

    override func layoutSubviews() {
        super.layoutSubviews()
        cell?.placeLabels()
    }
}

/// The line below a row.
@MainActor final class TableSeparatorView: UIView {}
