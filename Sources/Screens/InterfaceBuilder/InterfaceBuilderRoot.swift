package import LayoutSimText
package import LayoutSimViewTree

/// A view of a file that UIKit lays out on its own, with everything resolved.
package struct InterfaceBuilderRoot: Hashable, Sendable {
    /// The role of a root in its file.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The view of a view controller.
        case sceneView
        /// A view of a scene in addition to the controller's view.
        case sceneTop
        /// A view at the top level of a xib.
        case xibTop
        /// A prototype or static cell, or a reusable view of a collection view.
        case cell
        case tableHeaderView, tableFooterView, titleView, customView
    }

    /// The object id of the view.
    package var id: String
    /// The role of the root in its file.
    package var kind: Kind
    /// The id of its scene; `nil` in a xib.
    package var sceneID: String?
    /// The names by which its scene can be requested: scene id, controller id, storyboard identifier, class.
    package var sceneNames: [String]
    /// The names for people, the most deliberate first: the storyboard or reuse identifier, the class, the user label,
    /// the class of a xib's owner and last the object id; for a scene those of its controller.
    package var spokenNames: [String] = []
    /// The input of layout.
    package var screen: Screen
    /// The contents of its tables, collection views and containers, by the ids of these views.
    package var embeddedContent: [String: EmbeddedContent] = [:]
    /// The geometry of the content view, for a cell that has one.
    package var cellContent: CellContent?
    /// Whether the contents determine the height, as in rows of automatic height; the screen has the stored height.
    package var sizesItself = false
    /// What the file says of the views beside their layout.
    var source: RootSource
    /// The object ids of the constraints, in the order of the screen's; constraints that cells derive from their style
    /// come last and have none.
    package var constraintIDs: [String] = []
    /// The system font of the version that wrote the file.
    package var era: FontEra
}
