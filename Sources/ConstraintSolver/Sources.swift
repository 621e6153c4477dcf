/// Constraints and bounds in one count: the constraints first, then lower and upper bound of each variable.
extension Problem {
    func source(of row: Row) -> Int {
        switch row {
        case .constraint(let id): id.index
        case .lowerBound(let variable), .choice(let variable): constants.count + 2 * variable.index
        case .upperBound(let variable): constants.count + 2 * variable.index + 1
        }
    }

    func row(ofSource source: Int) -> Row {
        if source < constants.count { return .constraint(ConstraintID(index: source)) }
        let (variable, side) = (source - constants.count).quotientAndRemainder(dividingBy: 2)
        return side == 0 ? .lowerBound(Variable(index: variable)) : .upperBound(Variable(index: variable))
    }
}
