package import LayoutSimJSON

extension ChangeMark {
    /// What a run keeps; the variant's name and the headline are kept beside it.
    package var json: JSON {
        [
            "class": .string(self.class.rawValue), "inputs": .array(inputs.map(\.json)),
            "outputs": .array(outputs.map { .string($0) }), "area": .number(area),
        ]
    }

    /// Reads what `json` says.
    package init(_ node: JSONNode, variant: String, headline: String) throws {
        self.init(
            variant: variant, headline: headline, class: try node.member("class").choice(),
            inputs: try node.member("inputs").elements().map { try Input($0) },
            outputs: try node.member("outputs").elements().map { try $0.string() },
            area: try node.member("area").number(in: 0 ... .greatestFiniteMagnitude))
    }
}

extension ChangeMark.Input {
    fileprivate var json: JSON {
        let values = [old.map { JSON.Member("old", .string($0)) }, new.map { JSON.Member("new", .string($0)) }]
        return .object(
            [JSON.Member("identity", .string(identity)), JSON.Member("kind", .string(kind.rawValue))]
                + values.compactMap(\.self))
    }

    fileprivate init(_ node: JSONNode) throws {
        self.init(
            identity: try node.member("identity").string(), kind: try node.member("kind").choice(),
            old: try node.optionalMember("old")?.string(), new: try node.optionalMember("new")?.string())
    }
}
