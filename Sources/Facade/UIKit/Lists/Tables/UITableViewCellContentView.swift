/// The view that contains the contents of a row.
@MainActor final class UITableViewCellContentView: UIView {
    /// The cell that contains the view.
    var cell: UITableViewCell? {
        get { reference?.view.map { unsafe unsafeDowncast($0, to: UITableViewCell.self) } }
        set { reference = newValue.map { unsafe $0.viewState.reference } }
    }
    private var reference: ViewReference?

    override func layoutSubviews() {
        super.layoutSubviews()
        cell?.placeLabels()
    }
}

/// The separator below a row.
@MainActor final class TableSeparatorView: UIView {}
