public import Foundation

/// A view that shows a month of a calendar. UIKit starts with the current month; here it is the month of a date
/// picker's default date in 2001, so that snapshots are the same every day. The metrics are not documented.
@preconcurrency @MainActor open class UICalendarView: UIView {
    private let heading = UILabel()
    private var weekdays: [UILabel] = []
    private var days: [CalendarDayView] = []
    private var visible: DateComponents?

    /// The delegate, which provides decorations and is told when the visible month changes.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { showDays() } }
    /// The behavior when a day is tapped; `nil` if taps select nothing.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.view = nil
            selectionBehavior?.view = self
            showDays()
        }
    }
    /// The calendar, initially one that is the same on every machine, unlike the user's calendar in UIKit.
    open var calendar = Calendar.simulated { didSet { showDays() } }
    /// The locale of the month title and the weekdays.
    open var locale: Locale = .current { didSet { showDays() } }
    /// The time zone of the dates; `nil` for that of the calendar.
    open var timeZone: TimeZone? { didSet { showDays() } }
    /// The font design of the title, weekdays and days.
    open var fontDesign: UIFontDescriptor.SystemDesign = .default { didSet { showDays() } }
    /// The range of the dates that can be selected; all by default.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { showDays() } }
    /// Whether the delegate is asked for decorations.
    open var wantsDateDecorations = true { didSet { showDays() } }
    /// The year and month that are visible; set without animation.
    open var visibleDateComponents: DateComponents {
        get {
            visible ?? dates.dateComponents([.calendar, .year, .month], from: Date(timeIntervalSinceReferenceDate: 0))
        }
        set { setVisibleDateComponents(newValue, animated: false) }
    }
    /// Shows another month, never animated here, and tells the delegate.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        let old = visibleDateComponents
        visible = dateComponents
        showDays()
        if old.year != dateComponents.year || old.month != dateComponents.month {
            delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
        }
    }
    /// Asks the delegate again for the decorations of the given dates that are visible.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        for day in days where dates.contains(where: { $0.isSameDay(as: day.date, in: self.dates) }) {
            day.decoration = decoration(of: day.date)
        }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func setUpDefaults() {
        addSubview(heading)
        showDays()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 344) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        heading.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: 44)
        let width = max(0, bounds.width - 16) / 7
        for (index, label) in weekdays.enumerated() {
            label.frame = CGRect(x: 8 + CGFloat(index) * width, y: 44, width: width, height: 20)
        }
        let height = max(0, bounds.height - 64) / 6
        for day in days {
            let (row, column) = (CGFloat(day.place / 7), CGFloat(day.place % 7))
            day.frame = CGRect(x: 8 + column * width, y: 64 + row * height, width: width, height: height)
        }
    }

    /// The calendar in the view's locale and time zone.
    private var dates: Calendar {
        var dates = calendar
        dates.locale = locale
        if let timeZone { dates.timeZone = timeZone }
        return dates
    }

    /// Creates the views of the visible month.
    func showDays() {
        guard heading.superview === self else { return }
        for view in weekdays + days { view.removeFromSuperview() }
        let dates = dates
        var first = visibleDateComponents
        first.day = 1
        guard let start = dates.date(from: first), let range = dates.range(of: .day, in: .month, for: start) else {
            (weekdays, days) = ([], [])
            return
        }
        heading.text = title(of: start, dates)
        heading.font = font(size: 17, weight: .semibold)
        let symbols = dates.shortStandaloneWeekdaySymbols
        weekdays = symbols.indices.map { index in
            let label = UILabel()
            label.text = symbols[(index + dates.firstWeekday - 1) % 7].uppercased()
            label.font = font(size: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            return label
        }
        let offset = (dates.component(.weekday, from: start) - dates.firstWeekday + 7) % 7
        days = range.compactMap { number in
            dates.date(byAdding: .day, value: number - range.lowerBound, to: start).map {
                dayView(number, at: offset + number - range.lowerBound, $0, dates)
            }
        }
        for view in weekdays + days { addSubview(view) }
        setNeedsLayout()
    }

    private func dayView(_ number: Int, at place: Int, _ date: Date, _ dates: Calendar) -> CalendarDayView {
        let day = dates.dateComponents([.calendar, .era, .year, .month, .day], from: date)
        let view = CalendarDayView(date: day, place: place)
        view.label.text = "\(number)"
        view.label.font = font(size: 20, weight: .regular)
        view.isSelected = selectionBehavior?.isSelected(day, in: dates) ?? false
        view.isEnabled = availableDateRange.contains(date) && (selectionBehavior?.canSelect(day) ?? true)
        view.decoration = decoration(of: day)
        view.addAction(
            UIAction { [weak self] _ in self?.selectionBehavior?.choose(day, in: dates) }, for: .touchUpInside)
        return view
    }

    private func decoration(of day: DateComponents) -> UIView? {
        guard wantsDateDecorations else { return nil }
        return delegate?.calendarView(self, decorationFor: day)?.makeView()
    }

    private func title(of date: Date, _ dates: Calendar) -> String {
        let formatter = DateFormatter()
        formatter.calendar = dates
        formatter.locale = locale
        formatter.timeZone = dates.timeZone
        formatter.setLocalizedDateFormatFromTemplate("yMMMM")
        return formatter.string(from: date)
    }

    private func font(size: CGFloat, weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        return font.fontDescriptor.withDesign(fontDesign).map { UIFont(descriptor: $0, size: size) } ?? font
    }
}

extension Calendar {
    /// A calendar that is the same on every machine.
    static var simulated: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }
}
