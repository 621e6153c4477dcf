import LayoutSimComparison
package import LayoutSimFiles
import LayoutSimPixels

/// What shows a reviewer how a variant changed: its tree and picture as expected, as they are, and the difference.
package struct SnapshotEvidence: Hashable, Sendable {
    /// The folder of the variant's evidence.
    package var path: String

    package init(_ path: String) {
        self.path = path
    }

    /// A picture of the evidence.
    package enum Picture: String, CaseIterable, Sendable {
        case expected, actual, difference
    }

    /// The file of a picture.
    package func file(_ picture: Picture) -> File { File("\(path)/\(picture.rawValue).png") }

    /// The pictures that there are, expected first.
    package var pictures: [Picture] { Picture.allCases.filter { file($0).exists } }

    /// Replaces the evidence; a variant without a golden has only what it is now.
    func write(actual: (tree: String, picture: Bitmap), expected: (tree: String, picture: Bitmap)?) throws {
        try remove()
        try Folder(path).create()
        try treeFile(.actual).write(actual.tree)
        try write(actual.picture, as: .actual)
        guard let expected else { return }
        try treeFile(.expected).write(expected.tree)
        try write(expected.picture, as: .expected)
        try write(Bitmap(differenceOf: expected.picture, actual.picture), as: .difference)
    }

    /// Removes the files, if there are any.
    func remove() throws {
        for picture in Picture.allCases {
            try file(picture).remove()
            try treeFile(picture).remove()
        }
    }

    private func treeFile(_ picture: Picture) -> File { File("\(path)/\(picture.rawValue).layout") }

    private func write(_ bitmap: Bitmap, as picture: Picture) throws {
        try file(picture).write(bitmap.pngData(file: file(picture).path))
    }
}
