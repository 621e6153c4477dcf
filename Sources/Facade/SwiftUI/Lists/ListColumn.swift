// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimProposalTree
import UIKit

/// The rows of a list below each other in groups, in a column that scrolls.
nonisolated struct RowColumn<Content: View>: View {
    let content: Content
    private let selection: ListSelection?
    @Environment(\.listStyle) private var style
    @Environment(\.scrollContentBackground) private var background
    @Environment(\.splitColumn) private var splitColumn

    init(content: Content, selection: ListSelection? = nil) {
        self.content = content
        self.selection = selection
    }

    @MainActor var body: some View {
        let look = ListLook(style)
        let color: UIColor = look == .plain ? .systemBackground : .systemGroupedBackground
        ScrollView { ListRows(content: content, look: look, selection: advancing) }
            .background(background == .hidden ? Color.clear : Color(uiColor: color))
    }
}

extension RowColumn {
    /// The selection, which has the next column of a split view shown.
    @MainActor private var advancing: ListSelection? {
        guard let splitColumn, var selection, !selection.isMultiple else { return selection }
        selection.tapped = { splitColumn.showNext(deselect: $0) }
        return selection
    }
}

/// The rows of a list, of which those in sight are made.
nonisolated struct ListRows<Content: View>: View, PrimitiveView {
    let content: Content
    let look: ListLook
    let selection: ListSelection?

    @MainActor static func _makeView(_ view: ListRows, _ inputs: _ViewInputs) -> _ViewOutputs {
        var inner = inputs
        inner.environment = inputs.environment.setting(\.isInList, true, keptBy: inputs.node)
        if inputs.environment.splitColumn != nil { inner.environment.listSelection = view.selection }
        var outputs = inner.makeRows(view.content)
        let state = inputs.node.observing {
            ListState(
                selection: view.selection, selected: view.selection?.values() ?? [],
                isEditing: inputs.environment.editMode?.wrappedValue.isEditing ?? false)
        }
        let writer = ListWriter(inputs: inputs, look: view.look, state: state)
        outputs.elements = [writer.column(of: ListGroup.groups(of: outputs.elements))]
        return outputs
    }
}

enum InListKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum ScrollBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
enum ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private enum ListItemTintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum ListSpacingKey: EnvironmentKey { static var defaultValue: ListSpacing { ListSpacing() } }

/// How far rows and sections are apart, in points; `nil` for as far as usual.
struct ListSpacing: Equatable {
    var rows: CGFloat?
    var sections: CGFloat?
}

extension EnvironmentValues {
    /// Whether views are rows of a list.
    var isInList: Bool {
        get { self[InListKey.self] }
        set { self[InListKey.self] = newValue }
    }
    /// Whether lists have a background of their own.
    var scrollContentBackground: Visibility {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }
    /// The style of icons in lists; `nil` for the tint.
    var listItemTint: AnyShapeStyle? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }
    /// How far rows and sections are apart.
    var listSpacing: ListSpacing {
        get { self[ListSpacingKey.self] }
        set { self[ListSpacingKey.self] = newValue }
    }
}
