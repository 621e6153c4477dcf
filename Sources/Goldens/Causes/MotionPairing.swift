import LayoutSimViewTree

/// The animations of two screens with common numbers, so that one whose duration changed is the same on both sides.
///
/// Animations match if they move the same number of the same view. If one replaces two, or two replace one, each pair
/// has a number of its own.
struct MotionPairing {
    /// The animations of each number on both sides; `nil` if only one side has it.
    private(set) var pairs: [Pair] = []
    private let golden: Screen
    private let now: Screen
    private var oldNumbers: [TrackPlace: Int] = [:]
    private var newNumbers: [TrackPlace: Int] = [:]

    /// An animation on both sides, each by its index in its screen, and the first view that it moves.
    struct Pair {
        var old: Int?
        var new: Int?
        var view: String
    }

    init(golden: Screen, now: Screen) {
        (self.golden, self.now) = (golden, now)
        let (oldTracks, newTracks) = (golden.tracks, now.tracks)
        let oldMotions = Dictionary(oldTracks) { first, _ in first }
        var numbers: [[Int?]: Int] = [:]
        func number(_ old: Int?, _ new: Int?, _ view: String, _ pairs: inout [Pair]) -> Int {
            if let number = numbers[[old, new]] { return number }
            numbers[[old, new]] = pairs.count
            pairs.append(Pair(old: old, new: new, view: view))
            return pairs.count - 1
        }
        for (place, motion) in newTracks {
            let number = number(oldMotions[place], motion, place.view, &pairs)
            newNumbers[place] = number
            if oldMotions[place] != nil { oldNumbers[place] = number }
        }
        for (place, motion) in oldTracks where oldNumbers[place] == nil {
            oldNumbers[place] = number(motion, nil, place.view, &pairs)
        }
    }

    /// The golden's screen with common animation numbers.
    var renumberedGolden: Screen {
        golden.renumbered(oldNumbers, motions: pairs.compactMap { motion($0.old, $0.new) })
    }

    /// Returns a screen that has the views of the current one with common animation numbers.
    func renumbered(_ screen: Screen) -> Screen {
        screen.renumbered(newNumbers, motions: pairs.compactMap { motion(nil, $0.new) ?? motion($0.old, nil) })
    }

    private func motion(_ old: Int?, _ new: Int?) -> Motion? {
        old.map { golden.motions[$0] } ?? new.map { now.motions[$0] }
    }
}

/// A track of an animated number of a view: the index of the number, and that of the track among the number's.
private struct TrackPlace: Hashable {
    var view: String
    var number: Int
    var way: Int
}

extension Screen {
    /// The tracks of all views, in preorder, each with its animation, if it has one.
    fileprivate var tracks: [(TrackPlace, Int)] {
        guard !motions.isEmpty else { return [] }
        var tracks: [(TrackPlace, Int)] = []
        for view in root.inPreorder {
            for (place, number) in (view.motion?.numbers ?? []).enumerated() {
                for (way, track) in (number?.tracks ?? []).enumerated() where motions.indices.contains(track.motion) {
                    tracks.append((TrackPlace(view: view.id, number: place, way: way), track.motion))
                }
            }
        }
        return tracks
    }

    fileprivate func renumbered(_ numbers: [TrackPlace: Int], motions: [Motion]) -> Screen {
        guard !self.motions.isEmpty || !motions.isEmpty else { return self }
        var screen = self
        screen.motions = motions
        let places = Dictionary(tracks.compactMap { place, motion in numbers[place].map { (motion, $0) } }) { one, _ in
            one
        }
        for place in screen.constraints.indices {
            guard let formers = screen.constraints[place].formerConstants else { continue }
            screen.constraints[place].formerConstants = formers.map {
                FormerConstant(constant: $0.constant, motion: places[$0.motion] ?? -1)
            }
        }
        screen.root.changeAllViews { view in
            guard var motion = view.motion else { return }
            for place in motion.numbers.indices {
                for way in motion.numbers[place]?.tracks.indices ?? 0..<0 {
                    let number = numbers[TrackPlace(view: view.id, number: place, way: way)]
                    motion.numbers[place]?.tracks[way].motion = number ?? -1
                }
            }
            view.motion = motion
        }
        return screen
    }
}
