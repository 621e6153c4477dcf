import LayoutSimAutoLayout
import LayoutSimDevices
package import LayoutSimGeometry
package import LayoutSimInterfaceBuilder
package import LayoutSimViewTree

/// A root of a file with everything that users see in it, as one screen: rows, items and embedded scenes are views that
/// layout puts into place, and their contents keep their constraints.
package struct AssembledScreen {
    /// Where a view of the screen comes from.
    package struct Origin: Hashable {
        /// The id of the root that holds it.
        package var root: String
        /// Its id in the file; in the screen it has another one where its root is seen a second time.
        package var view: String
    }

    /// What the file holds.
    package let root: InterfaceBuilderRoot
    /// The whole tree as its author described it, with the contents of bars and with pictures.
    package let screen: Screen
    /// All views that are laid out, in preorder.
    package let views: [View]
    /// In points; rows of automatic height are as high as they need to be.
    package let size: Size
    /// The cells, headers and footers that are seen in it, by the ids of their roots.
    package let shownRoots: Set<String>
    /// Where views come from, by their ids; views that no file holds, such as separators, have no origin.
    package let origins: [String: Origin]

    init(root: InterfaceBuilderRoot, screen: Screen, filled: FilledScreen, origins: [String: Origin]) {
        self.root = root
        self.screen = screen
        self.origins = origins
        views = filled.screen.root.inPreorder
        size = filled.screen.viewport.size
        shownRoots = Set(filled.seen.compactMap { origins[$0]?.root })
    }
}

extension AssembledScreen {
    /// What people call the root.
    package var name: String {
        root.kind == .sceneView ? root.screen.name : root.screen.root.source.name ?? root.id
    }

    /// The screen as goldens hold it, under the name of the golden.
    package func screen(named name: String) -> Screen {
        var screen = screen
        screen.name = name
        return screen
    }

    /// Whether there is anything to draw it on.
    package var hasExtent: Bool { size.width > 0 && size.height > 0 }

    /// Whether a root of the file is seen here rather than in a screen of its own.
    func isHome(of root: String) -> Bool { root == self.root.id || shownRoots.contains(root) }
}
