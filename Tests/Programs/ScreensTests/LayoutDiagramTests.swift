import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimScreens
import Testing

@Suite struct LayoutDiagramTests {
    struct Expectation: Sendable {
        var cyan = 60.0
        var magenta = 64.0
        /// The frames in points of the screen.
        var frames: [String: Rect]
    }

    static let expectations = [
        Expectation(frames: [
            "cyan": Rect(x: 40, y: 56, width: 240, height: 60), "gray": Rect(x: 40, y: 140, width: 240, height: 240),
            "magenta": Rect(x: 40, y: 404, width: 240, height: 64),
        ]),
        Expectation(
            cyan: 150,
            frames: [
                "cyan": Rect(x: 40, y: 28, width: 240, height: 150),
                "gray": Rect(x: 40, y: 202, width: 240, height: 240),
            ]),
        Expectation(
            cyan: 210,
            frames: [
                "gray": Rect(x: 55, y: 262, width: 210, height: 210),
                "magenta": Rect(x: 40, y: 496, width: 240, height: 64),
            ]),
        Expectation(
            magenta: 226,
            frames: [
                "gray": Rect(x: 61, y: 112, width: 198, height: 198),
                "magenta": Rect(x: 40, y: 334, width: 240, height: 226),
            ]),
    ]

    @Test("What gives way as the heights grow", arguments: expectations)
    func heights(_ expected: Expectation) throws {
        let screen = LayoutDiagram.screen(
            on: Phone.w320x568.viewport(), cyanHeight: expected.cyan, magentaHeight: expected.magenta)
        let layout = try layout(screen)
        for (id, frame) in expected.frames.sorted(by: { $0.key < $1.key }) {
            #expect(layout[id]?.frame == frame, "\(id)")
        }
        #expect(layout.diagnostics.isEmpty)
    }
}
