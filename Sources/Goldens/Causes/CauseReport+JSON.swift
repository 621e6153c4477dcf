import LayoutSimDocuments
package import LayoutSimJSON
import LayoutSimViewTree

extension CauseReport {
    /// The content of `causes.json`, from which the report can be restored.
    ///
    /// `headline` and `proven` are included for programs that do not want to derive them.
    package var json: JSON {
        let proven = Set(causes.flatMap(\.inputs))
        return JSON([
            "variant": .string(variant), "class": .string(self.class.rawValue), "headline": .string("\(headline)"),
            "area": .number(finite: area),
            "inputs": .array(inputs.map { $0.json(isProven: proven.contains($0), names) }),
            "outputs": .array(outputs.map(\.json)),
            "causes": .array(zip(causes, told.causes).map { $0.json($1.clause, names) }),
            "together": .array(together.map { $0.json(names) }), "unexplained": .array(unexplained.map(\.json)),
            "idle": .array(idle.map { $0.json(names) }), "beyondInputs": .boolean(isBeyondInputs),
            "renamed": renamed.json, "names": names.json,
            "moments": moments.isEmpty ? nil : .array(moments.map { .number($0) }),
            "retimed": retimed.map { .string($0) }, "resized": resized?.json,
        ])
    }

    /// Restores a report from `json`; throws a `JSONError` with the location of anything else.
    package init(_ node: JSONNode) throws {
        self.init(
            variant: try node.member("variant").string(), class: try node.member("class").choice(),
            inputs: try node.inputs("inputs"), outputs: try node.outputs("outputs"),
            causes: try node.member("causes").elements().map { try Cause($0) },
            together: try node.inputs("together"), unexplained: try node.outputs("unexplained"),
            idle: try node.inputs("idle"), isBeyondInputs: try node.member("beyondInputs").boolean(),
            area: try node.member("area").number())
        renamed = try node.optionalMember("renamed").map { try ViewNames($0) } ?? renamed
        names = try node.optionalMember("names").map { try ViewNames($0) } ?? names
        moments = try node.optionalMember("moments")?.elements().map { try $0.number() } ?? []
        retimed = try node.optionalMember("retimed")?.string()
        resized = try node.optionalMember("resized").map { try ResizedFrames($0) }
    }
}

extension CauseReport.Cause {
    fileprivate func json(_ clause: Headline.Clause, _ names: ViewNames) -> JSON {
        [
            "headline": .string("\(clause)"), "inputs": .array(inputs.map { $0.json(names) }),
            "masked": .array(masked.map { $0.json(names) }), "eachSuffices": .boolean(eachSuffices),
            "outputs": .array(outputs.map(\.json)), "restoresAll": .boolean(restoresAll),
            "path": .array(path.map(\.json)),
        ]
    }

    fileprivate init(_ node: JSONNode) throws {
        self.init(
            inputs: try node.inputs("inputs"), masked: try node.inputs("masked"),
            eachSuffices: try node.optionalMember("eachSuffices")?.boolean() ?? false,
            outputs: try node.outputs("outputs"), restoresAll: try node.member("restoresAll").boolean(),
            path: try node.member("path").elements().map { try PathStep($0) })
    }
}

extension ViewNames {
    fileprivate var json: JSON {
        .object(names.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) })
    }

    fileprivate init(_ node: JSONNode) throws {
        let members = try node.members().map { ($0.key, try $0.node.string()) }
        self.init(Dictionary(members) { first, _ in first })
    }
}

extension JSONNode {
    fileprivate func inputs(_ key: String) throws -> [InputChange] {
        try member(key).elements().map { try InputChange($0) }
    }

    fileprivate func outputs(_ key: String) throws -> [OutputChange] {
        try member(key).elements().map { try OutputChange($0) }
    }
}
