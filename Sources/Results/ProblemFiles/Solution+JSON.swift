package import LayoutSimConstraintSolver
package import LayoutSimErrors
package import LayoutSimJSON

extension Solution {
    /// The solution in the format of `layoutsim solve`.
    package var json: JSON {
        [
            "status": .string(status.rawValue),
            "values": .object(zip(problem.variables, values).map { JSON.Member(problem.name(of: $0), .number($1)) }),
            "levels": .array(
                levels.map { ["priority": .number($0.priority), "total_error": .number($0.totalError)] }),
            "ambiguous": .array(ambiguousVariables.map { .string(problem.name(of: $0)) }),
            "iis": .array((conflicts.first?.rows ?? []).map { .string(name(of: $0)) }),
        ]
    }

    private func name(of row: Row) -> String {
        switch row {
        case .constraint(let id): problem.label(of: .constraint(id))
        case .lowerBound(let variable): "\(problem.name(of: variable)) lower"
        case .upperBound(let variable): "\(problem.name(of: variable)) upper"
        case .choice(let variable): problem.name(of: variable)
        }
    }
}

/// A problem of a file whose coefficients multiply to more than a number holds.
package struct EndlessValue: ReportableError {
    private let file: String
    private let variable: String

    /// Throws if a value of a solution has no end; the file is the one that its problem comes from.
    package static func check(_ solution: Solution, file: String) throws {
        let problem = solution.problem
        guard let endless = problem.variables.first(where: { !solution[$0].isFinite }) else { return }
        throw EndlessValue(file: file, variable: problem.name(of: endless))
    }

    package var exitStatus: ExitStatus { .inputNotUnderstood }
    package var description: String {
        "\(file): error: the value of '\(variable)' is greater than every number; "
            + "use coefficients between 1e-6 and 1e6"
    }
}
