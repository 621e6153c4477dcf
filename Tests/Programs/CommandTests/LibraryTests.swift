import Foundation
import LayoutSimPixels
import Testing

/// The C libraries on a machine on which they are damaged: each is replaced with an empty file.
struct LibraryTests {
    struct Library: CustomTestStringConvertible {
        var file: String
        var package: String

        var testDescription: String { file }
    }

    @Test(arguments: [
        Library(file: "libcairo.so.2", package: "libcairo2"),
        Library(file: "libharfbuzz.so.0", package: "libharfbuzz0b"),
        Library(file: "libpixman-1.so.0", package: "libcairo2"),
    ])
    func `a library that cannot be opened is reported with the package that provides it`(_ library: Library) throws {
        let run = try run(["render", "-o", "picture.png"], without: [library.file])
        #expect(run.status == 70)
        #expect(run.error.hasPrefix("layoutsim: error: "))
        #expect(run.error.contains(library.file))
        #expect(run.error.hasSuffix("; install Debian's package '\(library.package)'\n"))
        #expect(run.output.isEmpty)
    }

    @Test func `a PNG needs no library of another format, and a JPEG names the package of its own`() throws {
        let picture = Bitmap(width: 4, height: 4, filledWith: Pixel(bits: 0xFFFF_0000))
        let files = ["libjpeg.so.62", "libwebp.so.7"]
        let png = try run(["show", "./a"], without: files, with: picture.pngData(file: "a"))
        #expect(png.status == 0, "\(png.error)")
        let jpeg = try run(["show", "./a"], without: files, with: picture.jpegData(quality: 1, file: "a"))
        #expect(jpeg.status == 70)
        #expect(jpeg.error.hasPrefix("layoutsim: error: "))
        #expect(jpeg.error.hasSuffix("; install Debian's package 'libjpeg62-turbo'\n"))
    }

    @Test(arguments: ["--version", "--help", "devices", "completion bash"])
    func `what draws nothing needs no library`(_ line: String) throws {
        let files = [
            "libcairo.so.2", "libpixman-1.so.0", "libharfbuzz.so.0", "libfribidi.so.0", "libpng16.so.16",
            "libxxhash.so.0", "libexpat.so.1", "libjpeg.so.62", "libwebp.so.7",
            "libcrypto.so.3",
        ]
        let run = try run(line.split(separator: " ").map(String.init), without: files)
        #expect(run.status == 0)
        #expect(run.error.isEmpty)
        #expect(!run.output.isEmpty)
    }

    /// Runs the program in a folder with a file `a`.
    private func run(_ words: [String], without libraries: [String], with file: [UInt8] = []) throws -> ProgramRun {
        let folder = try TemporaryFolder()
        try folder.write(file, to: "a")
        for library in libraries { try folder.write([], to: "libraries/\(library)") }
        return try ProgramRun(
            words, in: folder.url, environment: ["LD_LIBRARY_PATH": folder.url.path + "/libraries"])
    }
}
