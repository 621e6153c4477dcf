public import CoreGraphics
import LayoutSimProposalTree

/// What a row of a list says of itself; `nil` for what the list does.
struct RowSettings {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?
    var topLine: Visibility?
    var bottomLine: Visibility?
    var topTint: Color?
    var bottomTint: Color?
    var topSectionLine: Visibility?
    var bottomSectionLine: Visibility?
    var topSectionTint: Color?
    var bottomSectionTint: Color?
    var isDeleteDisabled: Bool?
    var isMoveDisabled: Bool?
    var isSelectionDisabled: Bool?
}

enum RowSettingsKey: ViewTraitKey { static var defaultValue: RowSettings { RowSettings() } }
/// What stands behind a row of a list; `nil` for what the list has there.
enum RowBackgroundKey: ViewTraitKey { static var defaultValue: ViewElement? { nil } }
/// How many rows that open are around a row.
enum RowDepthKey: ViewTraitKey { static var defaultValue: Int { 0 } }

/// Has rows of a list say something of themselves, `nil` for what they say already.
nonisolated struct RowSetting<Value>: ElementModifier {
    let path: WritableKeyPath<RowSettings, Value?>
    let value: Value?

    init(_ path: WritableKeyPath<RowSettings, Value?>, _ value: Value?) {
        self.path = path
        self.value = value
    }

    @MainActor func element(_ node: ViewNode, around element: ViewElement) -> ViewElement {
        guard let value else { return element }
        let marked = ViewElement(node, .plain(.decoration), [element], part: element.identity.part)
        marked.traits[RowSettingsKey.self][keyPath: path] = value
        return marked
    }
}

/// Puts a view behind each row.
nonisolated struct RowBackground<Back: View>: PrimitiveModifier {
    let view: Back?

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let outputs = body(inputs)
        guard let view else { return outputs }
        return outputs.wrapped { element in
            let marked = ViewElement(inputs.node, .plain(.decoration), [element])
            let back = inputs.makeOne(view, .id(AnyHashable(element.identity)))
            marked.traits[RowBackgroundKey.self] = back.elements.first
            return marked
        }
    }
}

extension View {
    /// Puts a view behind the row.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { modifier(RowBackground(view: view)) }
    /// Sets the insets of the row; `nil` for those of the list.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(RowSetting(\.top, insets?.top)).modifier(RowSetting(\.leading, insets?.leading))
            .modifier(RowSetting(\.bottom, insets?.bottom)).modifier(RowSetting(\.trailing, insets?.trailing))
    }
    /// Sets the insets of the row at some edges; `nil` for those of the list.
    public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(RowSetting(\.top, edges.contains(.top) ? length : nil))
            .modifier(RowSetting(\.leading, edges.contains(.leading) ? length : nil))
            .modifier(RowSetting(\.bottom, edges.contains(.bottom) ? length : nil))
            .modifier(RowSetting(\.trailing, edges.contains(.trailing) ? length : nil))
    }
    /// Shows or hides the lines between rows.
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowSetting(\.topLine, edges.contains(.top) ? visibility : nil))
            .modifier(RowSetting(\.bottomLine, edges.contains(.bottom) ? visibility : nil))
    }
    /// Sets the color of the lines between rows.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowSetting(\.topTint, edges.contains(.top) ? color : nil))
            .modifier(RowSetting(\.bottomTint, edges.contains(.bottom) ? color : nil))
    }
    /// Shows or hides the lines between sections.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(RowSetting(\.topSectionLine, edges.contains(.top) ? visibility : nil))
            .modifier(RowSetting(\.bottomSectionLine, edges.contains(.bottom) ? visibility : nil))
    }
    /// Sets the color of the lines between sections.
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(RowSetting(\.topSectionTint, edges.contains(.top) ? color : nil))
            .modifier(RowSetting(\.bottomSectionTint, edges.contains(.bottom) ? color : nil))
    }
    /// Says whether the row can be deleted.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowSetting(\.isDeleteDisabled, isDisabled))
    }
    /// Says whether the row can be moved.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(RowSetting(\.isMoveDisabled, isDisabled))
    }
    /// Says whether the row can be selected.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(RowSetting(\.isSelectionDisabled, isDisabled))
    }
}
