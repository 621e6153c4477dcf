/// The font files that are open, each opened once when it is first needed.
final class FontLibrary {
    private var files: [FontFace: FontFile] = [:]

    /// Opens a face or throws what is wrong with its file.
    func open(_ face: FontFace) throws(TypographyError) -> FontFile {
        if let file = files[face] { return file }
        let file = try FontFile(face)
        files[face] = file
        return file
    }

    /// A face that is known to be part of the program.
    func file(_ face: FontFace) -> FontFile {
        do {
            return try open(face)
        } catch {
            preconditionFailure(error.description)
        }
    }
}
