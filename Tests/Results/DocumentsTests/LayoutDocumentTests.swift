import LayoutSimText
import LayoutSimDocuments
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimViewTree
import Testing

@Suite struct LayoutDocumentTests {
    @Test func `a picture is called by its title, not by the hash that tells it apart`() throws {
        let image = Image(.file("lamp#1f0a22c3"), size: Size(width: 20, height: 10), intrinsicSize: nil)
        let test = screen(View("view", subviews: [.imageView("picture", image)]), [])
        let renderer = try Renderer()
        let document = renderer.document(renderer.layout(test))
        let properties = document.nodes.last?.properties.map(\.line) ?? []
        #expect(properties.contains { $0.hasPrefix("image file \"lamp\" 20x10") })
    }

    @Test func `a document shows what went in and what came out`() throws {
        let title = View.label("title", TextContent("Hi there", font: .system(size: 10), alignment: .center))
        let picture = View.imageView(
            "my picture", Image(.file("a b.png"), size: Size(width: 20, height: 10), intrinsicSize: nil))
        let root = View("view", backgroundColor: .white, subviews: [title, picture])
        let constraints =
            title.constraints(frame: Rect(x: 1, y: 20, width: 60, height: 12), in: root)
            + picture.constraints(frame: Rect(x: 1, y: 50, width: 100.0 / 3, height: 10), in: root)
        let test = screen(
            root, constraints, scale: 3, safeArea: EdgeInsets(top: 5),
            navigationBar: NavigationBar(title: "A \"B\"", trailingButton: BarButton("Done", style: .done)))
        let expected = """
            layoutsim-layout 2
            screen test
            variant wide
            device device portrait 100x80@3x
            status-bar 0
            safe-area 5 0 0 0
            navigation-bar 44 "A \\"B\\"" done "Done"
            font-era 2015
            view  0 0 100 80
                background #FFFFFF
              title  1 20 60 12
                  hugging 251 251
                  text "Hi there"
                  font system 10 regular #000000
                  lines 1 of 1 center byTruncatingTail
                  line "Hi there"
              "my picture"  1 50 33.333 10
                  hugging 251 251
                  image file "a b.png" 20x10 scaleAspectFit
            constraints
              title.left == view.left + 1  tight
              title.top == view.top + 20  tight
              title.width == 60  tight
              title.height == 12  tight
              "my picture".left == view.left + 1  tight
              "my picture".top == view.top + 50  tight
              "my picture".width == 33.333333333333336  tight
              "my picture".height == 10  tight
              title.width <= 38.333 @251 hugging  off by 21.667
              title.width >= 38.333 @750 compression  slack 21.667
              title.height <= 12 @251 hugging  tight
              title.height >= 12 @750 compression  tight
            audits
              under-bar title: 29 points of it at the top
            """
        let lines = try document(test, variant: "wide").description.split(separator: "\n")
        #expect(lines == expected.split(separator: "\n"))
    }

    @Test(arguments: 0..<100)
    func `what is printed reads back as the same document`(seed: Int) throws {
        var odd = OddScreens(seed: UInt64(seed))
        let document = try document(odd.screen(), variant: odd.text())
        let read = try LayoutDocument(parsing: document.description)
        #expect(read == document)
        #expect(Array(read.description.utf8) == Array(document.description.utf8))
    }

    /// Frames on a device with three pixels a point have thirds; a golden read from a file must not differ from them.
    @Test func `frames have the numbers that are printed`() throws {
        let box = View("box")
        let root = View("view", subviews: [box])
        let frame = Rect(x: 1.0 / 3, y: 2.0 / 3, width: 10.0 / 3, height: 20)
        let document = try document(screen(root, box.constraints(frame: frame, in: root), scale: 3))
        #expect(document.nodes[1].frame == Rect(x: 0.333, y: 0.667, width: 3.333, height: 20))
    }
}
