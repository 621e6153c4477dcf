import LayoutSimGeometry
import LayoutSimNotation

/// Returns a length as documents write it, so that it reads back as the same number.
func spelled(_ length: Double) -> String { length.isFinite ? exact(length) : length > 0 ? "inf" : "-inf" }

extension ProposalInput {
    static func length(_ name: String, _ length: Double) -> ProposalInput { ProposalInput(name, spelled(length)) }

    static func size(_ name: String, _ size: Size) -> ProposalInput {
        ProposalInput(name, "\(spelled(size.width)) \(spelled(size.height))")
    }

    static func point(_ name: String, _ point: Point) -> ProposalInput {
        ProposalInput(name, "\(spelled(point.x)) \(spelled(point.y))")
    }

    /// One number for equal insets, else top, left, bottom and right.
    static func insets(_ name: String, _ insets: EdgeInsets) -> ProposalInput {
        let all = [insets.top, insets.left, insets.bottom, insets.right]
        let isEven = all.allSatisfy { $0 == insets.top }
        return ProposalInput(name, (isEven ? [insets.top] : all).map(spelled).joined(separator: " "))
    }

    static func guide(_ guide: AlignmentGuide) -> ProposalInput { ProposalInput("guide", guide.description) }

    static func axes(_ axes: AxisSet) -> ProposalInput {
        ProposalInput("axes", Axis.allCases.filter { axes[$0] }.map(\.rawValue).joined(separator: " "))
    }
}

extension [ProposalInput] {
    static func flag(_ name: String, _ isSet: Bool) -> [ProposalInput] { isSet ? [ProposalInput(name, "")] : [] }

    static func length(_ name: String, _ length: Double?) -> [ProposalInput] {
        length.map { [.length(name, $0)] } ?? []
    }

    static func insets(_ name: String, _ insets: EdgeInsets) -> [ProposalInput] {
        insets == .zero ? [] : [.insets(name, insets)]
    }

    static func point(_ name: String, _ point: Point) -> [ProposalInput] {
        point == .zero ? [] : [.point(name, point)]
    }

    /// The guide of a stack; its center is left out.
    static func guide(_ guide: AlignmentGuide) -> [ProposalInput] {
        guide == .horizontalCenter || guide == .verticalCenter ? [] : [ProposalInput("alignment", guide.description)]
    }

    /// The two guides of an area; the center is left out.
    static func alignment(_ alignment: Alignment) -> [ProposalInput] {
        alignment == .center
            ? [] : [ProposalInput("alignment", "\(alignment.horizontal) \(alignment.vertical)")]
    }
}
