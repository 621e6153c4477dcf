import LayoutSimGeometry
import LayoutSimViewTree

extension ViewNames {
    /// The names of the views of a tree.
    init(_ index: ViewIndex) {
        self.init(of: index.nodes.map { ($0.view.id, $0.view.source.name) })
    }

    /// The view or guide by its name, as constraints are printed.
    func text(_ item: LayoutItem) -> String { "\(named(item))" }

    /// An attribute of a view or guide by its name, as constraints are printed.
    func text(_ item: LayoutItem, _ attribute: LayoutAttribute) -> String { "\(named(item)).\(attribute.rawValue)" }
}
