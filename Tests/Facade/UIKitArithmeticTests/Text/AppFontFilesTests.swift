import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// Where the fonts of an Info.plist are looked for.
@Suite struct AppFontFilesTests {
    @Test func `files of a list are found in bundles, each once`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("listed-fonts").path
        let bundle = folder + "/App_App.resources"
        try FileManager.default.createDirectory(atPath: bundle + "/Type", withIntermediateDirectories: true)
        let list = ["UIAppFonts": ["Fonts/A.ttf", "B.otf", "Missing.ttf", "B.otf"]]
        let plist = folder + "/Info.plist"
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            .write(to: URL(fileURLWithPath: plist))
        for path in ["/A.ttf", "/Type/B.otf"] { try Data().write(to: URL(fileURLWithPath: bundle + path)) }
        let found = AppFontFiles.listed(in: [plist], bundles: [bundle])
        #expect(found.map(\.name) == ["Fonts/A.ttf", "B.otf", "Missing.ttf"])
        #expect(found.map(\.path) == [bundle + "/A.ttf", bundle + "/Type/B.otf", nil])
    }
}
