import Foundation
import Testing

@testable import SourcePreparation

@Suite struct ImportTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources").standardized.path

    /// The names of the modules in a folder of the project.
    private static func modules(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(sources)/\(folder)").filter { !$0.hasPrefix(".") }
            .sorted()
    }

    @Test(arguments: ["Facade", "Frameworks"]) func `the import of a module that is here stays`(folder: String) throws {
        let modules = try ImportTests.modules(in: folder)
        #expect(modules.count > 10)
        for module in modules { #expect(!Imports.isAbsent(module), "\(module)") }
    }
}
