import LayoutSimGeometry
import LayoutSimViewTree

extension ViewNames {
    /// Creates the names of the views of a tree.
    init(_ index: ViewIndex) {
        self.init(of: index.nodes.map { ($0.view.id, $0.view.source.name) })
    }

    /// Returns the name of a view or guide, as constraints are printed.
    func text(_ item: LayoutItem) -> String { "\(named(item))" }

    /// Returns the name of an attribute of a view or guide, as constraints are printed.
    func text(_ item: LayoutItem, _ attribute: LayoutAttribute) -> String { "\(named(item)).\(attribute.rawValue)" }
}
