package import LayoutSimConstraintSolver
import LayoutSimJSON

extension Problem {
    /// Reads a problem from the contents of a file, which errors name; throws a `JSONError`.
    package init(parsing bytes: [UInt8], file: String) throws {
        self.init()
        let root = try JSONDocument(parsing: bytes, file: file).root.named("the problem")
        try root.allowKeys(["variables", "constraints"])
        var variables: [String: Variable] = [:]
        for node in try root.member("variables").elements() {
            let (name, lower, upper) = try Problem.bounds(of: node)
            guard variables.updateValue(addVariable(name, lower: lower, upper: upper), forKey: name) == nil else {
                throw node.error("names '\(name)' a second time")
            }
        }
        for node in try root.member("constraints").elements() {
            try add(node, variables: variables)
        }
    }

    private static func bounds(of node: JSONNode) throws(JSONError) -> (name: String, lower: Double?, upper: Double?) {
        if case .string(let name) = node.value.content { return (name, nil, nil) }
        try node.allowKeys(["name", "lower", "upper"])
        let name = try node.member("name").nonEmptyString()
        let lower = try node.optionalMember("lower").map(bound)
        let upper = try node.optionalMember("upper").map(bound)
        if let lower, let upper, lower > upper { throw node.error("has a lower bound above its upper bound") }
        return (name, lower, upper)
    }

    private static func bound(_ node: JSONNode) throws(JSONError) -> Double {
        try node.number(in: -1e12...1e12)
    }

    private mutating func add(_ node: JSONNode, variables: [String: Variable]) throws(JSONError) {
        let id = try node.member("id").nonEmptyString()
        let node = node.named("constraint '\(id)'")
        try node.allowKeys(["id", "coeffs", "constant", "relation", "priority"])
        var terms: [Term] = []
        for (name, coefficient) in try node.member("coeffs").members() {
            guard let variable = variables[name] else {
                throw coefficient.error("is for a variable that is not listed")
            }
            terms.append(Term(variable, try Problem.bound(coefficient)))
        }
        let constant = try node.optionalMember("constant").map(Problem.bound) ?? 0
        let sense = try node.optionalMember("relation")?.choice(ConstraintSense.self) ?? .equal
        let priority = try node.optionalMember("priority")?.number(in: 0.000001...1000) ?? LinearConstraint.required
        add(LinearConstraint(id, terms, sense, constant, priority: priority))
    }
}
