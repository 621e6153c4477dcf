/// Variables expressed by other variables through required equations: `x = scale * root + shift`.
///
/// A forest over the variables and one node for the constants, joined by equations with at most two unknown roots left;
/// no equation gets longer by it. The smaller tree joins the larger one, so paths stay short.
struct Substitution<Number: SolverNumber>: ~Copyable {
    /// `variable = scale * node + shift`; node is a root or `constantNode`, then scale counts for nothing.
    struct Form {
        var node: Int
        var scale: Number
        var shift: Number
    }

    let constantNode: Int
    var parents: Indices
    var scales: Buffer<Number>
    var shifts: Buffer<Number>
    /// The equation that eliminated a variable, and the variable's coefficient in it when it did.
    var equations: Indices
    var pivots: Buffer<Number>
    /// When a variable was eliminated, counted from 0; `Int32.max` for roots.
    var order: Indices
    /// The eliminated variables in that order.
    var eliminated: Indices
    /// Final forms, after `finish`.
    var finalNodes: Indices
    var finalScales: Buffer<Number>
    var finalShifts: Buffer<Number>
    private var sizes: Indices

    init(variableCount count: Int) {
        constantNode = count
        parents = Indices(repeating: -1, count: count + 1)
        scales = Buffer(repeating: 1, count: count + 1)
        shifts = Buffer(repeating: 0, count: count + 1)
        equations = Indices(repeating: -1, count: count + 1)
        pivots = Buffer(repeating: 1, count: count + 1)
        order = Indices(repeating: Int(Int32.max), count: count + 1)
        eliminated = Indices(capacity: count)
        finalNodes = Indices(repeating: -1, count: count + 1)
        finalScales = Buffer(repeating: 1, count: count + 1)
        finalShifts = Buffer(repeating: 0, count: count + 1)
        sizes = Indices(repeating: 1, count: count + 1)
    }

    /// A variable in terms of its root among the variables that were eliminated before a given time.
    @inline(__always) func form(of variable: Int, before time: Int = Int(Int32.max)) -> Form {
        var form = Form(node: variable, scale: 1, shift: 0)
        while order[form.node] < time {
            form.shift += form.scale * shifts[form.node]
            form.scale *= scales[form.node]
            form.node = parents[form.node]
        }
        return form
    }

    /// Uses required equations, the short ones first, as far as at most two unknown roots are left in them.
    mutating func absorb(_ problem: borrowing Problem, isRequired: (Int) -> Bool) {
        var hasLong = false
        for row in problem.constants.indices where problem.relations[row] == .equal && isRequired(row) {
            if problem.termStarts[row + 1] - problem.termStarts[row] <= 2 {
                absorb(row, of: problem)
            } else {
                hasLong = true
            }
        }
        guard hasLong else { return }
        for row in problem.constants.indices where problem.relations[row] == .equal && isRequired(row) {
            if problem.termStarts[row + 1] - problem.termStarts[row] > 2 { absorb(row, of: problem) }
        }
    }

    private mutating func absorb(_ row: Int, of problem: borrowing Problem) {
        var first = -1
        var second = -1
        var firstCoefficient: Number = 0
        var secondCoefficient: Number = 0
        var rest = Number(problem.constants[row])
        for place in problem.terms(of: row) {
            let coefficient = Number(problem.termCoefficients[place])
            let form = form(of: Int(problem.termVariables[place]))
            rest -= coefficient * form.shift
            if form.node == constantNode { continue }
            if form.node == first {
                firstCoefficient += coefficient * form.scale
            } else if form.node == second {
                secondCoefficient += coefficient * form.scale
            } else if first < 0 {
                (first, firstCoefficient) = (form.node, coefficient * form.scale)
            } else if second < 0 {
                (second, secondCoefficient) = (form.node, coefficient * form.scale)
            } else {
                return
            }
        }
        if secondCoefficient.isNegligible { second = -1 }
        if firstCoefficient.isNegligible {
            (first, firstCoefficient, second) = (second, secondCoefficient, -1)
        }
        guard first >= 0 else { return }
        if second < 0 {
            eliminate(first, firstCoefficient, row, parent: constantNode, 0, rest)
        } else if sizes[second] <= sizes[first] {
            eliminate(second, secondCoefficient, row, parent: first, firstCoefficient, rest)
        } else {
            eliminate(first, firstCoefficient, row, parent: second, secondCoefficient, rest)
        }
    }

    /// Makes `pivot * variable + coefficient * parent = rest` the definition of the variable.
    private mutating func eliminate(
        _ variable: Int, _ pivot: Number, _ row: Int, parent: Int, _ coefficient: Number, _ rest: Number
    ) {
        parents[variable] = parent
        scales[variable] = -coefficient / pivot
        shifts[variable] = rest / pivot
        equations[variable] = row
        pivots[variable] = pivot
        order[variable] = eliminated.count
        eliminated.append(variable)
        if parent != constantNode { sizes[parent] += sizes[variable] }
    }

    /// Computes the shifts again from the constants of the equations, from one elimination on.
    mutating func updateShifts(from time: Int, _ problem: borrowing Problem) {
        for place in time..<eliminated.count {
            let variable = eliminated[place]
            var rest = Number(problem.constants[equations[variable]])
            for term in problem.terms(of: equations[variable]) {
                let form = form(of: Int(problem.termVariables[term]), before: place)
                rest -= Number(problem.termCoefficients[term]) * form.shift
            }
            shifts[variable] = rest / pivots[variable]
        }
        finish()
    }

    /// Computes the final forms of all variables.
    mutating func finish() {
        for variable in 0...constantNode where order[variable] == Int(Int32.max) { finalNodes[variable] = variable }
        var place = eliminated.count
        while place > 0 {
            place -= 1
            let variable = eliminated[place]
            let parent = parents[variable]
            finalNodes[variable] = finalNodes[parent]
            finalScales[variable] = scales[variable] * finalScales[parent]
            finalShifts[variable] = scales[variable] * finalShifts[parent] + shifts[variable]
        }
    }
}
