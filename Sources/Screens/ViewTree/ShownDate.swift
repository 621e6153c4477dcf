package import LayoutSimText

/// What a date picker of a style shows.
package enum ShownDate: Hashable, Sendable {
    /// The fields of the compact style: a date, a time or both.
    case fields([String])
    /// The wheels, from left to right.
    case wheels([Wheel])
    /// The month of the inline style, and the time below it; `nil` for a date without a time.
    case month(Month, time: String?)

    /// A wheel.
    package struct Wheel: Hashable, Sendable {
        /// The rows from top to bottom, of which the middle one is selected.
        package var rows: [String]
        /// The fraction of the picker's width.
        package var share: Double
        /// The alignment of the rows.
        package var alignment: TextAlignment

        package init(rows: [String], share: Double, alignment: TextAlignment) {
            self.rows = rows
            self.share = share
            self.alignment = alignment
        }
    }

    /// A month as a table of weeks.
    package struct Month: Hashable, Sendable {
        /// The name and the year.
        package var title: String
        /// The names of the weekdays, in the order of the columns.
        package var weekdays: [String]
        /// The column of the first day, from 0.
        package var firstColumn: Int
        /// The number of days.
        package var days: Int
        /// The chosen day, from 1.
        package var chosen: Int

        package init(title: String, weekdays: [String], firstColumn: Int, days: Int, chosen: Int) {
            self.title = title
            self.weekdays = weekdays
            self.firstColumn = firstColumn
            self.days = days
            self.chosen = chosen
        }
    }
}
