import LayoutSimProposalTree
import UIKit

/// The buttons behind a row.
enum RowSwipesKey: ViewTraitKey { static var defaultValue: [RowSwipeButtons] { [] } }

/// The buttons at a side behind a row.
struct RowSwipeButtons {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let items: [MenuItem]

    /// The buttons, the one at the edge first.
    @MainActor var actions: [RowAction] {
        items.filter(\.isEnabled).map { item in
            // Of a label, the picture alone is shown.
            RowAction(
                title: item.image == nil ? item.title : nil, spokenTitle: item.title,
                image: item.image?.withRenderingMode(.alwaysTemplate),
                color: item.isDestructive ? .systemRed : item.tint ?? .systemGray
            ) { _, done in
                done()
                item.action()
            }
        }
    }
}

/// Puts buttons behind rows.
nonisolated struct SwipeModifier<Actions: View>: PrimitiveModifier {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let content: Actions

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let outputs = body(inputs)
        var inner = inputs
        inner.environment.tint = Tint(color: nil, style: nil)
        let items: [MenuItem] = inner.menuEntries(of: content, .index(1)).compactMap { entry in
            if case .item(let item) = entry { item } else { nil }
        }
        let buttons = RowSwipeButtons(edge: edge, allowsFullSwipe: allowsFullSwipe, items: items)
        return outputs.wrapped { element in
            let marked = ViewElement(inputs.node, .plain(.decoration), [element])
            marked.traits[RowSwipesKey.self].append(buttons)
            return marked
        }
    }
}

extension View {
    /// Puts buttons behind the row, which are seen when it is swiped.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { modifier(SwipeModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content())) }
}
