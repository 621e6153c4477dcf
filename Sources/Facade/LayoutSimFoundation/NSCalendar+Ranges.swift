public import Foundation

extension NSCalendar {
    /// Stores the first moment and the length, in seconds, of the unit around a date; returns whether there is one.
    public func range(
        of unit: NSCalendar.Unit, start datep: UnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
    ) -> Bool {
        unsafe store(range(of: unit, for: date), datep, tip)
    }

    /// Stores the first moment and the length, in seconds, of the weekend around a date; returns whether it is in one.
    public func range(
        ofWeekendStart datep: UnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
        containing date: Date
    ) -> Bool {
        unsafe store((self as Calendar).dateIntervalOfWeekend(containing: date), datep, tip)
    }

    /// Stores the first moment and the length, in seconds, of the weekend after a date, or of the one before it.
    public func nextWeekendStart(
        _ datep: UnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
        options: NSCalendar.Options = [], after date: Date
    ) -> Bool {
        let direction: Calendar.SearchDirection = options.contains(.searchBackwards) ? .backward : .forward
        let weekend = (self as Calendar).nextWeekend(startingAfter: date, direction: direction)
        return unsafe store(weekend, datep, tip)
    }

    private func store(
        _ interval: DateInterval?, _ start: UnsafeMutablePointer<NSDate?>?,
        _ length: UnsafeMutablePointer<TimeInterval>?
    ) -> Bool {
        guard let interval else { return false }
        unsafe start?.pointee = NSDate(timeIntervalSinceReferenceDate: interval.start.timeIntervalSinceReferenceDate)
        unsafe length?.pointee = interval.duration
        return true
    }
}
