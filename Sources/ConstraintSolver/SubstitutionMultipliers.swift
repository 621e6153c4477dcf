extension Substitution {
    /// Writes a linear form over the variables as a combination of the eliminating equations and of the final roots.
    ///
    /// - Parameter weights: The form's coefficients by variable.
    /// - Returns: The multiplier of each equation, by elimination time.
    func multipliers(of weights: [(variable: Int, weight: Number)], in problem: borrowing Problem) -> [Number] {
        var result = [Number](repeating: 0, count: eliminated.count)
        for (variable, weight) in weights { climb(from: variable, weight, before: Int(Int32.max), into: &result) }
        for time in result.indices.reversed() where !result[time].isNegligible {
            // The equation as it was used had its earlier eliminated variables replaced: take that back.
            for place in problem.terms(of: Int(nodes[eliminated[time]].equation)) {
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
