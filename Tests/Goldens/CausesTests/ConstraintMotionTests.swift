import LayoutSimAutoLayout
import LayoutSimCauses
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimMotion
import LayoutSimRendering
import LayoutSimViewTree
import Testing

/// Moments of animations by constraints: views are between the places that constraints give them now and before.
@Suite struct ConstraintMotionTests {
    /// A panel that is halfway through widening, with a title in it, and a lamp next to it that stays.
    private struct Moment {
        var top = 20.0
        var titleTop = 4.0
        var width = 232.0
        var formerWidth = 100.0
        var duration = 0.4

        func screen(in base: Screen) throws -> Screen {
            let title = moving(View("title", backgroundColor: .black))
            let panel = moving(View("panel", backgroundColor: .white, subviews: [title]))
            let lamp = View("lamp", backgroundColor: .black)
            var width = panel.widthAnchor.constraint(equalToConstant: width)
            width.formerConstants = [FormerConstant(constant: formerWidth, motion: 0)]
            let root = View("root", subviews: [panel, lamp])
            var screen = try Screen(
                name: "moment", viewport: base.viewport, root: root,
                constraints: [
                    panel.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
                    panel.topAnchor.constraint(equalTo: root.topAnchor, constant: top), width,
                    panel.heightAnchor.constraint(equalToConstant: 30),
                    title.leftAnchor.constraint(equalTo: panel.leftAnchor),
                    title.topAnchor.constraint(equalTo: panel.topAnchor, constant: titleTop),
                    title.widthAnchor.constraint(equalTo: panel.widthAnchor, multiplier: 0.5),
                    title.heightAnchor.constraint(equalToConstant: 10),
                    lamp.leftAnchor.constraint(equalTo: root.leftAnchor),
                    lamp.topAnchor.constraint(equalTo: panel.bottomAnchor, constant: 8),
                    lamp.widthAnchor.constraint(equalToConstant: 20), lamp.heightAnchor.constraint(equalToConstant: 20),
                ])
            screen.motions = [Motion(time: 0.2, delay: 0, duration: duration, curve: .cubic(CubicCurve(0, 0, 1, 1)))]
            return screen
        }

        /// Returns a view whose animated values are meaningless: they follow from the constraints.
        private func moving(_ view: View) -> View {
            var view = view
            let track = [MovingNumber.Track(motion: 0, from: 1)]
            var motion = ViewMotion()
            (motion.x, motion.y, motion.height) = (MovingNumber(end: 0), MovingNumber(end: 0), MovingNumber(end: 0))
            motion.width = MovingNumber(end: 0, tracks: track)
            motion.base = .constraints
            view.motion = motion
            return view
        }
    }

    private static func screen(_ moment: Moment) throws -> Screen { try moment.screen(in: Goldens().screen()) }

    @Test func `views lie between where constraints place them and where they did before`() throws {
        let layout = try Renderer().layout(Self.screen(Moment(width: 228, formerWidth: 100)))
        func rounded(_ rect: Rect?) -> [Double] {
            rect.map { [$0.minX, $0.minY, $0.width, $0.height].map { ($0 * 1000).rounded() / 1000 } } ?? []
        }
        #expect(rounded(layout["panel"]?.frame) == [10, 20, 164, 30])
        #expect(rounded(layout["title"]?.frame) == [0, 4, 82, 10])
        #expect(rounded(layout["title"]?.screenFrame) == [10, 24, 82, 10])
        #expect(layout["lamp"]?.frame.minY == 58)
    }

    @Test func `a document tells the constants before the animation, and gives the same layout`() throws {
        let renderer = try Renderer()
        let screen = try Self.screen(Moment())
        let document = renderer.document(renderer.layout(screen))
        #expect(document.format == 5)
        #expect("\(document)".contains("  panel.width == 232 from 100 motion 0  tight\n"))
        #expect("\(document)".contains("animated-by constraints"))
        let read = try #require(LayoutDocument(parsing: "\(document)").recordedScreen)
        #expect(read.unread == [])
        #expect("\(renderer.document(renderer.layout(read.screen)))" == "\(document)")
    }

    private static let changes: [(cause: String, change: @Sendable (inout Moment) -> Void)] = [
        ("panel.top == root.top: constant 20 → 32", { $0.top = 32 }),
        ("title.top == panel.top: constant 4 → 8", { $0.titleTop = 8 }),
        ("panel.width == 232 → 200", { $0.width = 200 }),
        ("panel.width == 232: constant before the animation 100 → 120", { $0.formerWidth = 120 }),
        ("panel animation duration 0.4 → 0.8", { $0.duration = 0.8 }),
    ]

    @Test(arguments: changes.indices) func `the cause is the constant`(_ index: Int) throws {
        let goldens = try Goldens()
        var moment = Moment()
        Self.changes[index].change(&moment)
        let report = try goldens.report(from: Self.screen(Moment()), to: Self.screen(moment), withPicture: true)
        #expect(
            report.causes.map { $0.inputs.map(\.description) } == [[Self.changes[index].cause]], "\(report.together)")
        #expect(report.causes.first?.restoresAll == true)
    }

    @Test func `a golden without constraints is told as one of the format before`() throws {
        let goldens = try Goldens()
        let renderer = try Renderer()
        let old = try renderer.layout(Self.screen(Moment())).screenOfShownFrames
        let report = try goldens.report(from: old, to: Self.screen(Moment()), withPicture: true)
        #expect(report.inputs.map(\.description) == ["format 4 → 5"])
        #expect(report.outputs == [])
    }
}
