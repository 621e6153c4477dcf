/// A type that makes a preview; `#Preview` declares one.
public protocol PreviewRegistry {
    /// The module and the name of the file with the preview.
    static var fileID: String { get }
    /// The line of the preview, from 1.
    static var line: Int { get }
    /// The column of the preview, from 1.
    static var column: Int { get }

    /// Makes the preview.
    @MainActor static func makePreview() throws -> Preview
}
