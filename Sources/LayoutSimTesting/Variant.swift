public import LayoutSimText
public import LayoutSimDevices
public import LayoutSimViewTree
public import Testing

/// One of the ways in which a screen is checked: a device held in an orientation, a content, and what its user set.
public struct Variant<Content: Sendable>: Sendable {
    /// The name within its screen, such as `iphone-6-portrait@2x-longest`; the name of its golden.
    public let name: String
    /// The device held in its orientation.
    public let viewport: Viewport
    /// What the screen is to be filled with.
    public let content: Content
    /// The name of the content; empty where there is only one.
    public let contentName: String
    let settings: VariantSettings
    /// The names of all variants of its matrix.
    let matrix: [String]
}

extension Variant {
    /// Light or dark; `expectGolden` draws the screen so.
    public var appearance: Appearance { settings.appearance }

    /// Where lines begin; `expectGolden` lays the screen out so.
    public var layoutDirection: LayoutDirection { settings.layoutDirection }

    /// How large the user wants texts; a screen in code asks `TextStyle` for its fonts at this size.
    public var contentSize: ContentSizeCategory { settings.contentSize }
}

extension Variant: CustomTestStringConvertible {
    /// The name, by which a test shows the case.
    public var testDescription: String { name }
}

extension Variant {
    /// Content and settings, the row of a matrix.
    var rowName: String { ([contentName] + settings.names).filter { !$0.isEmpty }.joined(separator: " ") }
}
