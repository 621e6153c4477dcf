import Foundation
import LayoutSimGeometry
import LayoutSimPackageFolder
import LayoutSimPixels
import Testing

/// Python as tests run it: the one on the path or, where that has no Pillow, Debian's.
private enum Python {
    private static let interpreter = ["python3", "/usr/bin/python3"].first { hasPillow($0) }

    static func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
        try run(interpreter ?? "python3", arguments)
    }

    private static func run(_ interpreter: String, _ arguments: [String]) throws -> (
        status: Int32, output: String, errors: String
    ) {
        let (process, output, errors) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [interpreter] + arguments
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let (out, err) = (output.fileHandleForReading.readDataToEndOfFile(), errors.fileHandleForReading)
        let text = String(bytes: err.readDataToEndOfFile(), encoding: .utf8) ?? ""
        process.waitUntilExit()
        return (process.terminationStatus, String(bytes: out, encoding: .utf8) ?? "", text)
    }

    private static func hasPillow(_ interpreter: String) -> Bool {
        (try? run(interpreter, ["-c", "import PIL"]))?.status == 0
    }

    static var hasPillow: Bool { interpreter != nil }
}

/// What `bin/picture-check` says of pictures that are made here; it needs Pillow.
@Suite(.enabled(if: Python.hasPillow, "no Python here has Pillow; install python3-pil")) struct PictureCheckTests {
    /// A folder of pictures of 100 by 80 points at two pixels a point: a rectangle on white.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "picture-check-\(UUID())")
        deinit { try? FileManager.default.removeItem(at: url) }

        func add(_ name: String, _ rect: Rect?, width: Int = 200) throws {
            var bitmap = Bitmap(width: width, height: 160, filledWith: Pixel(bits: 0xFFFF_FFFF))
            if let rect {
                for row in Int(rect.minY * 2)..<Int(rect.maxY * 2) {
                    for column in Int(rect.minX * 2)..<Int(rect.maxX * 2) {
                        bitmap[column, row] = Pixel(bits: 0xFF20_4080)
                    }
                }
            }
            let file = url.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bitmap.pngData(file: name)).write(to: file)
        }
    }

    private func check(_ references: Folder, _ drawn: Folder, _ more: String...) throws -> (Int32, String, String) {
        let script = PackageFolder.url("bin/picture-check").path
        let answer = try Python.run([script, references.url.path, drawn.url.path] + more)
        return (answer.status, answer.output, answer.errors)
    }

    private let card = Rect(x: 10, y: 20, width: 40, height: 30)

    @Test func `the same picture is near in all its pixels and edges`() throws {
        let (references, drawn) = (Folder(), Folder())
        try references.add("card@2x.png", card)
        try drawn.add("card@2x.png", card)
        let (status, output, errors) = try check(references, drawn)
        #expect(status == 0 && errors.isEmpty)
        #expect(output.contains(" 100.0%  100.0%  100.0%      4  card\n"))
        #expect(output.hasSuffix("1 pictures, 1 of the same size, 100.0% near pixels: 100.0\n"))
    }

    @Test func `edges count within 1 and 2 points`() throws {
        let (references, drawn) = (Folder(), Folder())
        try references.add("__Snapshots__/CardTests/card.1.png", card)
        try drawn.add("CardTests.card/1/actual.png", Rect(x: 11, y: 22, width: 40, height: 31))
        try drawn.add("CardTests.card/1/expected.png", card)
        let (status, output, _) = try check(references, drawn, "--list")
        #expect(status == 0)
        // Without a scale in a name there is a pixel a point: 2, 4, 2 and 6 points.
        #expect(output.contains("    0.0%   50.0%      4  CardTests/card.1\n"))
        #expect(output.contains("    area 20,40 80x60 -> area 22,44 80x62\n"))
    }

    @Test func `an element that only one picture has is no near edge`() throws {
        let (references, drawn) = (Folder(), Folder())
        try references.add("card@2x.png", nil)
        try drawn.add("card@2x.png", card)
        let (status, output, _) = try check(references, drawn)
        #expect(status == 0)
        #expect(output.contains("    0.0%    0.0%      4  card\n"))
    }

    @Test func `another size is told`() throws {
        let (references, drawn) = (Folder(), Folder())
        try references.add("card@2x.png", card)
        try drawn.add("card@2x.png", card, width: 220)
        let output = try check(references, drawn).1
        #expect(output.contains("card size 100x80 -> 110x80\n"))
        #expect(output.contains("1 pictures, 0 of the same size"))
    }

    @Test func `what could not be compared is told and fails`() throws {
        let (references, drawn) = (Folder(), Folder())
        try references.add("card@2x.png", card)
        try references.add("lost@2x.png", card)
        try references.add("broken@2x.png", card)
        try drawn.add("card@2x.png", card)
        try drawn.add("broken@2x.png", card)
        try Data("no picture".utf8).write(to: drawn.url.appending(path: "broken@2x.png"))
        let (status, output, errors) = try check(references, drawn)
        #expect(status == 1)
        #expect(errors.contains("picture-check: lost could not be compared: nothing is drawn for it\n"))
        #expect(errors.contains("picture-check: broken could not be compared: "))
        #expect(output.contains("1 pictures, "))
    }

    @Test func `a missing folder is one clear error`() throws {
        let folder = Folder()
        try folder.add("card.png", card)
        let (status, output, errors) = try check(folder, Folder())
        #expect(status == 2 && output.isEmpty)
        #expect(errors.hasPrefix("picture-check: there is no folder /"))
    }
}
