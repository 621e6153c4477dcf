import LayoutSimDocuments
import LayoutSimJSON
import LayoutSimViewTree

extension InputChange {
    /// `object` is a view's id, or the identifier of a constraint that has one; inputs of the screen have none.
    func json(isProven: Bool? = nil) -> JSON {
        let (object, constraint): (String?, JSON?) =
            switch place {
            case .screen: (nil, nil)
            case .view(let id): (id, nil)
            case .constraint(let constraint): (constraint.identifier, constraint.json)
            }
        return JSON([
            "object": object.map { .string($0) }, "constraint": constraint, "property": .string(kind.rawValue),
            "old": old.map { .string($0) }, "new": new.map { .string($0) }, "proven": isProven.map { .boolean($0) },
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
    }
}
