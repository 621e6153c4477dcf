import LayoutSimViewTree
import Testing

@Suite struct ConstraintReaderTests {
    private let reader = ConstraintReader(views: ["title", "patch", "view", "my title", "a.b\nc", "a.b"], root: "view")

    @Test(arguments: ConstraintDescriptionTests.cases)
    func `what is printed reads back`(_ written: ConstraintDescriptionTests.Written) {
        #expect(reader.constraint(written.text) == written.constraint)
    }

    @Test func `dots in names are no dots between names`() {
        #expect(reader.constraint("a.b.width == 3")?.first.item == .view("a.b"))
        #expect(reader.constraint("a.b.gap.width == 3")?.first.item == .guide(.custom("gap"), owner: "a.b"))
        #expect(
            reader.constraint(#""my title"."a gap".width == 3"#)?.first.item
                == .guide(.custom("a gap"), owner: "my title"))
    }

    @Test func `a multiplier of three decimals is the fraction that is printed so`() {
        #expect(reader.constraint("patch.width == 0.667 * view.width")?.multiplier == 2.0 / 3)
        #expect(reader.constraint("patch.width == 0.563 * view.width")?.multiplier == 0.5625)
        #expect(reader.constraint("patch.width == 0.56 * view.width")?.multiplier == 0.56)
        #expect(reader.constraint("patch.width == 1.5 * view.width")?.multiplier == 1.5)
    }

    @Test(
        arguments: [
            "", "title", "title.top", "title.top ==", "title.top == patch", "moon.top == 3", "title.up == 3",
            "title.top = 3", "title.top == 3 4", "title.top == 3 @", "title.top == 3 @x", "title.top == patch.top + x",
            "title.top == * patch.top", "title.top == 3 hugging", "title.top == inf", "title.top == patch.top + 3 @nan",
        ])
    func `other texts are no constraints`(text: String) {
        #expect(reader.constraint(text) == nil)
    }
}
