public import LayoutSimText
package import LayoutSimDevices
package import LayoutSimGeometry
public import LayoutSimViewTree

/// A request to read a file: scenes, device and contents.
package struct InterfaceBuilderRequest: Hashable, Sendable {
    /// The screen to lay out for; `nil` for the file's own.
    package var viewport: Viewport?
    /// Whether the file's own device is rotated; it does not apply to `viewport`.
    package var isTurned = false
    /// Whether the layout is from right to left.
    package var isRightToLeft = false
    /// A scene id, controller id, storyboard identifier or object id of a root; `nil` for all of them.
    package var scene: String?
    /// Replacement contents by object id, outlet or user label.
    package var content: [String: ContentOverride] = [:]
    /// The content size category, which text style fonts follow; `nil` for large on `viewport`, and for the size that
    /// the file's version of Xcode drew on its own device.
    package var contentSize: ContentSizeCategory?
    /// The user's language; `nil` for the language of the texts in the file.
    package var language: Language?
    /// The light or dark appearance.
    package var appearance = Appearance.light
    /// The asset catalog colors by name; colors missing here are as stored in the file, which are those of the light
    /// appearance.
    package var namedColors: [String: Color] = [:]
    /// The sizes in points of the project's pictures, by name; pictures missing here have the size stored in the file.
    package var pictureSizes: [String: Size] = [:]
    /// The names of the project's registered fonts, by their PostScript names.
    package var namedFonts: [String: String] = [:]

    /// Creates a request for all scenes, unchanged.
    package init() {}
}

/// Replacement contents for a view or constraint; `nil` keeps the file's value.
public struct ContentOverride: Hashable, Sendable {
    /// The text of a label, field or text view, or the title of a button.
    public var text: String?
    /// The font size in points.
    public var fontSize: Double?
    /// The font weight.
    public var fontWeight: FontWeight?
    /// The picture of an image view or button.
    public var image: Image?
    /// Whether the view is hidden.
    public var isHidden: Bool?
    /// The constant of a constraint, in points.
    public var constant: Double?
    /// The priority of a constraint.
    public var priority: Priority?

    /// Creates an override that keeps everything.
    public init() {}
}
