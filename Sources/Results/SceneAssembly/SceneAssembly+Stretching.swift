import LayoutSimInterfaceBuilder
package import LayoutSimViewTree

extension SceneAssembly {
    /// The screens of the layout roots, which lay out as well where their windows are wider: the content view of a cell, to which
    /// the file gives a frame, is as much wider as the cell.
    package var stretchableScreens: [Screen] {
        layoutRoots.map { root in
            var screen = root.screen
            guard root.kind == .cell, let content = screen.root.subviews.indices.first else { return screen }
            screen.root.subviews[content].autoresizing?.mask = .widthSizable
            return screen
        }
    }
}
