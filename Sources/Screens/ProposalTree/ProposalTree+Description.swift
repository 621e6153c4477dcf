import LayoutSimGeometry

extension ProposalTree: CustomStringConvertible {
    /// One line for each node below its parent, indented: `VStack alignment leading spacing 8`.
    package var description: String {
        guard root >= 0 else { return "" }
        var lines: [String] = []
        var open = [(root, 0)]
        while let (node, depth) = open.popLast() {
            lines.append(String(repeating: "  ", count: depth) + nodes[node].kind.description)
            for child in nodes[node].children.reversed() { open.append((child, depth + 1)) }
        }
        return lines.joined(separator: "\n")
    }
}

extension ProposalKind: CustomStringConvertible {
    /// SwiftUI's name and the inputs; lengths are points.
    package var description: String {
        ([name] + inputs.map { $0.words.isEmpty ? $0.name : "\($0.name) \($0.words)" }).joined(separator: " ")
    }
}

extension AlignmentGuide: CustomStringConvertible {
    /// The name of the guide, and the number of one of the app's own.
    package var description: String {
        switch self {
        case .leading: "leading"
        case .horizontalCenter: "horizontal-center"
        case .trailing: "trailing"
        case .separatorLeading: "separator-leading"
        case .top: "top"
        case .verticalCenter: "vertical-center"
        case .bottom: "bottom"
        case .firstTextBaseline: "first-text-baseline"
        case .lastTextBaseline: "last-text-baseline"
        case .own(let number, let axis): "own-\(number)-\(axis.rawValue)"
        }
    }

    private static let standard: [AlignmentGuide] = [
        .leading, .horizontalCenter, .trailing, .separatorLeading, .top, .verticalCenter, .bottom, .firstTextBaseline,
        .lastTextBaseline,
    ]

    /// The greatest number of guides of an app's own that a document may speak of.
    private static let mostOwn = 1000

    /// Reads a guide as its description writes it.
    init?(_ word: String) {
        if let known = AlignmentGuide.standard.first(where: { $0.description == word }) {
            self = known
            return
        }
        let parts = word.split(separator: "-")
        guard parts.count == 3, parts[0] == "own", let number = Int(parts[1]), (0..<Self.mostOwn).contains(number),
            let axis = Axis(rawValue: String(parts[2]))
        else { return nil }
        self = .own(number, axis)
    }
}

extension GuidePosition: CustomStringConvertible {
    /// The distance, the other guide and the distance from it, or the number of the code.
    package var description: String {
        switch self {
        case .distance(let distance): spelled(distance)
        case .guide(let guide, let distance): "\(guide) plus \(spelled(distance))"
        case .code(let number): "code \(number)"
        }
    }
}

extension GridTrack: CustomStringConvertible {
    /// The kind of the length and its limits, and the distance to the next track.
    package var description: String {
        let words =
            switch length {
            case .fixed(let fixed): "fixed \(spelled(fixed))"
            case .flexible(let minimum, let maximum): "flexible \(spelled(minimum)) \(spelled(maximum))"
            case .adaptive(let minimum, let maximum): "adaptive \(spelled(minimum)) \(spelled(maximum))"
            }
        let gap = spacing.map { " gap \(spelled($0))" } ?? ""
        return words + gap + (alignment.map { " align \($0.horizontal) \($0.vertical)" } ?? "")
    }
}
