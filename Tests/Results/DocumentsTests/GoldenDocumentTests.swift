import Foundation
import LayoutSimDocuments
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing
import LayoutSimPackageFolder

/// The goldens of this repository, read as files: they record everything on which their layouts depend.
@Suite struct GoldenDocumentTests {
    private static let package = PackageFolder.url

    static let paths = ["Snapshots", "Examples/Snapshots"].flatMap { folder in
        let files = FileManager.default.enumerator(atPath: package.appendingPathComponent(folder).path)
        return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".layout") }.sorted()
            .map { "\(folder)/\($0)" }
    }

    @Test func `there are goldens to look at`() {
        #expect(GoldenDocumentTests.paths.count >= 30)
    }

    @Test(arguments: paths) func `a golden laid out again is the same, byte for byte`(_ path: String) throws {
        let file = GoldenDocumentTests.package.appendingPathComponent(path)
        let text = try String(contentsOf: file, encoding: .utf8)
        let document = try LayoutDocument(parsing: text)
        let recorded = try #require(document.recordedScreen)
        let isOfSwiftUI = recorded.screen.root.inPreorder.contains { $0.hosting != nil }
        #expect(document.format == (isOfSwiftUI ? 7 : document.sizes == nil ? 2 : 6))
        #expect(recorded.unread == [])
        let renderer = try Renderer(era: try #require(recorded.era))
        let again = renderer.document(renderer.layout(recorded.screen), variant: recorded.variant)
            .with(document.sizes)
        #expect(again.description.split(separator: "\n") == text.split(separator: "\n"))
        #expect(Array(again.description.utf8) == Array(text.utf8))
    }
}
