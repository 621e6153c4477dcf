public import LayoutSimText
package import LayoutSimDevices
package import LayoutSimGeometry
public import LayoutSimViewTree

/// What to make of a file: which scenes, for which device, with which contents.
package struct InterfaceBuilderRequest: Hashable, Sendable {
    /// The screen to lay out for; `nil` is the one that the file names.
    package var viewport: Viewport?
    /// Whether the file's own device is turned; does not concern `viewport`.
    package var isTurned = false
    /// Whether leading is right and trailing is left.
    package var isRightToLeft = false
    /// A scene id, controller id, storyboard identifier or object id of a root; `nil` is all of them.
    package var scene: String?
    /// Contents by object id, outlet or user label.
    package var content: [String: ContentOverride] = [:]
    /// How large the user wants texts; fonts that are text styles follow it. `nil` is large on `viewport`, and as its version of
    /// Xcode drew them at the size that the file names.
    package var contentSize: ContentSizeCategory?
    /// The language that the user prefers; `nil` is that of the texts in the file.
    package var language: Language?
    /// Light or dark.
    package var appearance = Appearance.light
    /// The colors of asset catalogs by their names; those that are not here are as the file remembers them, which is
    /// as they are in the light.
    package var namedColors: [String: Color] = [:]
    /// What the fonts of the project are known by, by their PostScript names.
    package var namedFonts: [String: String] = [:]

    /// Asks for all scenes as the file says.
    package init() {}
}

/// What a view or constraint shows or says instead of what its file holds; `nil` leaves it.
public struct ContentOverride: Hashable, Sendable {
    /// The text of a label, field or text view, or the title of a button.
    public var text: String?
    /// The size of the font in points.
    public var fontSize: Double?
    /// The weight of the font.
    public var fontWeight: FontWeight?
    /// The picture of an image view or button.
    public var image: Image?
    /// Whether the view is hidden.
    public var isHidden: Bool?
    /// The constant of a constraint, in points.
    public var constant: Double?
    /// The priority of a constraint.
    public var priority: Priority?

    /// Leaves everything.
    public init() {}
}
