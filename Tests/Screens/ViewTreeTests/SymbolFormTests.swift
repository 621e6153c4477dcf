import LayoutSimViewTree
import Testing

/// The sizes of symbols by their names, in thousandths of an em.
struct SymbolFormTests {
    @Test(arguments: [
        ("star", 1300, 1178), ("star.fill", 1300, 1178), ("mic.fill", 1005, 1170), ("x.circle.fill", 1170, 1124),
        ("y.square", 1170, 1042), ("plus", 988, 872), ("chevron.right", 749, 988), ("no.such.symbol", 1170, 1170),
    ])
    func `a symbol has its own proportions, or those of the outlined one`(_ name: String, _ width: Int, _ height: Int) {
        let form = SymbolForm(name)
        #expect(Int((form.width * 1000).rounded()) == width)
        #expect(Int((form.height * 1000).rounded()) == height)
    }
}
