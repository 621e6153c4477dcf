public import LayoutSimDevices
public import LayoutSimGeometry
public import Testing

/// One of the ways in which a screen is checked: a device held in an orientation, a content and a text size.
public struct Variant<Content: Sendable>: Sendable {
    /// The name within its screen, such as `iphone-6-portrait@2x-longest`; the name of its golden.
    public let name: String
    /// The device held in its orientation.
    public let viewport: Viewport
    /// What the screen is to be filled with.
    public let content: Content
    /// The name of the content; empty where there is only one.
    public let contentName: String
    /// How large the user wants texts; a screen asks `TextStyle` for its fonts at this size.
    public let contentSize: ContentSizeCategory
    /// The names of all variants of its matrix.
    let matrix: [String]
}

extension Variant: CustomTestStringConvertible {
    /// The name, by which a test shows the case.
    public var testDescription: String { name }
}

extension Variant {
    /// Content and text size, the row of a matrix.
    var rowName: String {
        [contentName, contentSize == .large ? "" : contentSize.shortName].filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}
