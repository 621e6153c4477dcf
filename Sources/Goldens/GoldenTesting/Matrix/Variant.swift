public import LayoutSimDevices
public import LayoutSimText
public import LayoutSimViewTree

/// One of the ways in which a screen is checked: a device in an orientation, a content, and the user's settings.
public struct Variant<Content: Sendable>: Sendable {
    /// The name within its screen, such as `iphone-6-portrait@2x-longest`; its golden has the same name.
    public let name: String
    /// The device in its orientation.
    public let viewport: Viewport
    /// The content to fill the screen with.
    public let content: Content
    /// The name of the content; empty if the matrix has only one.
    public let contentName: String
    let settings: VariantSettings
    /// The names of all variants of its matrix.
    package let matrix: [String]
}

extension Variant {
    /// The appearance, light or dark, in which `expectGolden` draws the screen.
    public var appearance: Appearance { settings.appearance }

    /// The layout direction in which `expectGolden` lays out the screen; right to left for languages that are written
    /// that way.
    public var layoutDirection: LayoutDirection {
        settings.language?.isRightToLeft == true ? .rightToLeft : settings.layoutDirection
    }

    /// The text size that the user chose; a screen built in code requests fonts of this size from `TextStyle`.
    public var contentSize: ContentSizeCategory { settings.contentSize }

    /// The language of texts in code and files, named like its `.lproj` folder; `nil` for the development language.
    public var language: String? { settings.language?.name }

    /// The content and settings, which label a row of the matrix.
    package var rowName: String { ([contentName] + settings.names).filter { !$0.isEmpty }.joined(separator: " ") }
}
