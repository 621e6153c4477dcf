package import LayoutSimText
package import LayoutSimViewTree

/// A view of a file that UIKit lays out by itself, with everything resolved.
package struct InterfaceBuilderRoot: Hashable, Sendable {
    /// What a root is to its file.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The view of a view controller.
        case sceneView
        /// A view beside the view controller of a scene.
        case sceneTop
        /// A view at the top of a xib.
        case xibTop
        /// A prototype or static cell, or a view that a collection view reuses.
        case cell
        case tableHeaderView, tableFooterView, titleView, customView
    }

    /// The object id of the view.
    package var id: String
    /// What it is to its file.
    package var kind: Kind
    /// The id of its scene; `nil` in a xib.
    package var sceneID: String?
    /// The names by which its scene can be asked for: scene id, controller id, storyboard identifier, class.
    package var sceneNames: [String]
    /// What people call it, the most deliberate name first: the storyboard or reuse identifier, the class, the user label,
    /// the class of a xib's owner and last the object id; for a scene those of its controller.
    package var spokenNames: [String] = []
    /// What layout needs.
    package var screen: Screen
    /// What its tables, collection views and containers show, by the ids of these views.
    package var embeddedContent: [String: EmbeddedContent] = [:]
    /// How its content view lies in it, if it is a cell with one.
    package var cellContent: CellContent?
    /// Whether its contents decide its height, as in rows of automatic height; the height of its screen is the stored
    /// one.
    package var sizesItself = false
    /// What the file says of the views, by the ids that they have in the screen.
    package var objects: [String: InterfaceBuilderObject] = [:]
    /// The object ids of the constraints, in the order of the screen's; those that cells make of their style come last and
    /// have none.
    package var constraintIDs: [String] = []
    /// The controller of its scene; `nil` in a xib.
    package var controller: InterfaceBuilderObject?
    /// The system font of the version that wrote the file.
    package var era: FontEra
}
