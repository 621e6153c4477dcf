import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import LayoutSimInterfaceBuilder
import LayoutSimXML

@Suite struct LocalizationTests {
    private static let file = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch"><objects><view id="v"><subviews>
        <label text="Label" id="l"/><textView id="t"><mutableString key="text" base64-UTF8="YES">TG9uZw</mutableString></textView>
        <textField placeholder="Name" id="f"/><button id="b"><state key="normal" title="Button"/></button>
        <button id="c"><state key="normal" title="Old"/><buttonConfiguration key="configuration" title="Plain"/></button>
        <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
        </subviews></view></objects></document>
        """

    @Test(arguments: [
        ("l.text", "label text"), ("t.text", "mutableString"), ("f.placeholder", "textField placeholder"),
        ("b.normalTitle", "state title"), ("c.configuration.title", "buttonConfiguration title"),
        ("s.segmentTitles[1]", "segment title"), ("s.segmentTitles[2]", ""), ("x.text", ""), ("l.hologram", ""),
    ])
    func `a translated text stands where the file keeps it`(_ key: String, _ place: String) throws {
        let file = try InterfaceBuilderFile(parsing: Array(LocalizationTests.file.utf8), file: "a.xib")
        let localized = try file.localized([key: "Übersetzt"])
        #expect(localized.document.element.places(of: "Übersetzt") == (place.isEmpty ? [] : [place]))
    }

    @Test func `a text in base 64 is replaced as it is`() throws {
        let file = try InterfaceBuilderFile(parsing: Array(LocalizationTests.file.utf8), file: "a.xib")
        let views = try file.localized(["t.text": "Kurz"]).roots().roots[0].screen.root.inPreorder
        guard case .textView(let text)? = views.first(where: { $0.id == "t" })?.content else {
            Issue.record("there is no text view")
            return
        }
        #expect(text.text.text == "Kurz")
    }
}

extension XMLElement {
    /// Returns the elements and attributes with a value.
    fileprivate func places(of value: String) -> [String] {
        (text == value ? [name] : []) + attributes.filter { $0.value == value }.map { "\(name) \($0.name)" }
            + children.flatMap { $0.places(of: value) }
    }
}
