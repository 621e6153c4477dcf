import LayoutSimAutoLayout
import LayoutSimDevices
package import LayoutSimGeometry
package import LayoutSimInterfaceBuilder
package import LayoutSimViewTree

/// A root of a file with everything that users see in it, as one screen: rows, items and embedded scenes are subviews
/// that layout positions, and their contents keep their constraints.
package struct AssembledScreen {
    /// The origin of a view in the screen.
    package struct Origin: Hashable {
        /// The id of the root that contains the view.
        package var root: String
        /// The view's id in the file, which differs from that in the screen if the root is shown more than once.
        package var view: String
    }

    /// The root as stored in the file.
    package let root: InterfaceBuilderRoot
    /// The whole tree as its author described it, with the contents of bars and with pictures.
    package let screen: Screen
    /// All views that are laid out, in preorder.
    package let views: [View]
    /// The size in points; rows with automatic heights are as high as they need to be.
    package let size: Size
    /// The ids of the roots of cells, headers and footers that the screen shows.
    package let shownRoots: Set<String>
    /// The origins of views, by view id; views that are not in the file, such as separators, have none.
    package let origins: [String: Origin]

    /// The screen with everything that its lists and containers hold in place.
    let filled: FilledScreen

    init(root: InterfaceBuilderRoot, screen: Screen, filled: FilledScreen, origins: [String: Origin]) {
        self.root = root
        self.screen = screen
        self.origins = origins
        self.filled = filled
        views = filled.screen.root.inPreorder
        size = filled.screen.viewport.size
        shownRoots = Set(filled.seen.compactMap { origins[$0]?.root })
    }
}

extension AssembledScreen {
    /// The display name of the root.
    package var name: String {
        root.kind == .sceneView ? root.screen.name : root.screen.root.source.name ?? root.id
    }

    /// Returns the screen as goldens record it, with the name of the golden.
    package func screen(named name: String) -> Screen {
        var screen = screen
        screen.name = name
        return screen
    }

    /// Whether both dimensions of the screen are positive.
    package var hasExtent: Bool { size.width > 0 && size.height > 0 }

    /// Returns whether a root of the file is shown here rather than in a separate screen.
    func isHome(of root: String) -> Bool { root == self.root.id || shownRoots.contains(root) }
}
