/// The choice among optimal solutions: one by one, the optional constraints get the smallest possible error, higher
/// levels first and within a level in the order in which they were added; then each variable, those that are chosen
/// first before the others and in order, gets as close to 0 as possible. This singles out one solution, whichever path
/// led to the face.
extension Engine {
    mutating func choose(_ block: Int, _ movable: [Int]) {
        for item in tieOrder(movable) {
            let row = Int(item.row)
            let breakpoint = rows.breakpoints[rows.breakpointStarts[row] + Int(item.offset)]
            let isAbove = work.lowerLimits[row].map { $0 - breakpoint.value >= -Number.tolerance } ?? false
            let slope = breakpoint.slope(isPassed: isAbove)
            if slope == 0 || isFixed(row) { continue }
            let limit = slope > 0 ? work.lowerLimits[row] : work.upperLimits[row]
            let isThere = limit.map { ($0 - values[row]).isNegligible } ?? false
            if isThere || pushToEnd(block, row, isRight: slope < 0) { fix(row) }
            if !hasOpenSlot(block) { return }
        }
        let order = movable.filter { $0 < rows.columnCount }
            .sorted { (rows.turns[$0], rows.firstVariables[$0]) < (rows.turns[$1], rows.firstVariables[$1]) }
        for column in order where !isFixed(column) {
            pushToward(block, column, zero(of: column))
            fix(column)
            if !hasOpenSlot(block) { return }
        }
    }

    /// Returns whether some slot can still move; the search continues where the last one ended, since slots mostly
    /// close.
    private mutating func hasOpenSlot(_ block: Int) -> Bool {
        let columns = columns(of: block)
        if !columns.contains(work.lastOpenSlot) { work.lastOpenSlot = columns.lowerBound }
        let start = work.lastOpenSlot
        repeat {
            if !isFixed(rowOfSlot[work.lastOpenSlot]) { return true }
            work.lastOpenSlot += 1
            if work.lastOpenSlot == columns.upperBound { work.lastOpenSlot = columns.lowerBound }
        } while work.lastOpenSlot != start
        return false
    }

    @inline(__always) private func tieOrder(_ movable: [Int]) -> [LevelItem] {
        var order: [LevelItem] = []
        for row in movable {
            let range = rows.breakpoints(of: row)
            for place in range where rows.breakpoints[place].level > 0 {
                order.append(
                    LevelItem(
                        level: rows.breakpoints[place].level, row: Int32(truncatingIfNeeded: row),
                        offset: Int32(truncatingIfNeeded: place - range.lowerBound)))
            }
        }
        order.sort { $0.level == $1.level ? source(of: $0) < source(of: $1) : $0.level < $1.level }
        return order
    }

    private func source(of item: LevelItem) -> Int32 {
        rows.breakpoints[rows.breakpointStarts[Int(item.row)] + Int(item.offset)].source
    }

    @inline(__always) func isFixed(_ row: Int) -> Bool {
        guard let lower = work.lowerLimits[row], let upper = work.upperLimits[row] else { return false }
        return (upper - lower).isNegligible
    }

    mutating func fix(_ row: Int) {
        work.lowerLimits[row] = values[row]
        work.upperLimits[row] = values[row]
    }

    /// Returns the value of a column at which its first variable is 0.
    @inline(__always) func zero(of column: Int) -> Number {
        let variable = rows.firstVariables[column]
        return -forms.finals[variable].shift / forms.finals[variable].scale
    }

    private mutating func pushToward(_ block: Int, _ column: Int, _ goal: Number) {
        if values[column] > goal {
            if work.lowerLimits[column].map({ $0 < goal }) ?? true { work.lowerLimits[column] = goal }
            _ = pushToEnd(block, column, isRight: false)
        } else if values[column] < goal {
            if work.upperLimits[column].map({ $0 > goal }) ?? true { work.upperLimits[column] = goal }
            _ = pushToEnd(block, column, isRight: true)
        }
    }

    /// Returns the same choice for a column by itself, between the ends of its best segment.
    @inline(__always) func choice(_ column: Int, _ lower: Number?, _ upper: Number?) -> Number {
        let range = rows.breakpoints(of: column)
        var decisive: Breakpoint<Number>?
        var slope: Number = 0
        for place in range {
            let breakpoint = rows.breakpoints[place]
            let ownSlope = breakpoint.slope(isPassed: place - range.lowerBound < low[column])
            if breakpoint.level == 0 || ownSlope == 0 { continue }
            if let old = decisive, (old.level, old.source) < (breakpoint.level, breakpoint.source) { continue }
            (decisive, slope) = (breakpoint, ownSlope)
        }
        if let end = slope > 0 ? lower : upper, slope != 0 { return end }
        let goal = zero(of: column)
        if let lower, lower > goal { return lower }
        if let upper, upper < goal { return upper }
        return goal
    }
}
