import LayoutSimGeometry
import LayoutSimAutoLayout
import LayoutSimViewTree
import Testing

@Suite struct RandomScreenTests {
    private func layout(_ seed: UInt64) -> Layout {
        var random = RandomScreens(seed: seed)
        let root = random.root()
        return LayoutEngine(testScreen(root, random.constraints), measure: squareGlyphs).layout()
    }

    @Test func `required constraints hold unless a finding says which one was broken`() {
        for seed in 0..<150 as Range<UInt64> {
            let layout = layout(seed)
            let missed = layout.constraints.filter {
                $0.constraint.priority == .required && $0.error > 1e-6
                    && $0.source != .hugging && $0.source != .compressionResistance
            }
            let conflicts = layout.diagnostics.filter { $0.kind == .unsatisfiable }
            #expect(missed.count <= conflicts.count, "seed \(seed)")
        }
    }

    @Test func `sizes are not negative and frames lie on pixels`() {
        for seed in 0..<150 as Range<UInt64> {
            for placed in layout(seed).views {
                let frame = placed.frame
                #expect(frame.width >= 0 && frame.height >= 0, "seed \(seed) \(placed.view.id)")
                for number in [frame.minX, frame.minY, frame.width, frame.height] {
                    #expect((number * 2).rounded() == number * 2, "seed \(seed) \(placed.view.id)")
                }
            }
        }
    }

    @Test func `each equation adds up to its value`() {
        for seed in 0..<40 as Range<UInt64> {
            var random = RandomScreens(seed: seed)
            let root = random.root()
            let engine = LayoutEngine(testScreen(root, random.constraints), measure: squareGlyphs)
            for placed in engine.layout().views.dropFirst().prefix(6) {
                for equation in engine.explain(placed.view.id)?.equations ?? [] {
                    let sum = equation.summands.reduce(0) { $0 + $1.factor * $1.value }
                    #expect(abs(sum - equation.value) < 1e-3, "seed \(seed): \(equation)")
                }
            }
        }
    }
}
