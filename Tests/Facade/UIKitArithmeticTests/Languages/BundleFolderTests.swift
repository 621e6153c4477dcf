import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// The folders and languages of a bundle.
@Suite struct BundleFolderTests {
    @Test func `a bundle is a folder, and the folder of a language knows it`() throws {
        let folder = try FilledFolder(["de.lproj/A.strings": "", "en.lproj/A.strings": "", "Base.lproj/A.strings": ""])
        defer { folder.remove() }
        let own = BundleFolder(folder.bundle)
        #expect(own.paths == [folder.path] && own.language == nil)
        let german = BundleFolder(try #require(Bundle(path: folder.path + "/de.lproj")))
        #expect(german.paths == [folder.path] && german.language == "de")
        #expect(BundleLanguages.all(in: folder.bundle) == ["de", "en"])
    }

    @Test func `the main bundle has the folders beside the program, too`() {
        let paths = BundleFolder(.main).paths
        #expect(paths.first == Bundle.main.resourcePath ?? Bundle.main.bundlePath)
        #expect(paths.dropFirst() == paths.dropFirst().sorted()[...])
        #expect(paths.dropFirst().allSatisfy { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") })
    }

    @Test(arguments: [
        (["de", "en"], "de-AT", "de"), (["DE", "en"], "de", "DE"), (["fr", "en"], "it", "en"), (["fr"], "it", "fr"),
        ([], "it", "it"), (["zh-Hant", "zh"], "zh-Hant-HK", "zh-Hant"),
    ]) func `the preferred language is the nearest`(_ languages: [String], _ wish: String, _ language: String) {
        #expect(BundleLanguages.preferred(among: languages, to: wish) == [language])
    }
}
