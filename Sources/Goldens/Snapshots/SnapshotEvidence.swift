import LayoutSimCauses
import LayoutSimComparison
package import LayoutSimFiles
import LayoutSimJSON
import LayoutSimPixels
import LayoutSimRendering

/// The evidence of how a variant changed: its expected tree and image, the actual ones, and the difference.
package struct SnapshotEvidence: Hashable, Sendable {
    /// The folder of the variant's evidence.
    package var path: String

    package init(_ path: String) {
        self.path = path
    }

    /// An image of the evidence.
    package enum Picture: String, CaseIterable, Sendable {
        case expected, actual, difference
    }

    /// Returns the file of an image.
    package func file(_ picture: Picture) -> File { File("\(path)/\(picture.rawValue).png") }

    /// The existing images, expected first.
    package var pictures: [Picture] { Picture.allCases.filter { file($0).exists } }

    /// The image of a step that did not change.
    package var unchanged: File { File("\(path)/same.png") }

    /// The map of all windows of the screen with their faults.
    package var sizeMap: File { File("\(path)/sizes.png") }

    /// Keeps the golden's image of a step that did not change.
    func keep(_ golden: File) throws {
        guard golden.exists else { return }
        try Folder(path).create()
        try unchanged.write(try golden.contents())
    }

    /// A tree and its image.
    struct Side {
        var tree: GoldenTree
        var picture: Bitmap
    }

    /// Replaces the evidence; a variant without a golden has only its current appearance.
    func write(actual: Side, expected: Side?, difference: Bitmap?, sizeMap map: Bitmap?, report: SnapshotReport) throws
    {
        try remove()
        try Folder(path).create()
        let headline = SnapshotChange.headline(report.change, report.outcome, failure: report.failure?.message)
        try reportFile.write(SnapshotChange.text(report.key, headline, report.change))
        try write(actual, as: .actual)
        if let data = try actual.tree.animation(of: actual.picture, file: animation.path) { try animation.write(data) }
        if let map { try sizeMap.write(map.pngData(file: sizeMap.path)) }
        guard let expected else { return }
        try write(expected, as: .expected)
        guard let change = report.change else { return }
        if let difference { try write(difference, as: .difference) }
        let lines = TreeDifference.lines(from: expected.tree.description, to: actual.tree.description)
        try treeDifference.write(lines.map { $0 + "\n" }.joined())
        try causesFile.write(change.json.indented + "\n")
    }

    /// Returns why and where the variant changed; `nil` if no cause was determined.
    ///
    /// Throws if `causes.json` was damaged or written by another version of the program.
    package func change() throws -> SnapshotChange? {
        guard causesFile.exists else { return nil }
        do { return try SnapshotChange(JSONDocument(contentsOf: causesFile).root) } catch let error as JSONError {
            throw SnapshotError(file: error.file, line: Int(error.position.line), .causes(error.message))
        }
    }

    /// Removes the files, if there are any.
    func remove() throws {
        for file in files { try file.remove() }
    }

    /// Copies the existing files.
    func copy(to other: SnapshotEvidence) throws {
        try Folder(other.path).create()
        for (source, copy) in zip(files, other.files) where source.exists { try copy.write(source.contents()) }
    }

    /// All files of a change, whether they exist or not.
    private var files: [File] {
        Picture.allCases.flatMap { [file($0), treeFile($0)] }
            + [treeDifference, causesFile, reportFile, animation, sizeMap]
    }

    /// The file with cause, effect and differing pixels, for people.
    package var reportFile: File { File("\(path)/report.txt") }

    /// The file of the current recording as an animated image, for people.
    package var animation: File { File("\(path)/recording.apng") }

    /// The file of the lines in which the trees differ, `-` from the golden and `+` from the current tree.
    package var treeDifference: File { File("\(path)/tree.diff") }

    /// The file with the change as data, from which everything for people is derived.
    package var causesFile: File { File("\(path)/causes.json") }

    /// Returns the file of a tree.
    package func treeFile(_ picture: Picture) -> File { File("\(path)/\(picture.rawValue).layout") }

    /// Returns the tree of a side; `nil` if there is none, throws if it is not a layout document.
    package func tree(_ side: Picture) throws -> GoldenTree? {
        let file = treeFile(side)
        return file.exists ? try GoldenTree(file.text(), file: file.path) : nil
    }

    private func write(_ side: Side, as picture: Picture) throws {
        try treeFile(picture).write(side.tree.description)
        try write(side.picture, as: picture)
    }

    private func write(_ bitmap: Bitmap, as picture: Picture) throws {
        try file(picture).write(bitmap.pngData(file: file(picture).path))
    }
}
