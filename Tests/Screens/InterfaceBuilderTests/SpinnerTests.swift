import LayoutSimInterfaceBuilder
import LayoutSimViewTree
import Testing

@Suite struct SpinnerTests {
    @Test(arguments: [
        (#"hidden="YES" hidesWhenStopped="YES""#, false, true), (#"hidden="YES""#, true, false),
        (#"hidden="YES" hidesWhenStopped="YES" animating="YES""#, false, false),
        (#"hidesWhenStopped="YES""#, false, false),
    ])
    func `a spinner that hides when it stops keeps its place and is not seen until it starts`(
        _ attributes: String, _ isHidden: Bool, _ isHiddenAtFirst: Bool
    ) throws {
        let text = SmallFile(subviews: "<activityIndicatorView \(attributes) style=\"medium\" id=\"a\"/>").text
        let roots = try InterfaceBuilderFile(parsing: Array(text.utf8), file: "Small.xib").roots().roots
        let spinner = try #require(roots.first?.screen.root.inPreorder.first { $0.id == "a" })
        #expect(spinner.isHidden == isHidden)
        #expect(spinner.source.isHiddenAtFirst == isHiddenAtFirst)
    }
}
