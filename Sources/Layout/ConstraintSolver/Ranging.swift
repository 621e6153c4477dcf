/// The motion of the solution along a line of right-hand sides, and how far the basis stays optimal: the parametric
/// ranging of linear programming, for rows with breakpoints.
package struct Ranging<Number: SolverNumber> {
    /// A piece of the solution in the engine's numbers; an end of `nil` is infinitely far.
    package struct Piece {
        /// By variable: the change per unit.
        package var rates: [Number]
        /// The lower end of the piece, at most 0; `nil` is infinitely far.
        package var lower: Number?
        /// The upper end of the piece, at least 0; `nil` is infinitely far.
        package var upper: Number?
        /// By breakpoint: its source and the side that its row is on, in an order that follows from the structure of
        /// the problem.
        package var sides: [Int32] = []
    }

    /// By row: the change per unit.
    var rates: [Number]
    /// By breakpoint: the change per unit.
    private(set) var breakpointRates: [Number]
    /// By variable: the change per unit of the part that its column does not determine.
    private(set) var shiftRates: [Number]
    private var lower: Number?
    private var upper: Number?

    /// Moves the forms of an engine to the other right-hand sides, which are 1 unit away, and back; `broken` are the
    /// sources of constraints that do not hold.
    init(
        _ engine: inout Engine<Number>, from problem: borrowing Problem, to moved: borrowing Problem,
        except broken: [Int] = []
    ) {
        rates = Array(repeating: 0, count: engine.rows.rowCount)
        breakpointRates = Array(repeating: 0, count: engine.rows.breakpoints.count)
        shiftRates = Array(repeating: 0, count: engine.forms.constantNode)
        for variable in shiftRates.indices { shiftRates[variable] = -engine.forms.finals[variable].shift }
        let before = engine.distancesWithoutUnknowns(problem, except: broken)
        engine.forms.updateShifts(from: 0, moved)
        for variable in shiftRates.indices { shiftRates[variable] += engine.forms.finals[variable].shift }
        for place in breakpointRates.indices {
            let breakpoint = engine.rows.breakpoints[place]
            let target = engine.rightSide(of: Int(breakpoint.source), moved) / breakpoint.scale
            breakpointRates[place] = target - breakpoint.value
        }
        let after = engine.distancesWithoutUnknowns(moved, except: broken)
        engine.forms.updateShifts(from: 0, problem)
        for (distance, next) in zip(before, after) { keep(distance, rate: next - distance) }
    }

    /// Ends the piece where a nonnegative distance would become negative.
    mutating func keep(_ distance: Number, rate: Number) {
        guard !rate.isNegligible else { return }
        let time = (distance > 0 ? -distance : 0) / rate
        if rate < 0 {
            upper = upper.map { min($0, time) } ?? time
        } else {
            lower = lower.map { max($0, time) } ?? time
        }
    }

    /// Returns the rate of breakpoints that coincide; if they diverge, the piece has no length.
    fileprivate mutating func rate(ofGroup places: Range<Int>) -> Number {
        let rate = breakpointRates[places.lowerBound]
        for place in places where !(breakpointRates[place] - rate).isNegligible {
            keep(0, rate: 1)
            keep(0, rate: -1)
        }
        return rate
    }

    func piece(_ engine: borrowing Engine<Number>) -> Piece {
        var piece = Piece(rates: shiftRates, lower: lower, upper: upper)
        for variable in shiftRates.indices where engine.rows.columns[variable] >= 0 {
            piece.rates[variable] += engine.forms.finals[variable].scale * rates[engine.rows.columns[variable]]
        }
        piece.sides = sides(engine)
        return piece
    }

    /// Returns the side of its breakpoints, and of the values that the choice prefers, that each row is on in the
    /// middle of the piece.
    private func sides(_ engine: borrowing Engine<Number>) -> [Int32] {
        // Far enough from the ends for rounding errors.
        let time = upper.map { min($0 / 2, 1) } ?? 1
        var sides: [Int32] = []
        sides.reserveCapacity(engine.rows.breakpoints.count)
        for row in 0..<engine.rows.rowCount {
            let start = sides.count
            let value = engine.values[row] + rates[row] * time
            for place in engine.rows.breakpoints(of: row) {
                let distance = value - engine.rows.breakpoints[place].value - breakpointRates[place] * time
                sides.append(engine.rows.breakpoints[place].source * 3 + Ranging.side(distance))
            }
            sides[start...].sort()
            guard row < engine.rows.columnCount, engine.isAmbiguous[row] else { continue }
            let variable = engine.rows.firstVariables[row]
            let shift = shiftRates[variable] / engine.forms.finals[variable].scale
            sides.append(-1 - Ranging.side(value - engine.zero(of: row) + shift * time))
        }
        return sides
    }

    private static func side(_ distance: Number) -> Int32 {
        distance.size <= Number.tolerance + Number.tolerance ? 0 : distance > 0 ? 1 : 2
    }
}

extension Engine {
    /// Returns how the solution moves from a problem's right-hand sides to others, which are 1 unit away; `nil` if a
    /// part that moves is ambiguous.
    mutating func piece(from problem: borrowing Problem, to moved: borrowing Problem) -> Ranging<Number>.Piece? {
        var ranging = Ranging(&self, from: problem, to: moved)
        for block in 0..<rows.blockCount {
            if areBreakpointsMoving(block, ranging) {
                guard move(block, &ranging) else { return nil }
            } else if isOpen(block), isChoiceMoving(block, ranging) {
                return nil
            }
        }
        return ranging.piece(self)
    }

    /// Returns the margins by which the required constraints without unknowns hold.
    fileprivate func distancesWithoutUnknowns(_ problem: borrowing Problem, except broken: [Int]) -> [Number] {
        var distances: [Number] = []
        for source in problem.constants.indices where rows.rowsOfSources[source] < 0 && !broken.contains(source) {
            guard problem.entries[source].isPresent, problem.entries[source].priority >= LinearConstraint.required
            else {
                continue
            }
            let rightSide = rightSide(of: source, problem)
            if problem.entries[source].sense != .greaterOrEqual { distances.append(rightSide) }
            if problem.entries[source].sense != .lessOrEqual { distances.append(-rightSide) }
        }
        for variable in problem.unknowns.indices {
            let source = problem.constants.count + 2 * variable
            if rows.rowsOfSources[source] < 0, problem.unknowns[variable].lower.isFinite {
                distances.append(-rightSide(of: source, problem))
            }
            if rows.rowsOfSources[source + 1] < 0, problem.unknowns[variable].upper.isFinite {
                distances.append(rightSide(of: source + 1, problem))
            }
        }
        return distances
    }

    private func areBreakpointsMoving(_ block: Int, _ ranging: Ranging<Number>) -> Bool {
        func isMoving(_ row: Int) -> Bool {
            rows.breakpoints(of: row).contains { !ranging.breakpointRates[$0].isNegligible }
        }
        return columns(of: block).contains(where: isMoving) || longRows(of: block).contains(where: isMoving)
    }

    private func isOpen(_ block: Int) -> Bool {
        blocks[block].openCount > 0 || isAmbiguous[rows.blockColumns[block]]
    }

    /// Returns whether the values that the choice among several solutions prefers are moving.
    private func isChoiceMoving(_ block: Int, _ ranging: Ranging<Number>) -> Bool {
        columns(of: block).contains { !ranging.shiftRates[rows.firstVariables[$0]].isNegligible }
    }

    /// Determines how the rows of a block move, and how far; returns `false` if it is ambiguous.
    private mutating func move(_ block: Int, _ ranging: inout Ranging<Number>) -> Bool {
        guard !isOpen(block), columns(of: block).allSatisfy({ isAtBreakpoint(rowOfSlot[$0]) }) else { return false }
        if longRows(of: block).isEmpty {
            let column = rows.blockColumns[block]
            ranging.rates[column] = rate(of: column, &ranging)
        } else {
            isRepaired = false
            load(block)
            guard !isRepaired else { return false }
            moveRows(block, &ranging)
        }
        for column in columns(of: block) { limit(column, &ranging) }
        for row in longRows(of: block) { limit(row, &ranging) }
        return true
    }

    private func isAtBreakpoint(_ row: Int) -> Bool { low[row] < high[row] }

    /// Returns the rate of a nonbasic row, which moves with its breakpoint.
    private func rate(of row: Int, _ ranging: inout Ranging<Number>) -> Number {
        let start = rows.breakpointStarts[row]
        return ranging.rate(ofGroup: start + low[row]..<start + high[row])
    }

    private mutating func moveRows(_ block: Int, _ ranging: inout Ranging<Number>) {
        for slot in columns(of: block) { work.rightSide[slot] = rate(of: rowOfSlot[slot], &ranging) }
        factors.solveColumns(&work.rightSide, into: &work.step)
        for column in columns(of: block) {
            ranging.rates[column] = work.step[column]
            work.step[column] = 0
        }
        for row in longRows(of: block) {
            for term in rows.terms(ofLong: row - rows.columnCount) {
                ranging.rates[row] += rows.termValues[term] * ranging.rates[rows.termColumns[term]]
            }
        }
    }

    /// Limits the piece so that a row stays between the breakpoints that it lies between, or at those where it is
    /// fixed.
    private func limit(_ row: Int, _ ranging: inout Ranging<Number>) {
        let start = rows.breakpointStarts[row]
        for place in rows.breakpoints(of: row) {
            let distance = values[row] - rows.breakpoints[place].value
            let rate = ranging.rates[row] - ranging.breakpointRates[place]
            // A required constraint that holds because it follows from others is missed on either side of its
            // breakpoint.
            let isTight = rows.breakpoints[place].level == 0 && distance.isNegligible
            if place - start < low[row] {
                ranging.keep(distance, rate: rate)
                if isTight, rows.breakpoints[place].right > 0 { ranging.keep(0, rate: -rate) }
            } else if place - start >= high[row] {
                ranging.keep(-distance, rate: -rate)
                if isTight, rows.breakpoints[place].left > 0 { ranging.keep(0, rate: rate) }
            }
        }
    }
}
