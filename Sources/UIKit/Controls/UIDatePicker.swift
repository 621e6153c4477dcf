public import Foundation
import LayoutSimViewTree

public enum UIDatePickerStyle: Int, Sendable { case automatic = 0, wheels, compact, inline }

/// A control for choosing a date or time.
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

/// A control for choosing a color.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    open var title: String?
    open var supportsAlpha = true
    open var selectedColor: UIColor?
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
