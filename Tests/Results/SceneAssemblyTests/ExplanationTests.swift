import LayoutSimAutoLayout
import LayoutSimInterfaceBuilder
import Testing

@testable import LayoutSimSceneAssembly

@Suite struct ExplanationTests {
    @Test(arguments: ["label", "title", "A ringtone of many words"])
    func `a view of a row is explained in its table`(_ name: String) throws {
        let found = try SmallStoryboard.assembly().explanation(of: name)
        #expect(found.root == "table")
        #expect(found.explanation.view == "label")
        #expect(found.line == 16)
    }

    @Test(arguments: ["header of section", "SOUND"])
    func `what the system draws goes by its id and its text`(_ name: String) throws {
        let found = try SmallStoryboard.assembly { $0.scene = "List" }.explanation(of: name)
        #expect(found.explanation.view == "header of section")
        #expect(found.line == nil)
    }

    @Test func `a name that several views share is printed with their ids`() throws {
        let text = SmallStoryboard.text.replacing(#"id="content">"#, with: #"userLabel="title" id="content">"#)
        let error = #expect(throws: UnclearView.self) {
            try SmallStoryboard.assembly(text: text).explanation(of: "title")
        }
        #expect(
            error?.description == "Small.storyboard: error: 'title' matches 2 views; use one of their ids: "
                + "content (line 14), label (line 16)")
    }
}
