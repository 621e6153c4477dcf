import LayoutSimJSON
import LayoutSimViewTree

extension Constraint {
    /// All stored properties; the line of code as `file` and `line`.
    var json: JSON {
        JSON([
            "identifier": identifier.map { .string($0) }, "first": first.json, "relation": .string(relation.rawValue),
            "second": second?.json, "multiplier": .number(finite: multiplier), "constant": .number(finite: constant),
            "priority": .number(finite: Double(priority.rawValue)),
            "file": line.map { .string($0.file) }, "line": line.map { .number(finite: Double($0.number)) },
            "sharesLine": line.flatMap { $0.isShared ? .boolean(true) : nil },
        ])
    }

    init(_ node: JSONNode) throws {
        self.init(
            try Operand(node.member("first")), try node.member("relation").choice(),
            try node.optionalMember("second").map { try Operand($0) },
            multiplier: try node.member("multiplier").number(), constant: try node.member("constant").number(),
            priority: Priority(rawValue: Float(try node.member("priority").number())),
            identifier: try node.optionalMember("identifier")?.string())
        guard let file = try node.optionalMember("file")?.string(), let number = try node.optionalMember("line")
        else { return }
        line = CodeLine(file: file, number: try number.integer())
        line?.isShared = try node.optionalMember("sharesLine")?.boolean() ?? false
    }
}

extension Constraint.Operand {
    var json: JSON {
        switch item {
        case .view(let id): ["view": .string(id), "attribute": .string(attribute.rawValue)]
        case .guide(.custom(let name), let owner):
            [
                "customGuide": .string(name), "view": .string(owner), "attribute": .string(attribute.rawValue),
            ]
        case .guide(let kind, let owner):
            ["guide": .string(kind.word), "view": .string(owner), "attribute": .string(attribute.rawValue)]
        }
    }

    init(_ node: JSONNode) throws {
        let view = try node.member("view").string()
        let item: LayoutItem =
            if let name = try node.optionalMember("customGuide")?.string() {
                .guide(.custom(name), owner: view)
            } else if let guide = try node.optionalMember("guide") {
                .guide(try LayoutGuide.Kind(guide), owner: view)
            } else {
                .view(view)
            }
        self.init(item, try node.member("attribute").choice())
    }
}

extension LayoutGuide.Kind {
    /// All guides except custom ones.
    private static let known: [LayoutGuide.Kind] = [
        .top, .bottom, .safeArea, .margins, .readableContent, .keyboard, .scrollContent, .scrollFrame,
    ]

    /// The name of the case; empty for a custom guide, which has its own name.
    fileprivate var word: String {
        switch self {
        case .top: "top"
        case .bottom: "bottom"
        case .safeArea: "safeArea"
        case .margins: "margins"
        case .readableContent: "readableContent"
        case .keyboard: "keyboard"
        case .scrollContent: "scrollContent"
        case .scrollFrame: "scrollFrame"
        case .custom: ""
        }
    }

    fileprivate init(_ node: JSONNode) throws {
        let word = try node.string()
        guard let kind = LayoutGuide.Kind.known.first(where: { $0.word == word }) else {
            throw node.error("is not a layout guide")
        }
        self = kind
    }
}
