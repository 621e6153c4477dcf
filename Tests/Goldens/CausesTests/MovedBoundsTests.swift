import LayoutSimCauses
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// Bounds with another origin than in the golden.
@Suite struct MovedBoundsTests {
    private func screen(in base: Screen, start: Double) -> Screen {
        var panel = View("panel", backgroundColor: .white)
        panel.autoresizing = Autoresizing(fixed: Rect(x: 0, y: 100, width: 200, height: 100))
        panel.classRules.contentOffset = Point(x: 0, y: start)
        for (number, name) in ["one", "two", "three"].enumerated() {
            var view = View(name, backgroundColor: .black)
            view.autoresizing = Autoresizing(fixed: Rect(x: 10, y: Double(number) * 30, width: 20, height: 20))
            panel.subviews.append(view)
        }
        var screen = base
        screen.constraints = []
        screen.root = View("root", subviews: [panel])
        return screen
    }

    @Test func `the origin of the bounds is the one cause for all that is in them`() throws {
        let goldens = try Goldens()
        let base = try goldens.screen()
        let report = try goldens.report(from: screen(in: base, start: 0), to: screen(in: base, start: 12))
        #expect(report.causes.map { $0.inputs.map(\.description) } == [["panel content offset 0 0 → 0 12"]])
        #expect(report.causes.first?.restoresAll == true)
        #expect(report.outputs.count >= 3)
    }
}
