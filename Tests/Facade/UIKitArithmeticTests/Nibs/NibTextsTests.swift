import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimUIKitArithmetic
import Testing

/// The texts of a xib in a language, with as wide a text as it has characters.
@Suite struct NibTextsTests {
    private static let source = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <label text="Go" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/></label></objects></document>
        """

    @Test(arguments: [
        ("en", [:]), ("de", ["a.text": "Gehen"]), ("de-CH", ["a.text": "Gehen"]), ("longest", ["a.text": "Aller là"]),
        ("bounded", ["a.text": "[# Go #]"]),
    ]) func `a file has the texts of a language`(_ language: String, _ texts: [String: String]) throws {
        let folder = try FilledFolder([
            "Base.lproj/Go.xib": Self.source, "de.lproj/Go.strings": "\"a.text\" = \"Gehen\";",
            "fr.lproj/Go.strings": "\"a.text\" = \"Aller là\";",
        ])
        defer { folder.remove() }
        let path = folder.path + "/Base.lproj/Go.xib"
        let file = try InterfaceBuilderFile(parsing: [UInt8](Self.source.utf8), file: path)
        let found = try NibTexts.texts(of: file, at: path, in: language) { Double($0.count) }
        #expect(found == texts)
    }
}
