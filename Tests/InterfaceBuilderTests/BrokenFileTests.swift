import LayoutSimErrors
import LayoutSimInterfaceBuilder
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
            error: "Small.xib:2: error: it is no storyboard or xib: 'svg' stands where 'document' is expected"),
        Case(
            name: "the format of Xcode 4", text: "<archive/>",
            error: "Small.xib:1: error: it is in the format of Xcode 4; open it in a newer Xcode and save it"),
        Case(
            name: "a file for macOS", text: SmallFile(attributes: "targetRuntime=\"MacOSX.Cocoa\"").text,
            error: "Small.xib:2: error: it is for 'MacOSX.Cocoa', expected a file for iOS"),
        Case(
            name: "entities that expand without end",
            text: SmallFile(
                prologue: """
                    <!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;">
                    <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>
                    """
            ).text,
            error: "Small.xib:1: error: it declares entities, which Xcode never does; remove the DOCTYPE"),
        Case(
            name: "ten thousand nested views",
            text: SmallFile(
                subviews: String(repeating: "<view><subviews>", count: 10_000)
                    + String(repeating: "</subviews></view>", count: 10_000)
            ).text,
            error: "Small.xib:7: error: its elements are nested more than 400 deep"),
    ]

    @Test(arguments: cases)
    func `is one clear line`(_ broken: Case) throws {
        let error = #expect(throws: InterfaceBuilderError.self) {
            try InterfaceBuilderFile(parsing: Array(broken.text.utf8), file: "Small.xib")
        }
        #expect(error?.description == broken.error)
        #expect(error?.exitStatus == .inputNotUnderstood)
    }

    @Test func `a scene that is not there suggests one that is`() throws {
        var request = InterfaceBuilderRequest()
        request.scene = "rooot"
        let error = #expect(throws: InterfaceBuilderError.self) { try SmallFile().roots(request) }
        #expect(
            error?.description == """
                Small.xib:2: error: it has no scene 'rooot'; did you mean 'root'?; \
                name a scene, controller or storyboard identifier
                """)
        #expect(error?.exitStatus == .usage)
    }
}
