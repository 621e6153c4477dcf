public import Foundation
import LayoutSimGeometry
import LayoutSimViewTree
public import LayoutSimInertness

/// A view that shows one or more wheels of values.
@preconcurrency @MainActor open class UIPickerView: UIView {
    private var selection: [Int: Int] = [:]
    private var rows: [UIView] = []
    private var band: UIView?
    private var needsRows = false
    private var shownSize = CGSize.zero
    /// The data source, which gives the numbers of wheels and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { rowsChanged() } }
    /// The delegate, which gives the rows and their sizes.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet {
            tellUncalled(of: delegate, by: self)
            rowsChanged()
        }
    }
    /// Whether the selected row is marked; stored only.
    @Inert(.behavior) open var showsSelectionIndicator = true
    /// The number of wheels; 0 without a data source.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// Returns the number of rows of a wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// Returns the size of a wheel's rows in points; by default an equal share of the width, and 32 points high.
    open func rowSize(forComponent component: Int) -> CGSize {
        let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        return CGSize(
            width: width > 0 ? width : bounds.width / CGFloat(max(1, numberOfComponents)),
            height: height > 0 ? height : 32)
    }
    /// Asks the delegate for a new view of a row.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }
    /// Shows all wheels again.
    open func reloadAllComponents() { rowsChanged() }
    /// Shows all wheels again, not only the one given.
    open func reloadComponent(_ component: Int) { rowsChanged() }
    /// Selects a row of a wheel; never animated here.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selection[component] = row
        rowsChanged()
    }
    /// Returns the selected row of a wheel; 0 at first.
    open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.isEmpty { bounds.size = intrinsicContentSize }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The wheels of a storyboard if there is no data source, or `nil`.
    override func contentValue() -> Content? { dataSource == nil ? .control(.picker) : nil }
    override func measuredValue() -> Content? { .control(.picker) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { controlSize(fitting: size, .zero) }

    private func rowsChanged() {
        needsRows = true
        setNeedsLayout()
        setNeedsDisplay()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard needsRows || shownSize != bounds.size else { return }
        (needsRows, shownSize) = (false, bounds.size)
        showRows()
    }

    /// Shows the selected row of each wheel and two rows before and after it, as for the wheels of a storyboard.
    private func showRows() {
        for view in rows { view.removeFromSuperview() }
        rows = []
        band?.removeFromSuperview()
        band = nil
        guard dataSource != nil, let delegate, numberOfComponents > 0 else { return }
        clipsToBounds = true
        let sizes = (0..<numberOfComponents).map { rowSize(forComponent: $0) }
        showBand(height: sizes.map(\.height).max() ?? 32)
        let isGiven = delegate.pickerView(self, widthForComponent: 0) > 0
        let room = isGiven ? bounds : bounds.insetBy(dx: 21, dy: 0)
        let total = sizes.reduce(0) { $0 + $1.width }
        var x = isGiven ? bounds.midX - total / 2 : room.minX
        for (component, size) in sizes.enumerated() {
            let width = isGiven ? size.width : room.width / CGFloat(sizes.count)
            let column = CGRect(x: x, y: bounds.midY - size.height / 2, width: width, height: size.height)
            x += width
            let selected = selectedRow(inComponent: component)
            for step in PickerStep.all {
                let row = selected + step.rows
                guard row >= 0, row < numberOfRows(inComponent: component) else { continue }
                let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
                show(view, in: column, step)
            }
        }
    }

    private func showBand(height: CGFloat) {
        let view = UIView(
            frame: CGRect(
                x: 9, y: bounds.midY - height / 2, width: max(0, bounds.width - 18), height: height))
        view.backgroundColor = .tertiarySystemFill
        view.layer.cornerRadius = 8
        insertSubview(view, at: 0)
        band = view
    }

    private func show(_ view: UIView, in column: CGRect, _ step: PickerStep) {
        view.frame = column.offsetBy(dx: 0, dy: step.distance * column.height / 32)
        view.alpha = step.alpha
        if let title = view as? PickerTitle { title.font = .systemFont(ofSize: step.fontSize) }
        addSubview(view)
        rows.append(view)
    }
}

/// The appearance of a row, relative to the selected one.
private struct PickerStep {
    var rows: Int
    var distance: CGFloat
    var fontSize: CGFloat
    var alpha: CGFloat

    static let all = [
        PickerStep(rows: -2, distance: -62, fontSize: 17, alpha: 0x48 / 255),
        PickerStep(rows: -1, distance: -33, fontSize: 20, alpha: 0x80 / 255),
        PickerStep(rows: 0, distance: 0, fontSize: 22, alpha: 1),
        PickerStep(rows: 1, distance: 33, fontSize: 20, alpha: 0x80 / 255),
        PickerStep(rows: 2, distance: 62, fontSize: 17, alpha: 0x48 / 255),
    ]
}
