import LayoutSimGeometry
import LayoutSimErrors
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimAutoLayout
import LayoutSimViewTree
import Testing

@Suite struct BrokenFileTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var text: String
        var error: String

        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "no XML", text: "hello",
            error: "Small.xib:1: error: the XML is broken: syntax error"),
        Case(
            name: "an empty file", text: "",
            error: "Small.xib:1: error: the XML is broken: no element found"),
        Case(
            name: "an element that is not closed", text: "<document>\n<objects>\n</document>",
            error: "Small.xib:3: error: the XML is broken: mismatched tag"),
        Case(
            name: "another format", text: "\n<svg/>",
            error: "Small.xib:2: error: this is not a storyboard or xib: the root element is 'svg', expected 'document'"
        ),
        Case(
            name: "the format of Xcode 4", text: "<archive/>",
            error: "Small.xib:1: error: this is the format of Xcode 4; open the file in a newer Xcode and save it"),
        Case(
            name: "a file for macOS", text: SmallFile(attributes: "targetRuntime=\"MacOSX.Cocoa\"").text,
            error: "Small.xib:2: error: the file is for 'MacOSX.Cocoa'; expected one for iOS"),
        Case(
            name: "entities that expand without end",
            text: SmallFile(
                prologue: """
                    <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;">
                    <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>
                    """
            ).text,
            error: "Small.xib:1: error: the file declares entities, which Xcode never writes; remove the DOCTYPE"),
        Case(
            name: "ten thousand nested views",
            text: SmallFile(
                subviews: String(repeating: "<view><subviews>", count: 10_000)
                    + String(repeating: "</subviews></view>", count: 10_000)
            ).text,
            error: "Small.xib:7: error: elements are nested more than 400 levels deep"),
    ]

    @Test(arguments: cases)
    func `is one clear line`(_ broken: Case) throws {
        let error = #expect(throws: InterfaceBuilderError.self) {
            try InterfaceBuilderFile(parsing: Array(broken.text.utf8), file: "Small.xib")
        }
        #expect(error?.description == broken.error)
        #expect(error?.exitStatus == .inputNotUnderstood)
    }

    @Test func `segues and relationships in a circle end at the scene they came from`() throws {
        func scene(_ number: Int, _ controller: String, _ segues: String) -> String {
            """
            <scene sceneID="s\(number)"><objects>\(controller)<connections>\(segues)</connections>
            </\(controller.dropFirst().prefix { $0 != " " })></objects></scene>
            """
        }
        let view =
            "<view key=\"view\" id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/></view>"
        let text = """
            <document toolsVersion="17703" targetRuntime="iOS.CocoaTouch"><scenes>
            \(scene(1, "<navigationController id=\"n\">", "<segue kind=\"relationship\" destination=\"a\"/>"))
            \(scene(2, "<viewController id=\"a\">\(view)", "<segue kind=\"show\" destination=\"b\"/>"))
            \(scene(3, "<viewController id=\"b\">", "<segue kind=\"show\" destination=\"a\"/>"
                + "<segue kind=\"relationship\" destination=\"n\"/><segue kind=\"show\" destination=\"b\"/>"))
            </scenes></document>
            """
        let roots = try InterfaceBuilderFile(parsing: Array(text.utf8), file: "Small.storyboard").roots().roots
        #expect(roots.map(\.id) == ["root"])
        #expect(roots.first?.screen.navigationBar != nil)
    }

    @Test func `colors that name each other have no color`() throws {
        let file = SmallFile(
            subviews: "<view id=\"panel\"><color key=\"backgroundColor\" name=\"a\"/></view>",
            resources: """
                <resources><namedColor name="a"><color name="b"/></namedColor>
                <namedColor name="b"><color name="a"/></namedColor></resources>
                """)
        #expect(try file.roots().roots.first?.screen.root.subviews.first?.backgroundColor == nil)
    }

    @Test func `views that constraints tie to themselves and in a circle are laid out`() throws {
        func constraint(_ first: String, _ second: String, _ id: String) -> String {
            """
            <constraint firstItem="\(first)" firstAttribute="width" secondItem="\(second)" secondAttribute="width" \
            multiplier="2" constant="-20" id="\(id)"/>
            """
        }
        let file = SmallFile(
            subviews: SmallFile.panel("a") + SmallFile.panel("b"),
            constraints: constraint("a", "b", "c1") + constraint("b", "a", "c2") + constraint("a", "a", "c3"))
        let root = try #require(try file.roots().roots.first)
        let layout = try Renderer(era: root.era).layout(root.screen)
        #expect(layout["a"]?.frame.width == 20)
        #expect(layout["b"]?.frame.width == 20)
    }

    @Test func `a scene that is not there suggests one that is`() throws {
        var request = InterfaceBuilderRequest()
        request.scene = "rooot"
        let error = #expect(throws: InterfaceBuilderError.self) { try SmallFile().roots(request) }
        #expect(
            error?.description == """
                Small.xib:2: error: there is no scene 'rooot'; did you mean 'root'?
                """)
        #expect(error?.exitStatus == .usage)
    }
}
