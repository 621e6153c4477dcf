import LayoutSimArguments
import LayoutSimFiles

/// The destination of the images of files.
enum PictureDestination: Hashable, Sendable {
    /// An image for each file, in the working directory.
    case workingFolder
    /// A single image, on which several files share a contact sheet; `-` is standard output.
    case file(String)
    /// An image for each scene, view and cell.
    case folder(String)

    var isFolder: Bool {
        if case .folder = self { return true }
        return false
    }
}

extension Invocation {
    /// Returns the destination for `-o`; a folder is recognized by a trailing slash or because it exists.
    func destination(_ option: Option<String>) -> PictureDestination {
        guard let path = self[option] else { return .workingFolder }
        return path.hasSuffix("/") || File(path).isFolder ? .folder(path) : .file(path)
    }
}

/// Assigns a separate file to each image.
struct PicturePlaces {
    private let destination: PictureDestination
    private var taken: Set<String> = []

    init(_ destination: PictureDestination) {
        self.destination = destination
    }

    /// Writes an image and reports its path.
    mutating func write(_ picture: FileRendering.DrawnPicture) throws {
        let path = try path(of: picture.name)
        let isPiped = path == "-"
        if isPiped { try StandardStream.output.write(picture.png) } else { try File(path).write(picture.png) }
        let lines = picture.text.dropLast() + ["wrote \(path), \(picture.text.last ?? "")"]
        try (isPiped ? StandardStream.error : .output).write(lines.map { $0 + "\n" }.joined())
    }

    private mutating func path(of name: String) throws -> String {
        switch destination {
        case .file(let path): return path
        case .workingFolder: return unique(name) + ".png"
        case .folder(let folder):
            let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
            try Folder(folder).create()
            return "\(folder)/\(unique(name)).png"
        }
    }

    /// Returns the name without characters that file systems reject, and with a number if another image has it.
    private mutating func unique(_ name: String) -> String {
        let name = String(name.map { $0 == "/" || $0 == "\0" || $0 == "\n" ? "_" : $0 })
        if taken.insert(name.lowercased()).inserted { return name }
        var number = 2
        while !taken.insert("\(name)-\(number)".lowercased()).inserted { number += 1 }
        return "\(name)-\(number)"
    }
}
