import LayoutSimAutoLayout
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing

/// What a layout made of its inputs is told apart from these.
@Suite struct OutcomeTests {
    @Test func `how texts and constraints fared is read as it was printed`() throws {
        let title = View.label("title", TextContent("Hi there", font: .system(size: 10)))
        let root = View("view", subviews: [title])
        let constraints =
            title.constraints(frame: Rect(x: 1, y: 20, width: 60, height: 12), in: root)
            + [title.widthAnchor.constraint(lessThanOrEqualToConstant: 100.0 / 3)]
        let printed = try document(screen(root, constraints))
        let read = try LayoutDocument(parsing: printed.description)
        #expect(read == printed)
        let lines = read.nodes[1].properties.first { $0.name == "lines" }
        #expect(lines?.outcome == 1)
        #expect(lines?.value.hasPrefix("of 1 ") == true)
        #expect(read.constraints.map(\.outcome).contains(.broken(26.667)))
        #expect(read.recordedScreen?.unread == [])
        #expect(read.recordedScreen?.outcomes == Array(read.constraints.map(\.outcome).prefix(5)))
    }

    @Test(arguments: ["slack 18.50", "off by far", "under way", "left out of all"])
    func `words of another version stay as they are`(_ result: String) throws {
        let title = View("title")
        let root = View("view", subviews: [title])
        let text = try document(screen(root, title.constraints(frame: Rect(x: 0, y: 0, width: 1, height: 1), in: root)))
            .description.replacing("  tight", with: "  \(result)")
        let read = try LayoutDocument(parsing: text)
        #expect(read.constraints.map(\.outcome).allSatisfy { $0 == .unknown(result) })
        #expect(read.description == text)
    }
}
