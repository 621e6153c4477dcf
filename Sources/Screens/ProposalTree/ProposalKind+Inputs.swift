import LayoutSimGeometry

/// An input of a view that answers proposals: its name and its value, as documents write them.
package struct ProposalInput: Hashable, Sendable {
    /// The name, one word such as `spacing`.
    package var name: String
    /// The words of the value; empty for an input that is there or not.
    package var words: String

    /// Creates an input.
    package init(_ name: String, _ words: String) {
        self.name = name
        self.words = words
    }
}

extension ProposalKind {
    /// SwiftUI's name of the view or the modifier.
    package var name: String {
        switch self {
        case .fill: "fill"
        case .text: "Text"
        case .image: "Image"
        case .control: "control"
        case .spacer: "Spacer"
        case .divider: "Divider"
        case .stack(let axis, _, _): axis == .horizontal ? "HStack" : "VStack"
        case .lazyStack(let axis, _, _): axis == .horizontal ? "LazyHStack" : "LazyVStack"
        case .overlapping: "ZStack"
        case .grid: "Grid"
        case .gridRow: "GridRow"
        case .lazyGrid(let axis, _, _, _): axis == .vertical ? "LazyVGrid" : "LazyHGrid"
        case .fitting: "ViewThatFits"
        case .scroll: "ScrollView"
        case .geometryReader: "GeometryReader"
        case .code: "Layout"
        case .unmade: "unmade"
        default: modifierName
        }
    }

    private var modifierName: String {
        switch self {
        case .frame: "frame"
        case .flexibleFrame: "flexible-frame"
        case .padding: "padding"
        case .fixedSize: "fixedSize"
        case .aspectRatio: "aspectRatio"
        case .offset: "offset"
        case .position: "position"
        case .guide: "alignmentGuide"
        case .priority: "layoutPriority"
        case .secondary(_, let isBehind): isBehind ? "background" : "overlay"
        case .relativeFrame: "containerRelativeFrame"
        case .ignoringSafeArea: "ignoresSafeArea"
        case .safeAreaInset: "safeAreaInset"
        case .safeAreaPadding: "safeAreaPadding"
        case .gridCell: "gridCell"
        case .mirrored: "mirrored"
        default: "decoration"
        }
    }

    /// The inputs, in the order in which they are written; those with their usual values are left out.
    package var inputs: [ProposalInput] {
        switch self {
        case .fill, .text, .geometryReader, .decoration: []
        case .code(_, let axis): axis.map { [ProposalInput("axis", $0.rawValue)] } ?? []
        case .unmade(let rows, let length): [ProposalInput("rows", "\(rows)"), .length("length", length)]
        case .image(let size, let isResizable): [.size("size", size)] + .flag("resizable", isResizable)
        case .control(let ideal, let fillsWidth): [.size("ideal", ideal)] + .flag("fills-width", fillsWidth)
        case .spacer(let minimum): .length("min-length", minimum)
        case .divider(let thickness): [.length("thickness", thickness)]
        case .stack(_, let guide, let spacing), .lazyStack(_, let guide, let spacing):
            .guide(guide) + .length("spacing", spacing)
        case .overlapping(let alignment): .alignment(alignment)
        case .grid(let alignment, let horizontal, let vertical):
            .alignment(alignment) + .length("horizontal-spacing", horizontal) + .length("vertical-spacing", vertical)
        case .gridRow(let guide): guide.map { [.guide($0)] } ?? []
        case .lazyGrid(_, let tracks, let guide, let spacing):
            [ProposalInput("tracks", tracks.map(\.description).joined(separator: " "))] + .guide(guide)
                + .length("spacing", spacing)
        case .fitting(let axes): [.axes(axes)]
        case .scroll(let axes, let margins, let offset, let anchor):
            [.axes(axes)] + .insets("margins", margins) + .point("content-offset", offset)
                + (anchor.map { [.point("anchor", $0)] } ?? [])
        default: modifierInputs
        }
    }

    private var modifierInputs: [ProposalInput] {
        switch self {
        case .frame(let width, let height, let alignment):
            .length("width", width) + .length("height", height) + .alignment(alignment)
        case .flexibleFrame(let limits, let alignment): limits.inputs + .alignment(alignment)
        case .padding(let insets), .safeAreaPadding(let insets): [.insets("insets", insets)]
        case .fixedSize(let axes): [.axes(axes)]
        case .aspectRatio(let ratio, let fills): .length("ratio", ratio) + .flag("fills", fills)
        case .offset(let point), .position(let point): [.point("point", point)]
        case .guide(let guide, let position): [.guide(guide), ProposalInput("at", position.description)]
        case .priority(let priority): [.length("priority", priority)]
        case .secondary(let alignment, _): .alignment(alignment)
        case .relativeFrame(let axes, let share, let alignment): [.axes(axes)] + share.inputs + .alignment(alignment)
        case .ignoringSafeArea(let edges, let cover):
            [ProposalInput("edges", ViewEdge.allCases.filter { edges[$0] }.map(\.rawValue).joined(separator: " "))]
                + (cover == .everything ? [] : [ProposalInput("cover", cover.rawValue)])
        case .safeAreaInset(let edge, let guide, let spacing):
            [ProposalInput("edge", edge.rawValue)] + .guide(guide) + .length("spacing", spacing)
        case .gridCell(let cell): cell.inputs
        default: []
        }
    }

    /// The name of an input and its words, or `nil` if the kind has none of this name.
    package func input(_ name: String) -> String? { inputs.first { $0.name == name }?.words }

    /// Returns the kind with another value of an input, or without it; `nil` if the words are not understood.
    package func with(_ name: String, _ words: String?) -> ProposalKind? {
        var inputs = self.inputs
        inputs.removeAll { $0.name == name }
        if let words { inputs.append(ProposalInput(name, words)) }
        let all = [self.name] + inputs.flatMap { [$0.name] + $0.words.split(separator: " ").map(String.init) }
        return ProposalKind(all)
    }

    /// The guides that the view is laid out by.
    package var guides: [AlignmentGuide] {
        switch self {
        case .stack(_, let guide, _), .lazyStack(_, let guide, _), .safeAreaInset(_, let guide, _): [guide]
        case .lazyGrid(_, let tracks, let guide, _):
            [guide] + tracks.compactMap(\.alignment).flatMap { [$0.horizontal, $0.vertical] }
        case .gridRow(let guide): guide.map { [$0] } ?? []
        case .guide(let guide, .guide(let other, _)): [guide, other]
        case .guide(let guide, _): [guide]
        case .gridCell(let cell): cell.columnGuide.map { [$0] } ?? []
        case .overlapping(let alignment), .grid(let alignment, _, _), .frame(_, _, let alignment),
            .flexibleFrame(_, let alignment), .secondary(let alignment, _), .relativeFrame(_, _, let alignment):
            [alignment.horizontal, alignment.vertical]
        default: []
        }
    }
}

extension FrameLimits {
    fileprivate var inputs: [ProposalInput] {
        let lengths = [
            ("min-width", minimum.width), ("ideal-width", ideal.width), ("max-width", maximum.width),
            ("min-height", minimum.height), ("ideal-height", ideal.height), ("max-height", maximum.height),
        ]
        return lengths.flatMap { [ProposalInput].length($0.0, $0.1) }
    }
}

extension RelativeShare {
    fileprivate var inputs: [ProposalInput] {
        [.size("container", container)]
            + (count == 1 && span == 1 && spacing == 0
                ? [] : [ProposalInput("share", "\(span) \(count) \(spelled(spacing))")])
    }
}
