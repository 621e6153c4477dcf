import LayoutSimDocuments
import LayoutSimJSON
import LayoutSimViewTree

extension InputChange {
    /// The id of a view, or the identifier of a constraint that has one; `nil` for inputs of the screen.
    package var objectID: String? {
        switch place {
        case .screen: nil
        case .view(let id): id
        case .constraint(let constraint): constraint.identifier
        }
    }

    /// The name of the view, or the terms of the constraint without its numbers; `nil` for inputs of the screen.
    package var objectName: String? {
        switch place {
        case .screen: nil
        case .view(let id): id
        case .constraint(let constraint): constraint.termsText + (constraint.second == nil ? " …" : "")
        }
    }

    /// Returns a JSON object in which `object` is the id and `name` the name for people.
    func json(isProven: Bool? = nil, _ names: ViewNames = ViewNames()) -> JSON {
        let constraint: JSON? = if case .constraint(let constraint) = place { constraint.json } else { nil }
        return JSON([
            "object": objectID.map { .string($0) }, "name": told(names).objectName.map { .string($0) },
            "constraint": constraint,
            "property": .string(kind.rawValue),
            "old": old.map { .string($0) }, "new": new.map { .string($0) }, "proven": isProven.map { .boolean($0) },
            "file": codeLine.map { .string($0.file) }, "line": codeLine.map { .number(finite: Double($0.number)) },
        ])
    }

    init(_ node: JSONNode) throws {
        let place: Place =
            if let constraint = try node.optionalMember("constraint") {
                .constraint(try Constraint(constraint))
            } else if let view = try node.optionalMember("object") {
                .view(try view.string())
            } else {
                .screen
            }
        self.init(
            place, PropertyKind(rawValue: try node.member("property").string()),
            old: try node.optionalMember("old")?.string(), new: try node.optionalMember("new")?.string())
        guard let file = try node.optionalMember("file")?.string(), let number = try node.optionalMember("line")
        else { return }
        codeLine = CodeLine(file: file, number: try number.integer())
    }
}
