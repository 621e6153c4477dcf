package import LayoutSimJSON

extension CauseReport {
    /// The report for programs, the content of `causes.json`.
    package var json: JSON {
        [
            "variant": .string(variant), "class": .string(self.class.rawValue), "headline": .string(headline),
            "inputs": .array(inputs.map(\.json)), "outputs": .array(outputs.map(\.json)),
            "causes": .array(causes.map(\.json)), "together": .array(together.map { .string("\($0)") }),
            "unexplained": .array(unexplained.map { .string("\($0)") }),
            "idle": .array(idle.map { .string("\($0)") }), "beyondInputs": .boolean(isBeyondInputs),
        ]
    }
}

extension CauseReport.Cause {
    fileprivate var json: JSON {
        [
            "inputs": .array(inputs.map { .string("\($0)") }), "outputs": .array(outputs.map { .string("\($0)") }),
            "masked": .array(masked.map { .string("\($0)") }), "restoresAll": .boolean(restoresAll),
            "path": .array(path.map { .string("\($0)") }),
        ]
    }
}

extension InputChange {
    fileprivate var json: JSON {
        [
            "text": .string("\(self)"), "identity": .string(identity), "kind": .string(kind.rawValue),
            "old": old.map { .string($0) } ?? .null, "new": new.map { .string($0) } ?? .null,
        ]
    }
}

extension OutputChange {
    fileprivate var json: JSON {
        [
            "text": .string("\(self)"), "view": view.map { .string($0) } ?? .null,
            "old": old.map { .string($0) } ?? .null, "new": new.map { .string($0) } ?? .null,
        ]
    }
}
