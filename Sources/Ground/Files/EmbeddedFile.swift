import LayoutSimEmbedded

/// A file of the repository that is embedded in the program.
package struct EmbeddedFile: Hashable, Sendable {
    /// The path in the repository, such as `Fonts/Inter-Regular.otf`.
    package let name: String

    /// Creates the embedded file with a name; `nil` if none is embedded.
    package init?(_ name: String) {
        guard unsafe layoutsim_embedded(name).bytes != nil else { return nil }
        self.name = name
    }

    /// All embedded files, in a fixed order.
    package static var all: [EmbeddedFile] {
        var files: [EmbeddedFile] = []
        while let name = unsafe layoutsim_embedded_name(files.count),
            let file = unsafe EmbeddedFile(String(cString: name))
        {
            files.append(file)
        }
        return files
    }

    /// The bytes in place, without copying, valid as long as the program runs.
    @unsafe package var bytes: UnsafeBufferPointer<UInt8> {
        let file = unsafe layoutsim_embedded(name)
        return unsafe UnsafeBufferPointer(start: file.bytes, count: file.count)
    }

    /// A copy of the bytes.
    package var contents: [UInt8] { unsafe Array(bytes) }
}
