import LayoutSimConstraintSolver

extension Problem {
    /// The problem in the format that `layoutsim solve` reads.
    var json: String {
        let variables = variables.map { variable in
            var parts = ["\"name\": \"\(name(of: variable))\""]
            if let bound = lowerBound(of: variable) { parts.append("\"lower\": \(bound)") }
            if let bound = upperBound(of: variable) { parts.append("\"upper\": \(bound)") }
            return "{\(parts.joined(separator: ", "))}"
        }
        let constraints = constraints.map { id in
            let constraint = self[id]
            let terms = constraint.terms.map { "\"\(name(of: $0.variable))\": \($0.coefficient)" }
            return "{\"id\": \"\(constraint.label)\", \"coeffs\": {\(terms.joined(separator: ", "))}, "
                + "\"constant\": \(constraint.constant), \"relation\": \"\(constraint.sense.rawValue)\", "
                + "\"priority\": \(constraint.priority)}"
        }
        return "{\"variables\": [\(variables.joined(separator: ", "))], "
            + "\"constraints\": [\(constraints.joined(separator: ", "))]}"
    }

    /// Returns the problem without the parts that a failure does not need, for a check that returns the failure.
    func shrunk(_ failure: (Problem) -> String?) -> Problem {
        var smallest = self
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            for id in smallest.constraints {
                var candidate = smallest
                candidate.remove(id)
                if failure(candidate) != nil { (smallest, isSmaller) = (candidate, true) }
            }
            for variable in smallest.variables where smallest.lowerBound(of: variable) != nil {
                var candidate = smallest
                candidate.setBounds(lower: nil, upper: nil, of: variable)
                if failure(candidate) != nil { (smallest, isSmaller) = (candidate, true) }
            }
        }
        return smallest
    }
}
