public import Foundation
import LayoutSimViewTree
public import LayoutSimInertness

/// The look of a date picker.
public enum UIDatePickerStyle: Int, Sendable { case automatic = 0, wheels, compact, inline }

/// A control for choosing a date or time.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// What a date picker shows.
    public enum Mode: Int, Sendable { case time = 0, date, dateAndTime, countDownTimer, yearAndMonth }
    /// What the picker shows: a date, a time, both or a duration.
    open var datePickerMode: Mode = .dateAndTime { didSet { changed() } }
    /// The locale of the texts and of the order of wheels; `nil` for the user's.
    open var locale: Locale? { didSet { setNeedsDisplay() } }
    /// The calendar, initially and for `nil` one that is the same on every machine, unlike the user's calendar in
    /// UIKit.
    open var calendar: Calendar! = .simulated {
        didSet {
            if calendar == nil { calendar = .simulated }
            setNeedsDisplay()
        }
    }
    /// The time zone; `nil` for that of the calendar.
    open var timeZone: TimeZone? { didSet { setNeedsDisplay() } }
    /// The date that the picker shows; until it is set, the picker shows that of Interface Builder, since the current
    /// date differs from day to day.
    open var date: Date {
        get { ownDate ?? Date(timeIntervalSinceReferenceDate: 0) }
        set {
            ownDate = newValue
            setNeedsDisplay()
        }
    }
    private(set) var ownDate: Date?
    /// Sets the date; never animated here.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    /// The earliest date; stored only.
    @Inert(.behavior) open var minimumDate: Date? = nil
    /// The latest date; stored only.
    @Inert(.behavior) open var maximumDate: Date? = nil
    /// The duration in seconds that the picker shows in hours and minutes; until it is set, that of Interface Builder.
    open var countDownDuration: TimeInterval {
        get { ownDuration ?? 0 }
        set {
            ownDuration = newValue
            setNeedsDisplay()
        }
    }
    private(set) var ownDuration: TimeInterval?
    /// The step between the minutes of the wheels.
    open var minuteInterval = 1 { didSet { setNeedsDisplay() } }
    /// Whether the date is rounded to the minute interval; stored only.
    @Inert(.behavior) open var roundsToMinuteInterval = true
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
    @Inert(.service) open var title: String? = nil
    /// Whether the user can choose the opacity; stored only.
    @Inert(.service) open var supportsAlpha = true
    /// The color; `nil` for none, and not drawn here.
    @Inert(.looks) open var selectedColor: UIColor? = nil
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
