extension SparseRows {
    /// The place where the cost of a row by itself is least: at a breakpoint, or in a segment without slope.
    struct Minimizer {
        /// The segments on the left and right of the minimizer; equal if it is a whole segment.
        var low: Int
        var high: Int
        /// The level whose total rises when the row leaves the minimizer; `levelCount` if none does.
        var strength: Int
        var isPoint: Bool { low != high }
    }

    /// Returns the sign of the slope of a segment on the first level that has one, and that level.
    func slopeSign(of row: Int, segment: Int) -> (sign: Int, level: Int) {
        let range = self.breakpoints(of: row)
        let border = range.lowerBound + segment
        var done = -1
        while true {
            var level = levelCount
            var sum: Number = 0
            var greatest: Number = 0
            for place in range {
                let breakpoint = breakpoints[place]
                let other = Int(breakpoint.level)
                if other > level || other <= done { continue }
                if other < level { (level, sum, greatest) = (other, 0, 0) }
                let slope = breakpoint.slope(isPassed: place < border)
                sum += slope
                greatest = max(greatest, slope.size)
            }
            if level == levelCount { return (0, levelCount) }
            if sum.size > Number.costTolerance * greatest { return (sum > 0 ? 1 : -1, level) }
            done = level
        }
    }

    /// Returns the minimizer of a row by itself, over all levels.
    func minimizer(_ row: Int) -> Minimizer {
        // The slopes of the segments before `first` and at `last`, as far as they are known.
        var falling = (sign: -1, level: levelCount)
        var rising: (sign: Int, level: Int)?
        var first = 0
        var last = breakpoints(of: row).count
        while first < last {
            let middle = (first + last) / 2
            let slope = slopeSign(of: row, segment: middle)
            if slope.sign >= 0 { (last, rising) = (middle, slope) } else { (first, falling) = (middle + 1, slope) }
        }
        let slope = rising ?? slopeSign(of: row, segment: first)
        if first == 0 || slope.sign == 0 && !isPoint(row, segment: first) {
            return Minimizer(low: first, high: first, strength: levelCount)
        }
        let (low, high) = group(of: row, around: first - 1)
        let left = low == first - 1 ? falling : slopeSign(of: row, segment: low)
        let right = high == first ? slope : slopeSign(of: row, segment: high)
        return Minimizer(low: low, high: high, strength: max(left.level, right.level))
    }

    private func isPoint(_ row: Int, segment: Int) -> Bool {
        let ends = ends(of: row, segment: segment)
        guard let lower = ends.lower, let upper = ends.upper else { return false }
        return (upper - lower).isNegligible
    }

    /// Returns the segments on both sides of the breakpoints that coincide with a given one.
    func group(of row: Int, around offset: Int) -> (low: Int, high: Int) {
        let range = self.breakpoints(of: row)
        let value = breakpoints[range.lowerBound + offset].value
        var low = offset
        var high = offset + 1
        while low > 0, (value - breakpoints[range.lowerBound + low - 1].value).isNegligible { low -= 1 }
        while high < range.count, (breakpoints[range.lowerBound + high].value - value).isNegligible { high += 1 }
        return (low, high)
    }

    /// Returns the ends of a segment; an end is `nil` where the segment has none.
    func ends(of row: Int, segment: Int) -> (lower: Number?, upper: Number?) {
        let range = self.breakpoints(of: row)
        return (
            segment > 0 ? breakpoints[range.lowerBound + segment - 1].value : nil,
            segment < range.count ? breakpoints[range.lowerBound + segment].value : nil
        )
    }
}

extension Engine {
    /// Fixes a row at the breakpoints between two segments.
    mutating func makeNonbasic(_ row: Int, low: Int, high: Int) {
        self.low[row] = low
        self.high[row] = high
        values[row] = rows.breakpoints[rows.breakpointStarts[row] + low].value
    }

    /// Determines the segment of a basic row from its value; at a breakpoint, the side on which its constraint holds.
    mutating func placeBasicRow(_ row: Int) {
        let range = rows.breakpoints(of: row)
        var segment = 0
        while segment < range.count {
            let breakpoint = rows.breakpoints[range.lowerBound + segment]
            let distance = values[row] - breakpoint.value
            if distance.isNegligible ? breakpoint.right != 0 : distance < 0 { break }
            segment += 1
        }
        low[row] = segment
        high[row] = segment
    }

    /// Solves a block of one column: the column's minimizer is the solution.
    mutating func solveSingleColumn(_ column: Int) {
        let best = rows.minimizer(column)
        slots[column] = column
        rowOfSlot[column] = column
        isAmbiguous[column] = false
        knownAmbiguousVariables = nil
        if best.isPoint {
            makeNonbasic(column, low: best.low, high: best.high)
        } else {
            (low[column], high[column]) = (best.low, best.high)
            let ends = rows.ends(of: column, segment: best.low)
            isAmbiguous[column] = true
            values[column] = choice(column, ends.lower, ends.upper)
        }
        for place in rows.breakpoints(of: column) { noteViolation(column, rows.breakpoints[place]) }
    }
}
