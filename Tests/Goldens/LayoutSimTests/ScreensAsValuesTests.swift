import Foundation
import Testing
import LayoutSimPackageFolder

/// The Swift code of Docs/screens-as-values.md compiles as users would compile it.
@Suite struct ScreensAsValuesTests {
    struct Block: CustomTestStringConvertible, Sendable {
        var number: Int
        var code: String

        var testDescription: String { "block \(number): \(code.split(separator: "\n").first ?? "")" }

        /// The block as a file; a block without imports becomes a member of a suite in a test file.
        var file: String {
            if code.contains("import ") { return code }
            return "import LayoutSimTesting\nimport Testing\n\n@Suite struct Fragment {\n\(code)}\n"
        }
    }

    private static let guide = PackageFolder.url("Docs/screens-as-values.md")

    /// All Swift blocks except the manifest, which only SwiftPM can read.
    static var blocks: [Block] {
        get throws {
            let parts = try String(contentsOf: guide, encoding: .utf8).components(separatedBy: "```swift\n")
                .dropFirst()
            let codes = parts.compactMap { $0.components(separatedBy: "```").first }
            return codes.enumerated().map { Block(number: $0 + 1, code: $1) }
                .filter { !$0.code.hasPrefix("// swift-tools-version") }
        }
    }

    @Test func `there are a screen, a test and a test of a scene`() throws {
        #expect(try ScreensAsValuesTests.blocks.count == 3)
    }

    @Test(arguments: try blocks) func `a block compiles`(_ block: Block) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layoutsim-guide-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(block.code.contains("@Test") ? "Tests.swift" : "main.swift")
        try Data(block.file.utf8).write(to: file)
        let output = try typecheck(file)
        #expect(output.status == 0, "\(output.text)")
    }

    /// Returns the compiler's output for a file with the modules that these tests were built with.
    private func typecheck(_ file: URL) throws -> (status: Int32, text: String) {
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let maps = try FileManager.default.contentsOfDirectory(at: products, includingPropertiesForKeys: nil)
            .map { $0.appendingPathComponent("module.modulemap").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments =
            [
                "-c",
                #"library=$(dirname "$(readlink -f "$(command -v swiftc)")")/../lib/swift; "#
                    + #"exec swiftc -typecheck -swift-version 6 -plugin-path "$library/host/plugins/testing" "$@" 2>&1"#,
                "sh", file.path, "-I", products.appendingPathComponent("Modules").path,
            ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }
}
