import LayoutSimGeometry
import LayoutSimJSON
import LayoutSimViewTree

extension PathStep {
    private enum Kind: String, CaseIterable {
        case size, input, link, limit, givesWay
    }

    var json: JSON {
        switch self {
        case .size(let view, let axis, let growth):
            [
                "step": "size", "object": .string(view), "axis": .string(axis.rawValue),
                "growth": .number(finite: growth),
            ]
        case .input(let input): ["step": "input", "input": input.json()]
        case .link(let constraint): ["step": "link", "constraint": constraint.json]
        case .limit(let edge): ["step": "limit", "edge": edge.json]
        case .givesWay(let constraint, let error):
            ["step": "givesWay", "constraint": constraint.json, "error": .number(finite: error)]
        }
    }

    init(_ node: JSONNode) throws {
        self =
            switch try node.member("step").choice(Kind.self) {
            case .size:
                .size(
                    view: try node.member("object").string(), try node.member("axis").choice(),
                    growth: try node.member("growth").number())
            case .input: .input(try InputChange(node.member("input")))
            case .link: .link(try Constraint(node.member("constraint")))
            case .limit: .limit(try Constraint.Operand(node.member("edge")))
            case .givesWay:
                .givesWay(
                    try Constraint(node.member("constraint")), error: try node.member("error").number())
            }
    }
}
