import LayoutSimCauses
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimMotion
import LayoutSimViewTree
import Testing

/// Moments of motions that differ from their goldens.
@Suite struct MotionCauseTests {
    private static let easing = TimingCurve.cubic(CubicCurve(0.42, 0, 0.58, 1))

    /// A panel and a sign in it that grow together, and a separate lamp that fades.
    private struct Moment {
        var motions = [
            Motion(time: 0.2, delay: 0, duration: 0.3, curve: easing),
            Motion(time: 0.1, delay: 0.05, duration: 0.4, curve: .settlingSpring(ratio: 0.8, velocity: 0)),
        ]
        var panel = MovingNumber(end: 232, tracks: [MovingNumber.Track(motion: 0, from: -132)])
        var sign = MovingNumber(end: 116, tracks: [MovingNumber.Track(motion: 0, from: -66)])
        var lamp: MovingNumber? = MovingNumber(end: 1, tracks: [MovingNumber.Track(motion: 1, from: -1)])

        func screen(in base: Screen) -> Screen {
            var screen = base
            screen.constraints = []
            var root = View("root", subviews: [view("panel", width: panel, [view("sign", width: sign)])])
            var light = View("lamp", backgroundColor: .black)
            light.autoresizing = Autoresizing(fixed: Rect(x: 0, y: 200, width: 20, height: 20))
            if let lamp {
                light.motion = ViewMotion()
                light.motion?.alpha = lamp
            }
            root.subviews.append(light)
            screen.root = root
            screen.motions = motions
            screen.applyMotions()
            return screen
        }

        private func view(_ id: String, width: MovingNumber, _ subviews: [View] = []) -> View {
            var view = View(id, backgroundColor: .white, subviews: subviews)
            view.autoresizing = Autoresizing(fixed: Rect(x: 10, y: 20, width: width.end, height: 30))
            guard !width.tracks.isEmpty else { return view }
            view.motion = ViewMotion()
            view.motion?.x = MovingNumber(end: 10)
            view.motion?.y = MovingNumber(end: 20)
            view.motion?.width = width
            view.motion?.height = MovingNumber(end: 30)
            return view
        }
    }

    private static let changes: [(inputs: [[String]], change: @Sendable (inout Moment) -> Void)] = [
        ([["panel animation duration 0.3 → 0.5"]], { $0.motions[0].duration = 0.5 }),
        // The animation is over.
        ([["panel animation duration 0.3 → 0.15"]], { $0.motions[0].duration = 0.15 }),
        (
            [["panel animation curve cubic 0.42 0 0.58 1 → cubic 0 0 1 1"]],
            { $0.motions[0].curve = .cubic(CubicCurve(0, 0, 1, 1)) }
        ),
        (
            [["panel animation curve cubic 0.42 0 0.58 1 → damped 0.7 0"]],
            { $0.motions[0].curve = .settlingSpring(ratio: 0.7, velocity: 0) }
        ),
        ([["lamp animation duration 0.4 → 0.6"]], { $0.motions[1].duration = 0.6 }),
        ([["lamp animation delay 0.05 → 0.08"]], { $0.motions[1].delay = 0.08 }),
        ([["lamp animation time 0.1 → 0.12"]], { $0.motions[1].time = 0.12 }),
        ([["panel animated width 100 to 232 → 100 to 200"]], { $0.panel = moving(from: 100, to: 200) }),
        ([["panel animated width 100 to 232 → 80 to 232"]], { $0.panel = moving(from: 80, to: 232) }),
        (
            // The sign follows from the duration alone.
            [
                ["panel animation duration 0.3 → 0.5"],
                ["panel animation duration 0.3 → 0.5", "panel animated width 100 to 232 → 100 to 200"],
            ],
            {
                $0.motions[0].duration = 0.5
                $0.panel = moving(from: 100, to: 200)
            }
        ),
        ([["panel animation of the frame one → none"]], { $0.panel = MovingNumber(end: 232) }),
        ([["lamp animation of the opacity one → none"]], { $0.lamp = nil }),
        // The numbers of animations mean nothing.
        (
            [["panel animation duration 0.3 → 0.5"]],
            {
                $0.motions = [$0.motions[1], $0.motions[0]]
                $0.motions[1].duration = 0.5
                $0.panel.tracks[0].motion = 1
                $0.sign.tracks[0].motion = 1
                $0.lamp?.tracks[0].motion = 0
            }
        ),
        // Views that moved together move separately.
        (
            [["sign animation duration 0.3 → 0.5"]],
            {
                $0.motions.append(Motion(time: 0.2, delay: 0, duration: 0.5, curve: easing))
                $0.sign.tracks[0].motion = 2
            }
        ),
    ]

    private static func moving(from start: Double, to end: Double) -> MovingNumber {
        MovingNumber(end: end, tracks: [MovingNumber.Track(motion: 0, from: start - end)])
    }

    @Test(arguments: changes.indices) func `an edit of a motion is the cause of what is seen at a moment`(
        _ index: Int
    ) throws {
        let goldens = try Goldens()
        let base = try goldens.screen()
        var moment = Moment()
        Self.changes[index].change(&moment)
        let report = try goldens.report(
            from: Moment().screen(in: base), to: moment.screen(in: base), withPicture: true)
        #expect(
            Set(report.causes.map { $0.inputs.map(\.description) }) == Set(Self.changes[index].inputs),
            "\(report.causes) \(report.together)")
        #expect(report.together == [])
    }

    @Test func `a golden at rest knows no animations`() throws {
        let goldens = try Goldens()
        let base = try goldens.screen()
        var old = Moment().screen(in: base)
        old.root.changeAllViews { $0.motion = nil }
        old.motions = []
        var moment = Moment()
        moment.motions[0].duration = 0.5
        let report = try goldens.report(from: old, to: moment.screen(in: base), withPicture: true)
        #expect(
            report.inputs.map(\.description) == [
                "panel animation of the frame none → one", "sign animation of the frame none → one",
                "lamp animation of the opacity none → one",
            ])
        #expect(Set(report.causes.flatMap(\.inputs)) == Set(report.inputs.prefix(2)))
    }

    /// Returns a lamp that fades through key frames, or that blinks.
    private static func lamp(_ keys: [Double], _ repeats: Double = 1, reverses: Bool = false) -> Moment {
        var moment = Moment()
        moment.motions[1] = Motion(time: 0.3, delay: 0, duration: 0.4, curve: .cubic(CubicCurve(0, 0, 1, 1)))
        (moment.motions[1].keyTimes, moment.motions[1].repeats) = (keys, repeats)
        moment.motions[1].autoreverses = reverses
        let through = keys.dropFirst().dropLast().map { _ in -0.1 }
        moment.lamp = MovingNumber(end: 1, tracks: [MovingNumber.Track(motion: 1, from: -1, through: through)])
        return moment
    }

    /// Returns a lamp that fades through key frames with these distances from its end.
    private static func lamp(_ keys: [Double], through: [Double]) -> Moment {
        var moment = lamp(keys)
        moment.lamp = MovingNumber(end: 1, tracks: [MovingNumber.Track(motion: 1, from: -1, through: through)])
        return moment
    }

    private static let edits: [(old: Moment, new: Moment, cause: [String])] = [
        (
            lamp([0, 0.25, 1]), lamp([0, 0.25, 1], through: [-0.5]),
            ["lamp animated alpha 0 to 0.9 to 1 → 0 to 0.5 to 1"]
        ),
        (
            lamp([0, 0.25, 1]), lamp([0, 0.9, 1], through: [-0.5]),
            ["lamp keyframe 2 at 0.25 → 0.9", "lamp animated alpha 0 to 0.9 to 1 → 0 to 0.5 to 1"]
        ),
        (
            lamp([0, 0.25, 1]), lamp([0, 0.5, 0.8, 1], through: [-0.1, -0.7]),
            ["lamp animation keyframes 3 → 4", "lamp animated alpha 0 to 0.9 to 1 → 0 to 0.9 to 0.3 to 1"]
        ),
        (
            lamp([0, 0.5, 0.8, 1], through: [-0.1, -0.7]), lamp([0, 0.25, 1]),
            ["lamp animation keyframes 4 → 3", "lamp animated alpha 0 to 0.9 to 0.3 to 1 → 0 to 0.9 to 1"]
        ),
        (
            lamp([0, 0.25, 1]), lamp([], through: []),
            ["lamp animation keyframes 3 → 0", "lamp animated alpha 0 to 0.9 to 1 → 0 to 1"]
        ),
    ]

    @Test(arguments: edits.indices) func `key frames that are edited are causes`(_ index: Int) throws {
        let goldens = try Goldens()
        let base = try goldens.screen()
        let (old, new, cause) = Self.edits[index]
        let report = try goldens.report(from: old.screen(in: base), to: new.screen(in: base), withPicture: true)
        #expect(report.causes.map { $0.inputs.map(\.description) } == [cause], "\(report.together)")
        #expect(report.together == [])
        #expect(report.causes.first?.restoresAll == true)
    }

    private static let courses: [(old: Moment, new: Moment, cause: String)] = [
        (lamp([0, 0.25, 1]), lamp([0, 0.5, 1]), "lamp keyframe 2 at 0.25 → 0.5"),
        (blinking(1), blinking(4), "lamp animation repeats 1 → 4"),
        (blinking(2), blinking(.infinity), "lamp animation repeats 2 → forever"),
        (blinking(3), blinking(3, reverses: true), "lamp animation reverses no → yes"),
    ]

    /// Returns a lamp in the second or third of its repetitions of 0.12 s.
    private static func blinking(_ repeats: Double, reverses: Bool = false) -> Moment {
        var moment = lamp([], repeats, reverses: reverses)
        moment.motions[1].duration = 0.12
        moment.motions[1].time = reverses || repeats == 3 ? 0.15 : 0.26
        return moment
    }

    @Test(arguments: courses.indices) func `key frames and repetitions are causes`(_ index: Int) throws {
        let goldens = try Goldens()
        let base = try goldens.screen()
        let (old, new, cause) = Self.courses[index]
        let report = try goldens.report(from: old.screen(in: base), to: new.screen(in: base), withPicture: true)
        #expect(report.causes.map { $0.inputs.map(\.description) } == [[cause]], "\(report.inputs)")
    }
}
