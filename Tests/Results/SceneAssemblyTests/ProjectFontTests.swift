import Foundation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import LayoutSimSceneAssembly
import LayoutSimPackageFolder

/// Fonts in a file's project.
@Suite struct ProjectFontTests {
    private static let fonts = PackageFolder.url("Fonts")

    /// A label in a font of 20 points, for which the project may have a file.
    private static let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/>
        <customFonts key="customFonts">
        <array key="Text.ttf"><string>NotoSansArabic-Regular</string></array></customFonts>
        <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label text="Welcome" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <fontDescription key="fontDescription" name="NotoSansArabic-Regular" family="Noto Sans Arabic" pointSize="20"/>
        </label></subviews><constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
        </constraints></view></objects></document>
        """

    /// Returns the height of the label and the warnings, for a font file with these bytes in the project.
    private func read(_ font: Data?) throws -> (height: Double, font: String, warnings: [String]) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "layoutsim-fonts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for part in ["P.xcodeproj", "Views", "Resources/Fonts"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: part), withIntermediateDirectories: true)
        }
        try font?.write(to: folder.appending(path: "Resources/Fonts/Text.ttf"))
        let path = folder.appending(path: "Views/Card.xib").path
        try Data(Self.xib.utf8).write(to: URL(filePath: path))
        let assembly = try SceneAssembly(
            contentsOf: path, for: InterfaceBuilderRequest(), with: Renderers(), inProject: folder.path)
        let layout = assembly.layout(try #require(assembly.layoutRoots.first))
        let label = try #require(layout["l"])
        guard case .label(let text, _) = label.view.content, case .named(let name) = text.font.family else {
            Issue.record("no label of a font")
            return (0, "", [])
        }
        let warnings = assembly.warnings.map { $0.description.replacingOccurrences(of: folder.path, with: "P") }
        return (label.frame.height, name, warnings)
    }

    @Test func `a font is measured by its file in the project`() throws {
        let bytes = try Data(contentsOf: Self.fonts.appending(path: "NotoSansArabic-Regular.ttf"))
        let own = try read(bytes)
        // Lines of 2.112 em, by `hhea`.
        #expect(own.height == 42.5)
        #expect(own.font.hasPrefix("NotoSansArabic-Regular#"))
        #expect(own.warnings.isEmpty)
    }

    @Test func `a font whose file is not there is another one`() throws {
        let other = try read(nil)
        #expect(other.height == 23.5)
        #expect(other.font == "NotoSansArabic-Regular")
        #expect(other.warnings.isEmpty)
    }

    @Test func `a file that is no font is a warning with its line`() throws {
        let broken = try read(Data("version https://git-lfs.github.com/spec/v1".utf8))
        #expect(broken.height == 23.5)
        let warning = try #require(broken.warnings.first)
        #expect(
            warning.hasPrefix(
                "P/Views/Card.xib:3: warning: 'P/Resources/Fonts/Text.ttf' is not read, so that another font is set: "),
            "\(warning)")
    }
}
