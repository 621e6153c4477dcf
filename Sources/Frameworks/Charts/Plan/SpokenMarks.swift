import SwiftUI

/// Says of marks what is spoken: the words of the value that they stand at, and those of the other one.
///
/// Marks of a group are one element, that of the first of them.
@MainActor struct SpokenMarks {
    let environment: EnvironmentValues

    /// Returns the marks with what is spoken of each.
    func spoken(_ planned: [PlannedMark], _ marks: [MarkDescription]) -> [PlannedMark] {
        var groups = Set<Int>()
        return planned.map { mark in
            var mark = mark
            let isOfLine = mark.kind == .line || mark.kind == .area
            guard !mark.looks.spoken.isHidden, !isOfLine || mark.isOfOneValue else { return mark }
            if let group = mark.group, !groups.insert(group).inserted { return mark }
            let words = mark.words(environment)
            mark.label = mark.looks.spoken.label ?? Text(verbatim: words.label)
            mark.value = mark.looks.spoken.value ?? words.value.map { Text(verbatim: $0) }
            return mark
        }
    }
}

extension PlannedMark {
    /// Whether it stands for one value, and not for a line through several.
    var isOfOneValue: Bool {
        switch paint {
        case .nothing, .view: true
        case .fill: kind != .area
        case .stroke: kind != .line
        }
    }

    /// What is said of it where code says nothing.
    @MainActor fileprivate func words(_ environment: EnvironmentValues) -> (label: String, value: String?) {
        let (x, y) = (places.x.values, places.y.values)
        func words(_ values: [PlottedValue]) -> String {
            values.map { $0.datum.words(environment) }.joined(separator: " – ")
        }
        func named(_ values: [PlottedValue]) -> String? {
            values.first.map { "\($0.label.words(in: environment)): \(words(values))" }
        }
        let series = [looks.foreground?.value].compactMap { $0?.datum.words(environment) }
        if let sector {
            let name = series.first ?? sector.angle.label.words(in: environment)
            return (name, named([sector.angle]))
        }
        if x.isEmpty || y.isEmpty {
            let own = x.isEmpty ? y : x
            return ((own.first.map { $0.label.words(in: environment) }.map { [$0] } ?? []).joined(), words(own))
        }
        let isByY = y.first?.datum.kind == .category && x.first?.datum.kind != .category
        let (place, length) = isByY ? (y, x) : (x, y)
        return (([words(place)] + series.filter { $0 != words(place) }).joined(separator: ", "), named(length))
    }
}
