extension Problem: CustomStringConvertible {
    /// One line for each variable with bounds and for each constraint: `gap: b.x - a.x - a.w == 8 @ 750`.
    public var description: String {
        let bounds = variables.compactMap(boundsLine)
        return (bounds + constraints.map(line)).joined(separator: "\n")
    }

    private func boundsLine(_ variable: Variable) -> String? {
        let lower = lowerBound(of: variable).map { "\($0.shortest) <= " } ?? ""
        let upper = upperBound(of: variable).map { " <= \($0.shortest)" } ?? ""
        return lower.isEmpty && upper.isEmpty ? nil : lower + name(of: variable) + upper
    }

    private func line(_ id: ConstraintID) -> String {
        let constraint = self[id]
        let sum = constraint.terms.map { ($0.coefficient, name(of: $0.variable)) }
        let level = constraint.isRequired ? "" : " @ \(constraint.priority.shortest)"
        return "\(constraint.label): \(linearText(sum)) \(constraint.sense.rawValue) "
            + constraint.constant.shortest + level
    }
}

/// Returns a sum as text: `b.x - a.x - 0.5 a.w`, or `0` without terms.
func linearText(_ terms: [(coefficient: Double, name: String)]) -> String {
    var text = ""
    for (coefficient, name) in terms where coefficient != 0 {
        let sign = coefficient < 0 ? "-" : "+"
        text += text.isEmpty ? (coefficient < 0 ? "-" : "") : " \(sign) "
        text += coefficient.magnitude == 1 ? name : "\(coefficient.magnitude.shortest) \(name)"
    }
    return text.isEmpty ? "0" : text
}

extension Double {
    /// The shortest text that parses back to this number; whole numbers have no fraction.
    var shortest: String {
        if self == rounded(), magnitude < 1e15 { return String(Int(self)) }
        return String(describing: self)
    }
}
