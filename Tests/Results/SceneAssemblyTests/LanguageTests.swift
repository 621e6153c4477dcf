import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import LayoutSimSceneAssembly

/// Files read in other languages.
@Suite struct LanguageTests {
    private static let file = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label text="Help" id="a"><rect key="frame" x="0" y="0" width="200" height="20"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        <button id="b"><rect key="frame" x="0" y="40" width="200" height="30"/>
        <state key="normal" title="Sign in"/></button>
        <label text="12:30" id="c"><rect key="frame" x="0" y="80" width="200" height="20"/>
        <accessibility key="accessibilityConfiguration" label="Half past twelve"/></label>
        </subviews></view></objects></document>
        """

    private static let tables = [
        "de": #""a.text" = "Hilfe"; "b.normalTitle" = "Anmelden"; "c.accessibilityLabel" = "Halb eins";"#,
        "fr": #""a.text" = "Aide";"#, "ar": #""a.text" = "W"; "b.normalTitle" = "i";"#,
    ]

    private func read(
        _ language: String?, size: ContentSizeCategory? = nil
    ) throws -> (texts: [String], warnings: [String], screen: Screen) {
        let root = FileManager.default.temporaryDirectory.appending(path: "layoutsim-languages-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for (language, table) in Self.tables {
            let folder = root.appending(path: "\(language).lproj")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(table.utf8).write(to: folder.appending(path: "Help.strings"))
        }
        let path = root.appending(path: "Help.xib").path
        try Data(Self.file.utf8).write(to: URL(fileURLWithPath: path))
        var request = InterfaceBuilderRequest()
        request.language = try language.map { try #require(Language($0)) }
        request.contentSize = size
        let assembly = try SceneAssembly(contentsOf: path, for: request, with: Renderers())
        let screen = try #require(try assembly.scene()).screen
        let views = screen.root.subviews
        let texts = [views[0].labelText?.text, views[1].buttonTitle, views[2].accessibility?.label].map { $0 ?? "" }
        return (texts, assembly.warnings.map { $0.description.replacing("\(path):", with: "") }, screen)
    }

    @Test(arguments: [
        (nil, ["Help", "Sign in", "Half past twelve"]), ("Base", ["Help", "Sign in", "Half past twelve"]),
        ("de", ["Hilfe", "Anmelden", "Halb eins"]), ("de-AT", ["Hilfe", "Anmelden", "Halb eins"]),
        ("fr", ["Aide", "Sign in", "Half past twelve"]), ("es", ["Help", "Sign in", "Half past twelve"]),
        ("double-length", ["Help Help", "Sign in Sign in", "Half past twelve Half past twelve"]),
        ("bounded", ["[# Help #]", "[# Sign in #]", "[# Half past twelve #]"]),
        ("right-to-left", ["Help", "Sign in", "Half past twelve"]),
        ("longest", ["Help", "Anmelden", "Half past twelve"]),
    ])
    func `texts are those that a reader of the language sees`(_ language: String?, _ texts: [String]) throws {
        #expect(try read(language).texts == texts)
    }

    @Test(arguments: [
        (nil, []), ("de", []), ("longest", []),
        ("de-AT", ["3: warning: there is no translation to 'de-AT'; 'de' is shown"]),
        ("fr", ["5: warning: 'b.normalTitle' has no text in 'fr', nor has 1 more; that of the file is shown"]),
        (
            "es",
            [
                "3: warning: there is no translation to 'es' beside this file, so that its own texts are shown; "
                    + "there are ar, de, fr"
            ]
        ),
    ])
    func `a text in another language is told`(_ language: String?, _ warnings: [String]) throws {
        #expect(try read(language).warnings == warnings)
    }

    @Test(arguments: [("ar", true), ("right-to-left", true), ("de", false)])
    func `a language decides the direction`(_ language: String, _ isRightToLeft: Bool) throws {
        #expect(try read(language).screen.isRightToLeft == isRightToLeft)
    }

    @Test(
        arguments: [
            (nil, 17.0), (.large, 17), (.extraSmall, 14), (.accessibilityExtraExtraExtraLarge, 53),
        ] as [(ContentSizeCategory?, Double)])
    func `text styles follow the text size on the file's own device`(_ size: ContentSizeCategory?, _ points: Double)
        throws
    {
        let views = try read(nil, size: size).screen.root.subviews
        #expect(views[0].labelText?.font.size == points)
        #expect(views[2].labelText?.font.size == 17)
    }
}

extension View {
    fileprivate var labelText: TextContent? {
        if case .label(let text, _) = content { text } else { nil }
    }

    fileprivate var buttonTitle: String? {
        if case .button(let button) = content { button.title?.text } else { nil }
    }
}
