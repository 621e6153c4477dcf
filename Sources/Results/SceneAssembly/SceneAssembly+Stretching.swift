import LayoutSimInterfaceBuilder
package import LayoutSimViewTree

extension SceneAssembly {
    /// The screens of the layout roots in a form that can be laid out in wider windows: the content view of a cell,
    /// which has a fixed frame in the file, widens with the cell.
    package var stretchableScreens: [Screen] {
        layoutRoots.map { root in
            var screen = root.screen
            guard root.kind == .cell, let content = screen.root.subviews.indices.first else { return screen }
            screen.root.subviews[content].autoresizing?.mask = .widthSizable
            return screen
        }
    }
}
