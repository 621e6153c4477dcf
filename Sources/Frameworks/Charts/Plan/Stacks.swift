import Foundation

/// The axis along which a bar or an area has its length.
enum LengthAxis {
    case x, y
}

/// The numbers between which a bar or an area reaches along its length.
struct StackedSpan: Equatable {
    let start: Double
    let end: Double
    /// Whether nothing lies on top of it.
    var isOuter = true
}

/// Puts bars and areas on top of each other.
struct Stacks {
    /// The spans by the numbers of marks.
    private(set) var spans: [Int: StackedSpan] = [:]

    /// Stacks marks; those without a number along their length are left out.
    init(_ marks: [MarkDescription], order: (MarkDescription) -> Int) {
        var stacks: [StackKey: [Int]] = [:]
        for (index, mark) in marks.enumerated() {
            guard let length = mark.length, length.value.datum.number?.isFinite ?? false else { continue }
            if mark.stacking == .unstacked || length.value.span != nil {
                let span = length.value.span
                spans[index] = StackedSpan(start: span?.start ?? 0, end: span?.end ?? length.value.datum.number ?? 0)
            } else {
                stacks[StackKey(mark, length.axis), default: []].append(index)
            }
        }
        // Each stack by itself; their order does not matter.
        for indices in stacks.values {
            stack(indices.sorted { (order(marks[$0]), $0) < (order(marks[$1]), $1) }, of: marks)
        }
    }

    private mutating func stack(_ indices: [Int], of marks: [MarkDescription]) {
        let numbers = indices.map { marks[$0].length?.value.datum.number ?? 0 }
        let method = indices.first.map { marks[$0].stacking.kind } ?? .standard
        let total = numbers.reduce(0) { $0 + abs($1) }
        let scale = method == .normalized && total > 0 ? 1 / total : 1
        var (above, below) = (method == .center ? -total / 2 : 0, 0.0)
        for (index, number) in zip(indices, numbers) {
            let length = (method == .center ? abs(number) : number) * scale
            if length < 0 {
                spans[index] = StackedSpan(start: below, end: below + length, isOuter: false)
                below += length
            } else {
                spans[index] = StackedSpan(start: above, end: above + length, isOuter: false)
                above += length
            }
        }
        for isNegative in [false, true] {
            let last = numbers.lastIndex { $0 != 0 && ($0 < 0) == isNegative }
            if let last { spans[indices[last]]?.isOuter = true }
        }
    }
}

/// What marks have in common that lie on top of each other.
private struct StackKey: Hashable {
    private let kind: MarkDescription.Kind
    private let axis: LengthAxis
    private let place: Datum?
    private let position: Datum?
    private let method: MarkStackingMethod

    init(_ mark: MarkDescription, _ axis: LengthAxis) {
        kind = mark.kind
        self.axis = axis
        place = (axis == .x ? mark.y : mark.x).value?.datum
        position = mark.looks.position?.value.datum
        method = mark.stacking
    }
}

extension MarkDescription {
    /// The value along which a bar or an area has its length, and the axis that it is of; `nil` for a mark that is
    /// long by two values.
    var length: (axis: LengthAxis, value: PlottedValue)? {
        guard kind == .bar || kind == .area else { return nil }
        switch (x, y) {
        case (.value(let x), .value(let y)):
            return x.isDiscrete(beside: y) ? (.y, y) : (.x, x)
        case (.value(let x), .fixedSpan) where x.datum.kind == .number && x.end == nil: return (.x, x)
        case (.fixedSpan, .value(let y)) where y.datum.kind == .number && y.end == nil: return (.y, y)
        default: return nil
        }
    }
}

extension PlottedValue {
    /// Whether marks stand at this value and are as long as another one says: at a category, a span, or a date beside
    /// a number; of two numbers those of x.
    fileprivate func isDiscrete(beside other: PlottedValue) -> Bool {
        if datum.kind == .category || end != nil { return true }
        if other.datum.kind == .category || other.end != nil { return false }
        return datum.kind == .date || other.datum.kind != .date
    }
}
