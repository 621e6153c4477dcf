import Foundation
import QuartzCore

/// Collects the changes of keyframe blocks, and creates one animation for each property.
@MainActor final class KeyframeRecorder {
    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []
    /// The time range of the current block, as fractions of the whole duration.
    var frame: ClosedRange<Double> = 0...1

    private struct Track {
        let layer: CALayer
        let key: String
        let first: Any
        var steps: [(frame: ClosedRange<Double>, to: Any)] = []
    }

    init(_ options: UIView.KeyframeAnimationOptions) {
        mode =
            switch options.rawValue >> 10 & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
    }

    /// Animates the changes of keyframe blocks: on their own, with an enclosing property animator, or in an interactive
    /// transition.
    static func run(
        _ settings: AnimationSettings, _ options: UIView.KeyframeAnimationOptions, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        let outer = ViewAnimation.current.group
        if let capture = ViewAnimation.current.capture, outer == nil {
            let record = { run(settings, options, animations: animations, completion: nil) }
            return capture.add(settings, record, completion)
        }
        let driver = outer?.driver
        let group = AnimationGroup(settings, completion: driver == nil ? completion : nil)
        group.driver = driver
        if let driver, let completion { driver.addCompletion { completion($0 == .end) } }
        let recorder = KeyframeRecorder(options)
        group.keyframes = recorder
        ViewAnimation.run(group, animations)
        group.keyframes = nil
        recorder.finish(group)
        group.commit()
    }

    func note(_ layer: CALayer, _ key: String, from old: Any?) {
        guard let old, let new = layer.value(forKey: key) else { return }
        let index = tracks.firstIndex { $0.layer === layer && $0.key == key }
        if index == nil { tracks.append(Track(layer: layer, key: key, first: old)) }
        let place = index ?? tracks.count - 1
        // Multiple changes in one block are a single step.
        if tracks[place].steps.last?.frame == frame { tracks[place].steps.removeLast() }
        tracks[place].steps.append((frame, new))
    }

    /// Adds the animations to their layers, or passes them to the property animator that drives them.
    func finish(_ group: AnimationGroup) {
        for track in tracks {
            let animation = animation(of: track)
            if let driver = group.driver {
                driver.drive(track.layer, track.key, through: animation)
                continue
            }
            if let function = group.settings.curve.function { animation.timingFunction = function }
            group.add(animation, to: track.layer, forKey: track.key)
        }
    }

    private func animation(of track: Track) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: track.key)
        var (values, times): ([Any], [Double]) = ([track.first], [0])
        for step in track.steps.enumerated().sorted(by: isBefore).map(\.element) {
            if let last = times.last, let value = values.last, step.frame.lowerBound > last {
                values.append(value)
                times.append(step.frame.lowerBound)
            }
            values.append(step.to)
            times.append(max(step.frame.upperBound, times.last ?? 0))
        }
        if let last = values.last, times.last ?? 1 < 1 {
            values.append(last)
            times.append(1)
        }
        animation.values = values
        animation.keyTimes = times.map { NSNumber(value: $0) }
        animation.calculationMode = mode
        return animation
    }

    private func isBefore(
        _ one: (offset: Int, element: (frame: ClosedRange<Double>, to: Any)),
        _ other: (offset: Int, element: (frame: ClosedRange<Double>, to: Any))
    ) -> Bool {
        (one.element.frame.lowerBound, one.offset) < (other.element.frame.lowerBound, other.offset)
    }
}
