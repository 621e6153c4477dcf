import LayoutSimJSON
import LayoutSimViewTree

extension OutputChange {
    enum Property: String, CaseIterable {
        case x, y, width, height, lines, wrapping, scale, error, finding, pixels, overlaps
    }

    /// The change as JSON: `object` is a view's id, or the identifier of a constraint that has one; findings list their
    /// `objects`.
    var json: JSON {
        JSON([
            "object": (view ?? constraint?.identifier).map { .string($0) }, "constraint": constraint?.json,
            "terms": terms.map { .string($0) }, "rule": finding.map { .string($0.rule) },
            "objects": finding.map { .array($0.views.map { .string($0) }) }, "property": .string(property.rawValue),
            "old": old.map { .string($0) }, "new": new.map { .string($0) },
        ])
    }

    private var terms: String? { if case .constraint(let terms) = subject { terms } else { nil } }

    private var finding: (rule: String, views: [String])? {
        if case .audit(let rule, let views) = subject { (rule, views) } else { nil }
    }

    var property: Property {
        switch subject {
        case .frame(_, .x): .x
        case .frame(_, .y): .y
        case .frame(_, .width): .width
        case .frame(_, .height): .height
        case .lines: .lines
        case .wrapping: .wrapping
        case .textScale: .scale
        case .constraint: .error
        case .audit: .finding
        case .painted: .pixels
        case .overlaps: .overlaps
        }
    }

    init(_ node: JSONNode) throws {
        self.init(
            try OutputChange.subject(node), old: try node.optionalMember("old")?.string(),
            new: try node.optionalMember("new")?.string(),
            constraint: try node.optionalMember("constraint").map { try Constraint($0) })
    }

    private static func subject(_ node: JSONNode) throws -> Subject {
        func view() throws -> String { try node.member("object").string() }
        return switch try node.member("property").choice(Property.self) {
        case .x: .frame(view: try view(), .x)
        case .y: .frame(view: try view(), .y)
        case .width: .frame(view: try view(), .width)
        case .height: .frame(view: try view(), .height)
        case .lines: .lines(view: try view())
        case .wrapping: .wrapping(view: try view())
        case .scale: .textScale(view: try view())
        case .error: .constraint(try node.member("terms").string())
        case .finding:
            .audit(
                rule: try node.member("rule").string(),
                views: try node.member("objects").elements().map { try $0.string() })
        case .pixels: .painted(view: try view())
        case .overlaps: .overlaps(in: try view())
        }
    }
}
