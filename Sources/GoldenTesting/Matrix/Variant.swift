public import LayoutSimDevices
public import LayoutSimText
public import LayoutSimViewTree

/// One of the ways in which a screen is checked: a device in an orientation, a content, and the user's settings.
public struct Variant<Content: Sendable>: Sendable {
    /// The name within its screen, such as `iphone-6-portrait@2x-longest`; its golden has the same name.
    public let name: String
    /// The device in its orientation.
    public let viewport: Viewport
    /// What to fill the screen with.
    public let content: Content
    /// The name of the content; empty if the matrix has only one.
    public let contentName: String
    let settings: VariantSettings
    /// The names of all variants of its matrix.
    package let matrix: [String]
}

extension Variant {
    /// Light or dark; `expectGolden` draws the screen in it.
    public var appearance: Appearance { settings.appearance }

    /// The side on which lines begin, that of the language if it is written from right to left; `expectGolden` lays the screen out in this direction.
    public var layoutDirection: LayoutDirection {
        settings.language?.isRightToLeft == true ? .rightToLeft : settings.layoutDirection
    }

    /// The text size that the user chose; a screen built in code asks `TextStyle` for its fonts at this size.
    public var contentSize: ContentSizeCategory { settings.contentSize }

    /// The language in which code and files show their texts, named as its `.lproj` folder; `nil` for the one that they are
    /// written in.
    public var language: String? { settings.language?.name }

    /// Content and settings, which label a row of the matrix.
    package var rowName: String { ([contentName] + settings.names).filter { !$0.isEmpty }.joined(separator: " ") }
}
