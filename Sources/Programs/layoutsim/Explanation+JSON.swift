import LayoutSimGeometry
import LayoutSimAutoLayout
import LayoutSimJSON
import LayoutSimViewTree

extension Explanation {
    /// The explanation in the format of `layoutsim explain --format json`.
    var json: JSON { .object(members) }

    /// Returns the explanation with the root and line of the view in its file.
    func json(file: String, root: String, line: Int?) -> JSON {
        .object(
            [
                JSON.Member("file", .string(file)), JSON.Member("root", .string(root)),
                JSON.Member("line", line.map { .number(Double($0)) } ?? .null),
            ] + members)
    }

    private var members: [JSON.Member] {
        [
            JSON.Member("view", .string(view)),
            JSON.Member("frame", .array([frame.minX, frame.minY, frame.width, frame.height].map(JSON.number))),
            JSON.Member("equations", .array(equations.map(\.json))),
            JSON.Member("gaveWay", .array(concessions.map(\.json))),
        ] + (proposals.isEmpty ? [] : [JSON.Member("proposals", .array(proposals.map(\.json)))])
            + (feedbackLoop.map { [JSON.Member("feedbackLoop", .string($0))] } ?? [])
    }
}

extension ProposalStep {
    fileprivate var json: JSON {
        func size(_ size: Size) -> JSON { .array([size.width, size.height].map { $0.isFinite ? .number($0) : .null }) }
        return [
            "view": .string(view), "kind": .string(kind), "line": line.map(JSON.string) ?? .null,
            "proposed": .string(proposal), "answered": size(answer), "ideal": size(ideal),
            "decided": .array(deciders.map(JSON.string)),
        ]
    }
}

extension Explanation.Equation {
    fileprivate var json: JSON {
        [
            "part": .string(part.rawValue), "value": .number(value), "text": .string(description),
            "summands": .array(
                summands.map { summand in
                    [
                        "name": summand.name.map(JSON.string) ?? .null, "factor": .number(summand.factor),
                        "value": .number(summand.value),
                    ]
                }),
            "chain": .array(chain.map(\.json)),
        ]
    }
}

extension Explanation.Link {
    fileprivate var json: JSON {
        [
            "constraint": .string(text), "source": source.map { .string($0.rawValue) } ?? .null,
            "movesPerPoint": .number(movesPerPoint), "id": constraint?.identifier.map(JSON.string) ?? .null,
            "line": line.map { .number(Double($0)) } ?? .null,
        ]
    }
}

extension Explanation.Concession {
    fileprivate var json: JSON {
        [
            "constraint": .string(text), "source": .string(source.rawValue), "offBy": .number(error),
            "priority": .number(Double(constraint.priority.rawValue)), "isBroken": .boolean(isBroken),
            "id": constraint.identifier.map(JSON.string) ?? .null, "line": line.map { .number(Double($0)) } ?? .null,
            "to": .array(winners.map(\.json)),
        ]
    }
}
