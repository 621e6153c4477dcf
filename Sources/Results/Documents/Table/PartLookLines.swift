import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimText
import LayoutSimViewTree

extension PropertyLine<View> {
    /// The appearance of a control's parts besides their colors.
    static let parts: [PropertyLine] = [
        picture("progress-image", Place({ $0.partLooks.progress }, { $0.partLooks.progress = $1 })),
        picture("track-image", Place({ $0.partLooks.track }, { $0.partLooks.track = $1 })),
        pages,
        PropertyLine(
            "ticks", Place({ $0.partLooks.ticks }, { $0.partLooks.ticks = $1 }), .numbers, omitting: [], .paint),
        PropertyLine(
            "decrement", Place({ $0.partLooks.isDecrementDimmed }, { $0.partLooks.isDecrementDimmed = $1 }),
            .either("dimmed", "enabled"), omitting: false, .paint),
        PropertyLine(
            "increment", Place({ $0.partLooks.isIncrementDimmed }, { $0.partLooks.isIncrementDimmed = $1 }),
            .either("dimmed", "enabled"), omitting: false, .paint),
        PropertyLine(
            "date", as: "shown date", Place({ $0.partLooks.date }, { $0.partLooks.date = $1 }),
            Spelling<ShownDate>.date.orNone, omitting: .some(nil), .paint),
    ]

    private static func picture(_ name: String, _ place: Place<View, Image?>) -> PropertyLine {
        PropertyLine(name, place, Spelling<Image>.image.orNone, omitting: .some(nil), .paint)
    }

    /// A line for each page of a page control.
    private static let pages = PropertyLine(
        name: "page-image",
        rows: [
            PropertyRow(
                "page images", Place({ $0.partLooks.pages }, { $0.partLooks.pages = $1 }),
                Spelling(
                    write: { $0.map(Spelling<Image>.image.orNone.write).joined(separator: ", ") }, read: { _ in nil }),
                .paint)
        ],
        values: { $0.partLooks.pages.map(Spelling<Image>.image.orNone.write) },
        read: { view, words in
            guard let page = Spelling<Image>.image.orNone.read(&words) else { return false }
            view.partLooks.pages.append(page)
            return true
        })
}

extension Spelling<[Double]> {
    fileprivate static var numbers: Spelling {
        Spelling(
            write: { $0.map(exact).joined(separator: " ") },
            read: { words in
                var numbers: [Double] = []
                while let number = words.number() { numbers.append(number) }
                return words.isAtEnd ? numbers : nil
            })
    }
}

extension Spelling<ShownDate> {
    /// The style, followed by its texts.
    fileprivate static var date: Spelling {
        Spelling(
            write: { date in
                switch date {
                case .fields(let texts): (["fields"] + texts.map(quoted)).joined(separator: " ")
                case .wheels(let wheels): (["wheels"] + wheels.map(\.words)).joined(separator: " ")
                case .month(let month, let time):
                    "month \(month.words)" + (time.map { " time \(quoted($0))" } ?? "")
                }
            },
            read: { words in
                if words.skip("fields") { return words.names().map { .fields($0) } }
                if words.skip("wheels") { return words.wheels().map { .wheels($0) } }
                guard words.skip("month"), let month = words.month() else { return nil }
                guard words.skip("time") else { return .month(month, time: nil) }
                return words.name().map { .month(month, time: $0) }
            })
    }
}

extension ShownDate.Wheel {
    /// The share of the width, the alignment, and the rows after their number.
    fileprivate var words: String {
        (["\(exact(share)) \(alignment.rawValue) \(rows.count)"] + rows.map(quoted)).joined(separator: " ")
    }
}

extension ShownDate.Month {
    /// The title, the column of the first day, the number of days, the chosen day, and the weekdays after their number.
    fileprivate var words: String {
        (["\(quoted(title)) \(firstColumn) \(days) \(chosen) \(weekdays.count)"] + weekdays.map(quoted))
            .joined(separator: " ")
    }
}

extension WordReader {
    fileprivate mutating func wheels() -> [ShownDate.Wheel]? {
        var wheels: [ShownDate.Wheel] = []
        while let share = number() {
            guard let alignment: TextAlignment = value(), let count = integer(), let rows = names(count) else {
                return nil
            }
            wheels.append(ShownDate.Wheel(rows: rows, share: share, alignment: alignment))
        }
        return isAtEnd ? wheels : nil
    }

    fileprivate mutating func month() -> ShownDate.Month? {
        guard let title = name(), let firstColumn = integer(), let days = integer(), let chosen = integer(),
            let count = integer(), let weekdays = names(count)
        else { return nil }
        return ShownDate.Month(
            title: title, weekdays: weekdays, firstColumn: firstColumn, days: days, chosen: chosen)
    }

    /// Reads a number of names.
    private mutating func names(_ count: Int) -> [String]? {
        var names: [String] = []
        while names.count < count, let name = name() { names.append(name) }
        return names.count == max(0, count) ? names : nil
    }
}
