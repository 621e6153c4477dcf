package import LayoutSimMotion
import LayoutSimNotation
import LayoutSimViewTree

extension PropertyLine<Screen> {
    /// The animations of a screen, one per line; the animated properties belong to the lines of views.
    static let motions = PropertyLine(
        name: "motion", rows: [], values: { $0.motions.map(Spelling<Motion>.motion.write) },
        read: { screen, words in
            guard let motion = Spelling<Motion>.motion.read(&words) else { return false }
            screen.motions.append(motion)
            return true
        }
    ).since(format: 4)

    /// Returns the repeat count of an animation as text for people.
    package static func text(ofRepeats repeats: Double) -> String { Spelling<Motion>.text(ofRepeats: repeats, decimal) }

    /// Returns the timing curve of an animation as text for people.
    package static func text(of curve: TimingCurve) -> String { Spelling<TimingCurve>.curve.text(curve) }
}

extension PropertyLine<View> {
    /// The properties of a view that animations change.
    static let motions: [PropertyLine] = [
        line("animated-x", { $0.x }, { $0.x = $1 }), line("animated-y", { $0.y }, { $0.y = $1 }),
        line("animated-width", { $0.width }, { $0.width = $1 }),
        line("animated-height", { $0.height }, { $0.height = $1 }),
        line("animated-alpha", { $0.alpha }, { $0.alpha = $1 }, .paint),
        PropertyLine(
            "animated-by", [PropertyRow("base of the animation", base, .word, omitting: .shown)]
        ).since(format: 5),
    ]

    private static let base = Place<View, MotionBase>(
        { $0.motion?.base ?? .shown },
        { view, base in
            var motion = view.motion ?? ViewMotion()
            motion.base = base
            view.motion = motion == ViewMotion() ? nil : motion
        })

    private static func line(
        _ name: String, _ get: @escaping @Sendable (ViewMotion) -> MovingNumber?,
        _ set: @escaping @Sendable (inout ViewMotion, MovingNumber?) -> Void, _ traits: PropertyTraits = .layout
    ) -> PropertyLine {
        let place = Place<View, MovingNumber?>(
            { $0.motion.flatMap(get) },
            { view, number in
                var motion = view.motion ?? ViewMotion()
                set(&motion, number)
                view.motion = motion == ViewMotion() ? nil : motion
            })
        let kind = PropertyKind(rawValue: name.replacing("-", with: " "))
        return PropertyLine(name, [PropertyRow(kind, place, optional: .movingNumber, traits)]).since(format: 4)
    }
}

extension Screen {
    /// The lines of views that refer to animations that the screen does not have.
    var linesWithoutMotion: [RecordedScreen.Unread] {
        root.inPreorder.flatMap { view in
            zip(PropertyLine<View>.motions, view.motion?.numbers ?? [])
                .filter { _, number in !(number?.tracks ?? []).allSatisfy { motions.indices.contains($0.motion) } }
                .flatMap { line, _ in
                    line.values(view).map { RecordedScreen.Unread(view: view.id, name: line.name, value: $0) }
                }
        }
    }
}

extension Spelling<MovingNumber> {
    /// The final value, then each change with its animation, its initial value and its keyframes: `232 motion 0 from
    /// -132 through 8`.
    static var movingNumber: Spelling {
        Spelling(
            write: { number in
                number.tracks.reduce(exact(number.end)) { words, track in
                    words + " motion \(track.motion) from \(exact(track.from))"
                        + (track.through.isEmpty ? "" : " through " + track.through.map(exact).joined(separator: " "))
                        + (track.to == 0 ? "" : " to \(exact(track.to))")
                }
            },
            read: { words in
                guard let end = words.number() else { return nil }
                var number = MovingNumber(end: end)
                while words.skip("motion") {
                    guard let motion = words.integer(), words.skip("from"), let from = words.number() else {
                        return nil
                    }
                    var track = MovingNumber.Track(motion: motion, from: from)
                    if words.skip("through") {
                        while let value = words.number() { track.through.append(value) }
                    }
                    if words.skip("to") {
                        guard let to = words.number() else { return nil }
                        track.to = to
                    }
                    number.tracks.append(track)
                }
                return number
            },
            text: { $0.tracks.isEmpty ? decimal($0.end) : $0.stations.map(decimal).joined(separator: " to ") })
    }
}

extension MovingNumber {
    /// The initial value, the keyframes if a single animation has them, and the final value.
    fileprivate var stations: [Double] {
        [start] + (tracks.count == 1 ? tracks[0].through.map { end + $0 } : []) + [end]
    }
}

extension Spelling<Motion> {
    /// The times of an animation in seconds, then its timing curve: `time 0.125 delay 0 duration 0.3 cubic 0.42 0 0.58
    /// 1`, followed by its repeat count and keyframes, if any: `repeats 3 reverses keys 0 0.25 1`.
    static var motion: Spelling {
        Spelling(
            write: { motion in
                "time \(exact(motion.time)) delay \(exact(motion.delay)) duration \(exact(motion.duration)) "
                    + Spelling<TimingCurve>.curve.write(motion.curve)
                    + (motion.repeats == 1 ? "" : " repeats \(text(ofRepeats: motion.repeats, exact))")
                    + (motion.autoreverses ? " reverses" : "")
                    + (motion.keyTimes.isEmpty ? "" : " keys " + motion.keyTimes.map(exact).joined(separator: " "))
            },
            read: { words in
                guard words.skip("time"), let time = words.number(), words.skip("delay"), let delay = words.number(),
                    words.skip("duration"), let duration = words.number(),
                    let curve = Spelling<TimingCurve>.curve.read(&words)
                else { return nil }
                var motion = Motion(time: time, delay: delay, duration: duration, curve: curve)
                if words.skip("repeats") {
                    guard let repeats = words.skip("forever") ? .infinity : words.number() else { return nil }
                    motion.repeats = repeats
                }
                motion.autoreverses = words.skip("reverses")
                if words.skip("keys") {
                    while let time = words.number() { motion.keyTimes.append(time) }
                }
                return motion
            })
    }

    fileprivate static func text(ofRepeats repeats: Double, _ number: (Double) -> String) -> String {
        repeats.isInfinite ? "forever" : number(repeats)
    }
}

extension Spelling<TimingCurve> {
    /// The kind of timing curve and its parameters.
    static var curve: Spelling {
        Spelling(
            write: { curve in
                switch curve {
                case .cubic(let curve):
                    "cubic " + words([curve.first.x, curve.first.y, curve.second.x, curve.second.y])
                case .spring(let spring): "spring " + words([spring.frequency, spring.ratio, spring.velocity])
                case .settlingSpring(let ratio, let velocity): "damped " + words([ratio, velocity])
                }
            },
            read: { words in
                if words.skip("cubic") {
                    return words.numbers(4).map { .cubic(CubicCurve($0[0], $0[1], $0[2], $0[3])) }
                }
                if words.skip("spring") {
                    return words.numbers(3).map { .spring(Spring(frequency: $0[0], ratio: $0[1], velocity: $0[2])) }
                }
                guard words.skip("damped") else { return nil }
                return words.numbers(2).map { .settlingSpring(ratio: $0[0], velocity: $0[1]) }
            })
    }

    private static func words(_ numbers: [Double]) -> String { numbers.map(exact).joined(separator: " ") }
}
