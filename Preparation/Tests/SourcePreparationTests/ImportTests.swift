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

    @Test(arguments: ["", "@preconcurrency "])
    func `Foundation is completed with the attributes of its import`(_ prefix: String) {
        let source = rewritten("\(prefix)import Foundation\nlet a = kSecClass")
        #expect(
            source.split(separator: "\n").first.map(String.init)
                == "\(prefix)import Foundation; \(prefix)import LayoutSimFoundation; \(prefix)import Security")
        #expect(rewritten("@_exported import Foundation").hasPrefix("@_exported import Foundation"))
    }

    @Test(arguments: [
        ("import MapKit\nclass A: ObservableObject {}", "import MapKit; import Combine"),
        ("import MapKit.MKGeometry\nclass A: ObservableObject {}", "import MapKit; import Combine"),
        ("import MapKit\n@Observable class A {}", "import MapKit; import Observation"),
        ("import Kit\nclass A: ObservableObject {}", "import Kit"), ("import MapKit\nclass A {}", "import MapKit"),
    ]) func `a framework brings what Foundation exports`(_ source: String, _ line: String) {
        #expect(rewritten(source).split(separator: "\n").first.map(String.init) == line)
    }

    @Test(arguments: ["import CoreLocation.CLGeocoder", "import class CoreLocation.CLGeocoder"])
    func `a part of a framework is the framework`(_ source: String) {
        #expect(rewritten(source).trimmingCharacters(in: .whitespacesAndNewlines) == "import CoreLocation")
        #expect(rewritten("import struct Kit.Part") == "import struct Kit.Part")
    }

    @Test(arguments: ["Facade", "Frameworks"]) func `the import of a module that is here stays`(folder: String) throws {
        let modules = try ImportTests.modules(in: folder)
        #expect(modules.count > 10)
        for module in modules { #expect(!Imports.isAbsent(module), "\(module)") }
    }
}
