import LayoutSimDrawing
import LayoutSimRendering

/// Why an expectation is not met, and the pictures that show it.
package struct ExpectationFailure: Hashable, Sendable {
    /// A file for those who look into the failure.
    package struct Attachment: Hashable, Sendable {
        /// The name of the file, such as `profile-iphone-6-portrait@2x-difference.png`.
        package let name: String
        /// Its contents.
        package let bytes: [UInt8]

        /// Creates a file of bytes.
        package init(name: String, bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }

        /// Creates a PNG file of a picture that a renderer draws; throws a `RasterError` for one that is too large.
        init(name: String, picture: DisplayList, _ renderer: Renderer) throws {
            self.init(name: name, bytes: try renderer.pngData(picture, file: name))
        }
    }

    /// Lines of text: the cause first, and last what to do where something can be done.
    package let message: String
    /// Expected, actual and difference, as far as there are any.
    package let attachments: [Attachment]

    /// Creates a failure from the lines of its message.
    package init(_ lines: [String], attachments: [Attachment] = []) {
        message = lines.joined(separator: "\n")
        self.attachments = attachments
    }
}
