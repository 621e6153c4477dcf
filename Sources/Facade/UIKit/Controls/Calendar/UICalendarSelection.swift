public import Foundation

/// The selection behavior of a calendar view.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    weak var view: UICalendarView?

    /// Asks the delegate again which dates are selectable.
    open func updateSelectableDates() { view?.showDays() }

    func isSelected(_ day: DateComponents, in calendar: Calendar) -> Bool { false }
    func canSelect(_ day: DateComponents) -> Bool { true }
    /// Selects the day that was tapped and notifies the delegate.
    func choose(_ day: DateComponents, in calendar: Calendar) {}
}

/// A selection of at most one date.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// The delegate, which is told of selections by touch only.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The selected date; `nil` for none.
    open var selectedDate: DateComponents? { didSet { view?.showDays() } }

    /// Creates a selection without a date.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
    /// Selects a date, or none; never animated here.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

    override func isSelected(_ day: DateComponents, in calendar: Calendar) -> Bool {
        selectedDate?.isSameDay(as: day, in: calendar) ?? false
    }
    override func canSelect(_ day: DateComponents) -> Bool {
        delegate?.dateSelection(self, canSelectDate: day) ?? true
    }
    override func choose(_ day: DateComponents, in calendar: Calendar) {
        let chosen = isSelected(day, in: calendar) ? nil : day
        guard delegate?.dateSelection(self, canSelectDate: chosen) ?? true else { return }
        selectedDate = chosen
        delegate?.dateSelection(self, didSelectDate: chosen)
    }
}

/// A selection of any number of dates.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// The delegate, which is told of selections by touch only.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The selected dates.
    open var selectedDates: [DateComponents] = [] { didSet { view?.showDays() } }

    /// Creates a selection without dates.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
    /// Selects dates; never animated here.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }

    override func isSelected(_ day: DateComponents, in calendar: Calendar) -> Bool {
        selectedDates.contains { $0.isSameDay(as: day, in: calendar) }
    }
    override func canSelect(_ day: DateComponents) -> Bool {
        delegate?.multiDateSelection(self, canSelectDate: day) ?? true
    }
    override func choose(_ day: DateComponents, in calendar: Calendar) {
        guard isSelected(day, in: calendar) else {
            guard canSelect(day) else { return }
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
            return
        }
        guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
        selectedDates.removeAll { $0.isSameDay(as: day, in: calendar) }
        delegate?.multiDateSelection(self, didDeselectDate: day)
    }
}

/// A selection of at most one week.
@preconcurrency @MainActor open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    /// The delegate, which is told of selections by touch only.
    open weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
    /// The selected week, by its number and year; `nil` for none.
    open var selectedWeekOfYear: DateComponents? { didSet { view?.showDays() } }

    /// Creates a selection without a week.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) { self.delegate = delegate }
    /// Selects a week, or none; never animated here.
    open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
        self.selectedWeekOfYear = selectedWeekOfYear
    }

    override func isSelected(_ day: DateComponents, in calendar: Calendar) -> Bool {
        guard let selectedWeekOfYear, let week = week(of: day, in: calendar) else { return false }
        return week.weekOfYear == selectedWeekOfYear.weekOfYear
            && week.yearForWeekOfYear == selectedWeekOfYear.yearForWeekOfYear
    }
    override func choose(_ day: DateComponents, in calendar: Calendar) {
        let chosen = isSelected(day, in: calendar) ? nil : week(of: day, in: calendar)
        guard delegate?.week(ofYearSelection: self, canSelectWeekOfYear: chosen) ?? true else { return }
        selectedWeekOfYear = chosen
        delegate?.week(ofYearSelection: self, didSelectWeekOfYear: chosen)
    }

    private func week(of day: DateComponents, in calendar: Calendar) -> DateComponents? {
        calendar.date(from: day).map {
            calendar.dateComponents([.calendar, .weekOfYear, .yearForWeekOfYear], from: $0)
        }
    }
}

extension DateComponents {
    /// Returns whether both are on the same day, regardless of the time.
    func isSameDay(as other: DateComponents, in calendar: Calendar) -> Bool {
        guard let one = calendar.date(from: self), let two = calendar.date(from: other) else { return false }
        return calendar.isDate(one, inSameDayAs: two)
    }
}
