public import Foundation
import LayoutSimViewTree

/// The look of a date picker.
public enum UIDatePickerStyle: Int, Sendable { case automatic = 0, wheels, compact, inline }

/// A control for choosing a date or time.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// What a date picker shows.
    public enum Mode: Int, Sendable { case time = 0, date, dateAndTime, countDownTimer, yearAndMonth }
    /// What the picker shows: a date, a time, both or a duration.
    open var datePickerMode: Mode = .dateAndTime { didSet { changed() } }
    /// The locale; stored only.
    open var locale: Locale?
    /// The calendar; stored only.
    open var calendar: Calendar! = .current
    /// The time zone; stored only.
    open var timeZone: TimeZone?
    /// The date, which is stored but not drawn here.
    open var date = Date(timeIntervalSinceReferenceDate: 0) { didSet { setNeedsDisplay() } }
    /// Sets the date; never animated here.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    /// The earliest date; stored only.
    open var minimumDate: Date?
    /// The latest date; stored only.
    open var maximumDate: Date?
    /// The duration in seconds; stored only.
    open var countDownDuration: TimeInterval = 0
    /// The step between minutes; stored only.
    open var minuteInterval = 1
    /// Whether the date is rounded to the minute interval; stored only.
    open var roundsToMinuteInterval = true
    /// The look that the app wants.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { changed() } }
    /// The look in use; an automatic one is wheels for durations and months, otherwise compact.
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
    /// The title of the color picker; stored only.
    open var title: String?
    /// Whether the user can choose the opacity; stored only.
    open var supportsAlpha = true
    /// The color; `nil` for none, and not drawn here.
    open var selectedColor: UIColor?
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
