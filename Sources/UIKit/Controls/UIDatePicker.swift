public import Foundation
import LayoutSimViewTree

public enum UIDatePickerStyle: Int, Sendable { case automatic = 0, wheels, compact, inline }

/// A control for a date or a time.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time = 0, date, dateAndTime, countDownTimer, yearAndMonth }
    open var datePickerMode: Mode = .dateAndTime { didSet { changed() } }
    open var locale: Locale?
    open var calendar: Calendar! = .current
    open var timeZone: TimeZone?
    open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { setNeedsDisplay() } }
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var countDownDuration: TimeInterval = 0
    open var minuteInterval = 1
    open var roundsToMinuteInterval = true
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { changed() } }
    open var datePickerStyle: UIDatePickerStyle {
        guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
        return datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.isEmpty { takeSystemSize() }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func contentValue() -> Content? {
        let style: Control.DatePickerStyle =
            switch datePickerStyle {
            case .wheels: .wheels
            case .inline: .inline
            case .compact, .automatic: .compact
            }
        let mode: Control.DatePickerMode =
            switch datePickerMode {
            case .time: .time
            case .date, .yearAndMonth: .date
            case .dateAndTime: .dateAndTime
            case .countDownTimer: .countDownTimer
            }
        return .control(.datePicker(style: style, mode: mode))
    }

    private func changed() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
}

/// Wheels of values.
@preconcurrency @MainActor open class UIPickerView: UIView {
    private var selection: [Int: Int] = [:]
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    open var showsSelectionIndicator = true
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func rowSize(forComponent component: Int) -> CGSize {
        let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        return CGSize(
            width: width > 0 ? width : bounds.width / CGFloat(max(1, numberOfComponents)),
            height: height > 0 ? height : 32)
    }
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }
    open func reloadAllComponents() { setNeedsDisplay() }
    open func reloadComponent(_ component: Int) { setNeedsDisplay() }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selection[component] = row }
    open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.isEmpty { bounds.size = intrinsicContentSize }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    override func contentValue() -> Content? { .control(.picker) }
}

@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
        -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let label = UILabel()
        label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
        return label
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A control for a color.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    open var title: String?
    open var supportsAlpha = true
    open var selectedColor: UIColor?
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
