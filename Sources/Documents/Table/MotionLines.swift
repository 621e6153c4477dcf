package import LayoutSimMotion
import LayoutSimNotation
import LayoutSimViewTree

extension PropertyLine<Screen> {
    /// The animations of a screen, each on a line; what is told of them are views.
    static let motions = PropertyLine(
        name: "motion", rows: [], values: { $0.motions.map(Spelling<Motion>.motion.write) },
        read: { screen, words in
            guard let motion = Spelling<Motion>.motion.read(&words) else { return false }
            screen.motions.append(motion)
            return true
        }
    ).since(format: 4)

    /// The course of an animation for people.
    package static func text(of curve: TimingCurve) -> String { Spelling<TimingCurve>.curve.text(curve) }
}

extension PropertyLine<View> {
    /// What animations change of a view.
    static let motions: [PropertyLine] = [
        line("animated-x", { $0.x }, { $0.x = $1 }), line("animated-y", { $0.y }, { $0.y = $1 }),
        line("animated-width", { $0.width }, { $0.width = $1 }),
        line("animated-height", { $0.height }, { $0.height = $1 }),
        line("animated-alpha", { $0.alpha }, { $0.alpha = $1 }, .paint),
    ]

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
    /// The lines of views that name animations which the screen does not have.
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
    /// Where it ends, then each way by its animation and its start: `232 motion 0 from -132`.
    static var movingNumber: Spelling {
        Spelling(
            write: { number in
                number.tracks.reduce(exact(number.end)) { words, track in
                    words + " motion \(track.motion) from \(exact(track.from))"
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
                    guard words.skip("to") else {
                        number.tracks.append(MovingNumber.Track(motion: motion, from: from))
                        continue
                    }
                    guard let to = words.number() else { return nil }
                    number.tracks.append(MovingNumber.Track(motion: motion, from: from, to: to))
                }
                return number
            },
            text: { $0.tracks.isEmpty ? decimal($0.end) : "\(decimal($0.start)) to \(decimal($0.end))" })
    }
}

extension Spelling<Motion> {
    /// Its times in seconds, then its curve: `time 0.125 delay 0 duration 0.3 cubic 0.42 0 0.58 1`.
    static var motion: Spelling {
        Spelling(
            write: { motion in
                "time \(exact(motion.time)) delay \(exact(motion.delay)) duration \(exact(motion.duration)) "
                    + Spelling<TimingCurve>.curve.write(motion.curve)
            },
            read: { words in
                guard words.skip("time"), let time = words.number(), words.skip("delay"), let delay = words.number(),
                    words.skip("duration"), let duration = words.number(),
                    let curve = Spelling<TimingCurve>.curve.read(&words)
                else { return nil }
                return Motion(time: time, delay: delay, duration: duration, curve: curve)
            })
    }
}

extension Spelling<TimingCurve> {
    /// What kind it is, and its numbers.
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
