import LayoutSimDocuments
import LayoutSimJSON
import LayoutSimViewTree

extension InputChange {
    /// A view's id, or the identifier of a constraint that has one; inputs of the screen have none.
    package var objectID: String? {
        switch place {
        case .screen: nil
        case .view(let id): id
        case .constraint(let constraint): constraint.identifier
        }
    }

    /// What people call the view, or what the constraint relates without its numbers; `nil` for inputs of the screen.
    package var objectName: String? {
        switch place {
        case .screen: nil
        case .view(let id): id
        case .constraint(let constraint): constraint.termsText + (constraint.second == nil ? " …" : "")
        }
    }

    /// `object` is the id and `name` what people call it.
    func json(isProven: Bool? = nil, _ names: ViewNames = ViewNames()) -> JSON {
        let constraint: JSON? = if case .constraint(let constraint) = place { constraint.json } else { nil }
        return JSON([
            "object": objectID.map { .string($0) }, "name": told(names).objectName.map { .string($0) },
            "constraint": constraint,
            "property": .string(kind.rawValue),
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
