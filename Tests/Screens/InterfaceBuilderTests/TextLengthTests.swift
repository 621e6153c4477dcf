import LayoutSimErrors
import LayoutSimInterfaceBuilder
import Testing

@Suite struct TextLengthTests {
    private func read(_ element: String, _ text: String) throws {
        let file = SmallFile(subviews: "\n\(element.replacing("TEXT", with: text))").text
        _ = try InterfaceBuilderFile(parsing: Array(file.utf8), file: "Small.xib").roots()
    }

    @Test(arguments: [
        #"<label id="a" text="TEXT"/>"#, #"<textView id="a" text="TEXT"/>"#, #"<textField id="a" placeholder="TEXT"/>"#,
        #"<button id="a"><state key="normal" title="TEXT"/></button>"#,
    ])
    func `a text as long as a library is an error that names its object`(_ element: String) throws {
        try read(element, String(repeating: "word ", count: 50_000))
        let error = #expect(throws: InterfaceBuilderError.self) {
            try read(element, String(repeating: "word ", count: 50_001))
        }
        #expect(error?.reason == .longText(object: "a", length: 250_005, limit: 250_000))
        #expect(error?.exitStatus == .inputNotUnderstood)
    }
}
