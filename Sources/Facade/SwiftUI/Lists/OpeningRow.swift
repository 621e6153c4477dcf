import LayoutSimProposalTree

/// A row or header of a list with a chevron, which opens and closes what is below it.
nonisolated struct OpeningRow<Label: View>: View {
    let isOpen: Binding<Bool>
    let label: Label

    @MainActor var body: some View {
        Button {
            isOpen.wrappedValue.toggle()
        } label: {
            HStack(spacing: 8) {
                label.frame(maxWidth: .infinity, alignment: .leading)
                RowChevron(name: isOpen.wrappedValue ? "chevron.down" : "chevron.forward")
                    .foregroundStyle(TintShapeStyle.tint)
            }
        }
        .buttonStyle(PlainButtonStyle())
    }
}

/// Moves rows inward, as those of a row that opens.
nonisolated struct RowDepth: ElementModifier {
    @MainActor func element(_ node: ViewNode, around element: ViewElement) -> ViewElement {
        let moved = ViewElement(node, .plain(.decoration), [element])
        moved.traits[RowDepthKey.self] = element.traits[RowDepthKey.self] + 1
        return moved
    }
}

/// The header of a section that a binding opens and closes: in a sidebar people do, too.
nonisolated struct OpeningHeader<Header: View>: View {
    let isExpanded: Binding<Bool>
    let header: Header
    @Environment(\.isInList) private var isInList
    @Environment(\.listStyle) private var style

    @MainActor var body: some View {
        if isInList, ListLook(style) == .sidebar {
            OpeningRow(isOpen: isExpanded, label: header)
        } else {
            header
        }
    }
}
