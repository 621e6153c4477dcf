import LayoutSimGeometry

extension ProposalTree: CustomStringConvertible {
    /// One line for each node below its parent, indented: `stack vertical leading spacing 8`.
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
    /// The name of the kind and its inputs; lengths are points.
    package var description: String {
        switch self {
        case .fill: "fill"
        case .text(let number): "text \(number)"
        case .image(let size, let isResizable):
            "image \(size.width) \(size.height)" + (isResizable ? " resizable" : "")
        case .control(let ideal, let fillsWidth):
            "control \(ideal.width) \(ideal.height)" + (fillsWidth ? " fills-width" : "")
        case .spacer(let minimum): "spacer" + minimum.said("at-least")
        case .divider(let thickness): "divider \(thickness)"
        case .stack(let axis, let guide, let spacing): "stack \(axis) \(guide)" + spacing.said("spacing")
        case .lazyStack(let axis, let guide, let spacing): "lazy-stack \(axis) \(guide)" + spacing.said("spacing")
        case .unmade(let rows, let length): "unmade \(rows) rows length \(length)"
        case .overlapping(let alignment): "overlapping \(alignment)"
        case .grid(let alignment, let horizontal, let vertical):
            "grid \(alignment)" + horizontal.said("horizontal-spacing") + vertical.said("vertical-spacing")
        case .gridRow(let guide): "grid-row" + (guide.map { " \($0)" } ?? "")
        case .lazyGrid(let axis, let tracks, let guide, let spacing):
            "lazy-grid \(axis) \(tracks.map(\.description).joined(separator: ", ")) \(guide)" + spacing.said("spacing")
        case .fitting(let axes): "fitting \(axes)"
        case .scroll(let axes, let margins, let offset):
            "scroll \(axes) margins \(margins.inWords) offset \(offset.x) \(offset.y)"
        case .geometryReader: "geometry-reader"
        case .code(let number, let axis): "code \(number)" + (axis.map { " \($0)" } ?? "")
        default: modifierDescription
        }
    }

    private var modifierDescription: String {
        switch self {
        case .frame(let width, let height, let alignment):
            "frame" + width.said("width") + height.said("height") + " \(alignment)"
        case .flexibleFrame(let limits, let alignment): "flexible-frame" + limits.inWords + " \(alignment)"
        case .padding(let insets): "padding \(insets.inWords)"
        case .fixedSize(let axes): "fixed-size \(axes)"
        case .aspectRatio(let ratio, let fills): "aspect-ratio" + ratio.said("of") + (fills ? " fill" : " fit")
        case .offset(let point): "offset \(point.x) \(point.y)"
        case .position(let point): "position \(point.x) \(point.y)"
        case .guide(let guide, let position): "guide \(guide) \(position)"
        case .priority(let priority): "priority \(priority)"
        case .secondary(let alignment, let isBehind): (isBehind ? "background" : "overlay") + " \(alignment)"
        case .relativeFrame(let axes, let share, let alignment):
            "relative-frame \(axes) \(share.span) of \(share.count) in \(share.container.width) "
                + "\(share.container.height) spacing \(share.spacing) \(alignment)"
        case .ignoringSafeArea(let edges): "ignoring-safe-area \(edges.inWords)"
        case .safeAreaInset(let edge, let guide, let spacing):
            "safe-area-inset \(edge) \(guide)" + spacing.said("spacing")
        case .safeAreaPadding(let insets): "safe-area-padding \(insets.inWords)"
        default: "decoration"
        }
    }
}

extension AlignmentGuide: CustomStringConvertible {
    /// The name of the guide, and the number of one of the app's own.
    package var description: String {
        switch self {
        case .leading: "leading"
        case .horizontalCenter: "horizontal-center"
        case .trailing: "trailing"
        case .top: "top"
        case .verticalCenter: "vertical-center"
        case .bottom: "bottom"
        case .firstTextBaseline: "first-text-baseline"
        case .lastTextBaseline: "last-text-baseline"
        case .own(let number, let axis): "own-\(number)-\(axis)"
        }
    }
}

extension GuidePosition: CustomStringConvertible {
    /// The distance, the other guide and the distance from it, or the number of the code.
    package var description: String {
        switch self {
        case .distance(let distance): "\(distance)"
        case .guide(let guide, let distance): "\(guide) plus \(distance)"
        case .code(let number): "code \(number)"
        }
    }
}

extension Alignment: CustomStringConvertible {
    /// The two guides.
    package var description: String { "\(horizontal) \(vertical)" }
}

extension AxisSet: CustomStringConvertible {
    /// The axes, joined by `and`.
    package var description: String {
        Axis.allCases.filter { self[$0] }.map(\.rawValue).joined(separator: "-and-")
    }
}

extension GridTrack: CustomStringConvertible {
    /// The kind of the length and its limits, and the distance to the next track.
    package var description: String {
        let words =
            switch length {
            case .fixed(let fixed): "fixed \(fixed)"
            case .flexible(let minimum, let maximum): "flexible \(minimum) \(maximum)"
            case .adaptive(let minimum, let maximum): "adaptive \(minimum) \(maximum)"
            }
        return words + spacing.said("spacing")
    }
}

extension FrameLimits {
    fileprivate var inWords: String {
        let lengths = [
            ("min-width", minimum.width), ("ideal-width", ideal.width), ("max-width", maximum.width),
            ("min-height", minimum.height), ("ideal-height", ideal.height), ("max-height", maximum.height),
        ]
        return lengths.map { $0.1.said($0.0) }.joined()
    }
}

extension EdgeSet {
    fileprivate var inWords: String {
        ViewEdge.allCases.filter { self[$0] }.map(\.rawValue).joined(separator: "-and-")
    }
}

extension EdgeInsets {
    fileprivate var inWords: String { "\(top) \(left) \(bottom) \(right)" }
}

extension Double? {
    /// A name and the number behind it, or nothing.
    fileprivate func said(_ name: String) -> String { map { " \(name) \($0)" } ?? "" }
}
