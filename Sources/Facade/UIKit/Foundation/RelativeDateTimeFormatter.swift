public import Foundation

/// A formatter of times relative to another time, such as “2 days ago”, in the words of Foundation's own data.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether days have names.
    public enum DateTimeStyle: Int, Sendable {
        /// Numbers only, such as “1 day ago”.
        case numeric = 0
        /// Names where there are any, such as “yesterday”.
        case named
    }
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// In full, such as “2 months ago”.
        case full = 0
        /// With words for numbers, such as “two months ago”.
        case spellOut
        /// Shortened, such as “2 mo. ago”.
        case short
        /// As short as can be, such as “2mo ago”.
        case abbreviated
    }

    /// Whether days have names.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    open var unitsStyle = UnitsStyle.full
    /// Where the text stands.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar by which days and months are counted; setting `nil` restores the Gregorian one.
    open var calendar: Calendar! = Calendar(identifier: .gregorian) {
        didSet { if calendar == nil { calendar = Calendar(identifier: .gregorian) } }
    }
    /// The language of the text; setting `nil` restores the user's.
    open var locale: Locale! = .user { didSet { if locale == nil { locale = .user } } }

    /// Returns the text of a number of seconds, which are in the past where they are less than 0.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
    }

    /// Returns the text of a time, as it is seen from another one: the largest unit of which one has passed, and how
    /// many.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return localizedString(from: used.dateComponents(units, from: referenceDate, to: date))
    }

    /// Returns the text of the largest unit of date components, which are in the past where they are less than 0.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        let found = Self.units.lazy.compactMap { component, field in
            dateComponents.value(for: component).map { (component, field, $0) }
        }.first { $0.2 != 0 }
        guard let (component, field, value) = found,
            let date = used.date(byAdding: component, value: value, to: reference)
        else { return style(anchor: reference).format(reference) }
        var style = style(anchor: date)
        style.allowedFields = [field]
        return style.format(reference)
    }

    /// Returns the text of a date as it is seen now; `nil` for other objects.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private static var units: [(Calendar.Component, Date.RelativeFormatStyle.Field)] {
        [
            (.year, .year), (.month, .month), (.weekOfMonth, .week), (.weekOfYear, .week), (.day, .day),
            (.hour, .hour), (.minute, .minute), (.second, .second),
        ]
    }

    private var used: Calendar {
        var calendar = calendar ?? Calendar(identifier: .gregorian)
        calendar.locale = locale
        return calendar
    }

    private func style(anchor: Date) -> Date.AnchoredRelativeFormatStyle {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        let context: FormatStyleCapitalizationContext =
            switch formattingContext {
            case .standalone: .standalone
            case .listItem: .listItem
            case .beginningOfSentence: .beginningOfSentence
            case .middleOfSentence: .middleOfSentence
            default: .unknown
            }
        return Date.AnchoredRelativeFormatStyle(
            anchor: anchor, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale ?? .user, calendar: used, capitalizationContext: context)
    }
}
