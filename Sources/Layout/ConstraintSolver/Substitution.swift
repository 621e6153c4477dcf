/// Variables expressed in terms of others by required equations: `x = scale * root + shift`.
///
/// A union-find forest over the variables and one node for constants, joined by equations with at most two unknown
/// roots, so that no equation becomes longer. The smaller tree joins the larger one, which keeps paths short.
struct Substitution<Number: SolverNumber>: ~Copyable {
    /// `variable = scale * node + shift`; node is a root, or `constantNode` with a meaningless scale.
    struct Form: BitwiseCopyable {
        var node: Int
        var scale: Number
        var shift: Number
    }

    /// `variable = scale * parent + shift`, by the equation that eliminated it; meaningless for roots.
    struct Node: BitwiseCopyable {
        var parent: Int32 = -1
        var equation: Int32 = -1
        /// The time at which the variable was eliminated, counted from 0; `Int32.max` for roots.
        var order = Int32.max
        /// The number of variables in the tree below.
        var size: Int32 = 1
        var scale: Number = 1
        var shift: Number = 0
        /// The variable's coefficient in the equation when it was eliminated.
        var pivot: Number = 1
    }

    let constantNode: Int
    private(set) var nodes: Buffer<Node>
    /// The eliminated variables, in the order of elimination.
    private(set) var eliminated: Indices
    /// The forms of all variables after all eliminations; valid after `finish`.
    private(set) var finals: Buffer<Form>

    init(variableCount count: Int) {
        constantNode = count
        nodes = Buffer(repeating: Node(), count: count + 1)
        eliminated = Indices(capacity: count)
        finals = Buffer(repeating: Form(node: -1, scale: 1, shift: 0), count: count + 1)
    }

    /// Returns a variable in terms of its root among the variables that were eliminated before a given time.
    @inline(__always) func form(of variable: Int, before time: Int = Int(Int32.max)) -> Form {
        var form = Form(node: variable, scale: 1, shift: 0)
        while nodes[form.node].order < time {
            form.shift += form.scale * nodes[form.node].shift
            form.scale *= nodes[form.node].scale
            form.node = Int(nodes[form.node].parent)
        }
        return form
    }

    /// Eliminates variables by required equations that have at most two unknown roots left, the short equations first.
    mutating func absorb(_ problem: borrowing Problem, isRequired: (Int) -> Bool) {
        var hasLong = false
        for row in problem.constants.indices where problem.entries[row].sense == .equal && isRequired(row) {
            if problem.terms(of: row).count <= 2 {
                absorb(row, of: problem)
            } else {
                hasLong = true
            }
        }
        guard hasLong else { return }
        for row in problem.constants.indices where problem.entries[row].sense == .equal && isRequired(row) {
            if problem.terms(of: row).count > 2 { absorb(row, of: problem) }
        }
    }

    private mutating func absorb(_ row: Int, of problem: borrowing Problem) {
        var first = -1
        var second = -1
        var firstCoefficient: Number = 0
        var secondCoefficient: Number = 0
        var rightSide = Number(problem.constants[row])
        for place in problem.terms(of: row) {
            let coefficient = Number(problem.terms[place].coefficient)
            let form = form(of: problem.terms[place].variable.index)
            rightSide -= coefficient * form.shift
            if form.node == constantNode { continue }
            if form.node == first {
                firstCoefficient = firstCoefficient.adding(coefficient * form.scale)
            } else if form.node == second {
                secondCoefficient = secondCoefficient.adding(coefficient * form.scale)
            } else if first < 0 {
                (first, firstCoefficient) = (form.node, coefficient * form.scale)
            } else if second < 0 {
                (second, secondCoefficient) = (form.node, coefficient * form.scale)
            } else {
                return
            }
        }
        if secondCoefficient.isVanishing { second = -1 }
        if firstCoefficient.isVanishing {
            (first, firstCoefficient, second) = (second, secondCoefficient, -1)
        }
        guard first >= 0 else { return }
        if second < 0 {
            eliminate(first, firstCoefficient, row, parent: constantNode, 0, rightSide)
        } else if nodes[second].size <= nodes[first].size {
            eliminate(second, secondCoefficient, row, parent: first, firstCoefficient, rightSide)
        } else {
            eliminate(first, firstCoefficient, row, parent: second, secondCoefficient, rightSide)
        }
    }

    /// Makes `pivot * variable + coefficient * parent = rightSide` the definition of the variable.
    private mutating func eliminate(
        _ variable: Int, _ pivot: Number, _ row: Int, parent: Int, _ coefficient: Number, _ rightSide: Number
    ) {
        nodes[variable] = Node(
            parent: Int32(parent), equation: Int32(row), order: Int32(eliminated.count), size: nodes[variable].size,
            scale: -coefficient / pivot, shift: rightSide / pivot, pivot: pivot)
        eliminated.append(variable)
        if parent != constantNode { nodes[parent].size += nodes[variable].size }
    }

    /// Recomputes the shifts from the constants of the equations, from one elimination on.
    mutating func updateShifts(from time: Int, _ problem: borrowing Problem) {
        for place in time..<eliminated.count {
            let variable = eliminated[place]
            let equation = Int(nodes[variable].equation)
            var rightSide = Number(problem.constants[equation])
            for term in problem.terms(of: equation) {
                let form = form(of: problem.terms[term].variable.index, before: place)
                rightSide -= Number(problem.terms[term].coefficient) * form.shift
            }
            nodes[variable].shift = rightSide / nodes[variable].pivot
        }
        finish()
    }

    /// Computes the final forms of all variables.
    mutating func finish() {
        for variable in 0...constantNode where nodes[variable].order == .max { finals[variable].node = variable }
        var place = eliminated.count
        while place > 0 {
            place -= 1
            let variable = eliminated[place]
            let node = nodes[variable]
            let parent = finals[Int(node.parent)]
            finals[variable] = Form(
                node: parent.node, scale: node.scale * parent.scale, shift: node.scale * parent.shift + node.shift)
        }
    }
}

extension Substitution {
    /// Writes a linear form over the variables as a combination of the eliminating equations and of the final roots.
    ///
    /// - Parameter weights: The form's coefficients by variable.
    /// - Returns: The multiplier of each equation, by elimination time.
    func multipliers(of weights: [(variable: Int, weight: Number)], in problem: borrowing Problem) -> [Number] {
        var result = [Number](repeating: 0, count: eliminated.count)
        for (variable, weight) in weights { climb(from: variable, weight, before: Int(Int32.max), into: &result) }
        for time in result.indices.reversed() {
            let equation = Int(nodes[eliminated[time]].equation)
            if (result[time] * problem.unit(of: equation)).isNegligible {
                result[time] = 0
                continue
            }
            // The equation as it was used had its earlier eliminated variables replaced: take that back.
            for place in problem.terms(of: equation) {
                let weight = -result[time] * Number(problem.terms[place].coefficient)
                climb(from: problem.terms[place].variable.index, weight, before: time, into: &result)
            }
        }
        return result
    }

    private func climb(from variable: Int, _ weight: Number, before time: Int, into result: inout [Number]) {
        var node = variable
        var weight = weight
        while nodes[node].order < time {
            result[Int(nodes[node].order)] += weight / nodes[node].pivot
            weight *= nodes[node].scale
            node = Int(nodes[node].parent)
        }
    }
}
