import LayoutSimViewTree
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimJSON

extension Explanation {
    /// The explanation in the form of `layoutsim explain --format json`.
    var json: JSON {
        [
            "view": .string(view),
            "frame": .array([frame.minX, frame.minY, frame.width, frame.height].map(JSON.number)),
            "equations": .array(equations.map(\.json)),
            "gaveWay": .array(concessions.map(\.json)),
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
            "movesPerPoint": .number(movesPerPoint),
        ]
    }
}

extension Explanation.Concession {
    fileprivate var json: JSON {
        [
            "constraint": .string(text), "source": .string(source.rawValue), "offBy": .number(error),
            "priority": .number(Double(constraint.priority.rawValue)), "isBroken": .boolean(isBroken),
            "to": .array(winners.map(\.json)),
        ]
    }
}
