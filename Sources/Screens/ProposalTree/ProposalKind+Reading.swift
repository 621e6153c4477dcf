import LayoutSimGeometry

extension ProposalKind {
    /// Reads a kind and its inputs, as `description` writes them; `nil` if something in them is not understood.
    package init?(_ words: [String]) {
        guard let name = words.first, var inputs = ProposalInputs(Array(words.dropFirst())),
            let kind = ProposalKind.container(name, &inputs) ?? ProposalKind.modifier(name, &inputs),
            inputs.areUnderstood
        else { return nil }
        self = kind
    }

    private static func container(_ name: String, _ inputs: inout ProposalInputs) -> ProposalKind? {
        switch name {
        case "fill": .fill
        case "Text": .text(0)
        case "Image": inputs.size("size").map { .image($0, isResizable: inputs.flag("resizable")) }
        case "control": inputs.size("ideal").map { .control(ideal: $0, fillsWidth: inputs.flag("fills-width")) }
        case "Spacer": .spacer(minimum: inputs.length("min-length"))
        case "Divider": inputs.length("thickness").map { .divider(thickness: $0) }
        case "HStack", "VStack", "LazyHStack", "LazyVStack": stack(name, &inputs)
        case "ZStack": .overlapping(inputs.alignment())
        case "Grid":
            .grid(
                inputs.alignment(), horizontalSpacing: inputs.length("horizontal-spacing"),
                verticalSpacing: inputs.length("vertical-spacing"))
        case "GridRow": .gridRow(inputs.guide("guide"))
        case "LazyVGrid", "LazyHGrid":
            inputs.tracks().map { tracks in
                let axis: Axis = name == "LazyVGrid" ? .vertical : .horizontal
                let center: AlignmentGuide = axis == .vertical ? .horizontalCenter : .verticalCenter
                return .lazyGrid(
                    axis, tracks, inputs.guide("alignment") ?? center, spacing: inputs.length("spacing"))
            }
        case "ViewThatFits": inputs.axes().map { .fitting($0) }
        case "ScrollView":
            inputs.axes().map {
                .scroll(
                    $0, margins: inputs.insets("margins") ?? .zero, offset: inputs.point("content-offset") ?? .zero,
                    anchor: inputs.point("anchor"))
            }
        case "GeometryReader": .geometryReader
        case "Layout": .code(0, axis: inputs.axis())
        case "unmade":
            inputs.count("rows").flatMap { rows in inputs.length("length").map { .unmade(rows: rows, length: $0) } }
        default: nil
        }
    }

    private static func stack(_ name: String, _ inputs: inout ProposalInputs) -> ProposalKind {
        let axis: Axis = name.hasSuffix("HStack") ? .horizontal : .vertical
        let center: AlignmentGuide = axis == .horizontal ? .verticalCenter : .horizontalCenter
        let guide = inputs.guide("alignment") ?? center
        let spacing = inputs.length("spacing")
        return name.hasPrefix("Lazy")
            ? .lazyStack(axis, guide, spacing: spacing) : .stack(axis, guide, spacing: spacing)
    }

    private static func modifier(_ name: String, _ inputs: inout ProposalInputs) -> ProposalKind? {
        switch name {
        case "frame":
            .frame(width: inputs.length("width"), height: inputs.length("height"), inputs.alignment())
        case "flexible-frame": .flexibleFrame(FrameLimits(&inputs), inputs.alignment())
        case "padding": inputs.insets("insets").map { .padding($0) }
        case "safeAreaPadding": inputs.insets("insets").map { .safeAreaPadding($0) }
        case "fixedSize": inputs.axes().map { .fixedSize($0) }
        case "aspectRatio": .aspectRatio(inputs.length("ratio"), fills: inputs.flag("fills"))
        case "offset": inputs.point("point").map { .offset($0) }
        case "position": inputs.point("point").map { .position($0) }
        case "alignmentGuide":
            inputs.guide("guide").flatMap { guide in inputs.position().map { .guide(guide, $0) } }
        case "layoutPriority": inputs.length("priority").map { .priority($0) }
        case "overlay", "background": .secondary(inputs.alignment(), isBehind: name == "background")
        case "containerRelativeFrame":
            inputs.axes().flatMap { axes in
                inputs.share().map { .relativeFrame(axes, $0, inputs.alignment()) }
            }
        case "ignoresSafeArea":
            inputs.edges().flatMap { edges in inputs.cover().map { .ignoringSafeArea(edges, $0) } }
        case "safeAreaInset":
            inputs.edge().map { edge in
                let center: AlignmentGuide = edge.axis == .vertical ? .horizontalCenter : .verticalCenter
                return .safeAreaInset(
                    edge, inputs.guide("alignment") ?? center, spacing: inputs.length("spacing"))
            }
        case "gridCell": GridCell(&inputs).map { .gridCell($0) }
        case "mirrored": .mirrored
        case "decoration": .decoration
        default: nil
        }
    }
}

extension FrameLimits {
    fileprivate init(_ inputs: inout ProposalInputs) {
        self.init()
        minimum = ProposedSize(width: inputs.length("min-width"), height: inputs.length("min-height"))
        ideal = ProposedSize(width: inputs.length("ideal-width"), height: inputs.length("ideal-height"))
        maximum = ProposedSize(width: inputs.length("max-width"), height: inputs.length("max-height"))
    }
}
