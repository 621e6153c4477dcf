import Foundation
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

    @Test(arguments: ["--version", "--help", "devices", "completion bash"])
    func `what draws nothing needs no library`(_ line: String) throws {
        let files = [
            "libcairo.so.2", "libpixman-1.so.0", "libharfbuzz.so.0", "libfribidi.so.0", "libpng16.so.16",
            "libxxhash.so.0", "libexpat.so.1",
        ]
        let run = try run(line.split(separator: " ").map(String.init), without: files)
        #expect(run.status == 0)
        #expect(run.error.isEmpty)
        #expect(!run.output.isEmpty)
    }

    private func run(_ words: [String], without libraries: [String]) throws -> ProgramRun {
        let folder = try TemporaryFolder()
        for library in libraries { try folder.write([], to: "libraries/\(library)") }
        return try ProgramRun(
            words, in: folder.url, environment: ["LD_LIBRARY_PATH": folder.url.path + "/libraries"])
    }
}
