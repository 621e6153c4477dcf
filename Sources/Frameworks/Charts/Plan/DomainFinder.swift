import Foundation

/// Finds which values an axis has.
struct DomainFinder {
    /// The values of marks on the axis, in the order of the marks.
    private(set) var data: [Datum] = []
    /// What is wrong with values, each once.
    private(set) var faults: [String] = []
    private let axis: LengthAxis
    /// The kind of values that the axis has: that of the first one.
    private(set) var kind: Datum.Kind?

    init(_ axis: LengthAxis, _ marks: [MarkDescription], _ stacks: Stacks, _ settings: ChartSettings.Axis) {
        self.axis = axis
        kind = settings.domain?.values?.first?.kind
        if settings.type?.kind == .category { kind = .category }
        for (index, mark) in marks.enumerated() {
            if let length = mark.length, length.axis == axis, let span = stacks.spans[index] {
                take(length.value.datum.with(span.start))
                take(length.value.datum.with(span.end))
                continue
            }
            for value in (axis == .x ? mark.x : mark.y).values {
                take(value.datum)
                if let end = value.end { take(end) }
            }
            for mask in mark.looks.masks {
                for value in (axis == .x ? mask.x : mask.y).values { take(value.datum) }
            }
        }
    }

    private mutating func take(_ datum: Datum) {
        let name = "the \(axis) axis"
        guard datum.isPlottable else { return note("\(name) has values that are no numbers; they are left out") }
        if kind == nil { kind = datum.kind }
        guard datum.kind == kind else {
            return note("\(name) has values of more than one kind; those of the first one are shown")
        }
        data.append(datum)
    }

    private mutating func note(_ fault: String) { if !faults.contains(fault) { faults.append(fault) } }

    /// Returns the values that the axis has before it is rounded; `nil` if there are none.
    ///
    /// - Parameter extra: values at which the axis has marks in any case.
    func domain(_ settings: ChartSettings.Axis, extra: [Datum]) -> Domain? {
        if let values = settings.domain?.values { return DomainFinder.domain(values, isSaid: true) }
        var data = data
        let modify = settings.domain?.modify
        if kind == .number, settings.domain?.includesZero ?? true, settings.bend != .logarithm, !data.isEmpty {
            data.append(.number(0))
        }
        data += extra.filter { $0.kind == kind && kind != .category && $0.isPlottable }
        if let modify { data = modify(DomainFinder.sorted(data)) }
        return DomainFinder.domain(data, isSaid: false)
    }

    /// The values once each, numbers and dates in their order.
    private static func sorted(_ data: [Datum]) -> [Datum] {
        var seen = Set<Datum>()
        let once = data.filter { seen.insert($0).inserted }
        return once.first?.number == nil ? once : once.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    }

    /// - Parameter isSaid: whether code says the ends, which then may run the other way.
    private static func domain(_ data: [Datum], isSaid: Bool) -> Domain? {
        guard let first = data.first else { return nil }
        switch first {
        case .category:
            var seen = Set<String>()
            let names = data.compactMap { if case .category(let name) = $0 { name } else { nil } }
            return .categories(names.filter { seen.insert($0).inserted })
        case .number, .date:
            let numbers = data.compactMap(\.number).filter(\.isFinite)
            guard let least = numbers.min(), let most = numbers.max() else { return nil }
            let isReversed = isSaid && numbers.count > 1 && numbers[0] > numbers[numbers.count - 1]
            let ends = isReversed ? (most, least) : (least, most)
            return first.kind == .date ? .dates(ends.0, ends.1) : .numbers(ends.0, ends.1)
        }
    }
}
