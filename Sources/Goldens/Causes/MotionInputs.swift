import LayoutSimDocuments
import LayoutSimNotation
import LayoutSimViewTree

extension MotionPairing {
    /// Returns the changes of the animations that both screens have; an animation is identified by the first view that
    /// it moves.
    ///
    /// The screens must have common animation numbers.
    func inputs(_ golden: Screen, _ now: Screen) -> [Input] {
        guard golden.motions.count == pairs.count, now.motions.count == pairs.count else { return [] }
        return pairs.indices.flatMap { place -> [Input] in
            let pair = pairs[place]
            guard pair.old != nil, pair.new != nil else { return [] }
            let (old, new) = (golden.motions[place], now.motions[place])
            return MotionProperty.properties(old, now: new).filter { $0.text(old) != $0.text(new) }.map { property in
                Input(
                    change: InputChange(
                        .view(pair.view), property.kind, old: property.text(old), new: property.text(new)),
                    revert: { property.copy(old, &$0.screen.motions[place]) })
            }
        }
    }
}

/// A property of an animation, in terms that people know.
private struct MotionProperty: Sendable {
    let kind: PropertyKind
    /// Returns the value for people; times are in seconds.
    let text: @Sendable (Motion) -> String
    let copy: @Sendable (Motion, inout Motion) -> Void

    private static let all = [
        MotionProperty(kind: "animation time", text: { decimal($0.time) }, copy: { $1.time = $0.time }),
        MotionProperty(kind: "animation delay", text: { decimal($0.delay) }, copy: { $1.delay = $0.delay }),
        MotionProperty(
            kind: "animation duration", text: { decimal($0.duration) }, copy: { $1.duration = $0.duration }),
        MotionProperty(
            kind: "animation curve", text: { PropertyLine<Screen>.text(of: $0.curve) }, copy: { $1.curve = $0.curve }),
        MotionProperty(
            kind: "animation repeats", text: { PropertyLine<Screen>.text(ofRepeats: $0.repeats) },
            copy: { $1.repeats = $0.repeats }),
        MotionProperty(
            kind: "animation reverses", text: { $0.autoreverses ? "yes" : "no" },
            copy: { $1.autoreverses = $0.autoreverses }),
    ]

    /// Returns the properties in which two animations may differ: keyframes one by one if both have the same number.
    static func properties(_ old: Motion, now: Motion) -> [MotionProperty] {
        guard old.keyTimes.count == now.keyTimes.count else {
            return all + [
                MotionProperty(
                    kind: "animation keyframes", text: { "\($0.keyTimes.count)" }, copy: { $1.keyTimes = $0.keyTimes })
            ]
        }
        return all
            + old.keyTimes.indices.map { place in
                MotionProperty(
                    kind: PropertyKind(rawValue: "keyframe \(place + 1) at"), text: { decimal($0.keyTimes[place]) },
                    copy: { $1.keyTimes[place] = $0.keyTimes[place] })
            }
    }
}

extension View {
    /// Returns the view's inputs where animations start or stop to affect it.
    ///
    /// If animations affect both versions, the former one's animated frame and opacity are replaced by the current
    /// ones, since they are results.
    func motionInputs(adjusting former: inout View) -> [Input] {
        guard motion != nil || former.motion != nil else { return [] }
        let old = former
        let (movedFrame, movesFrame) = (old.motion?.movesFrame ?? false, motion?.movesFrame ?? false)
        let (faded, fades) = (old.motion?.alpha != nil, motion?.alpha != nil)
        let base = motion?.base ?? .shown
        if movedFrame || movesFrame {
            if base == .shown { former.autoresizing = autoresizing }
            former.followLayout(as: self)
        }
        if faded || fades { former.alpha = alpha }
        var inputs: [Input] = []
        if movedFrame != movesFrame {
            former.takeFrameMotion(of: self)
            inputs.append(
                input("animation of the frame", movedFrame) {
                    $0.takeFrameMotion(of: old)
                    $0.autoresizing = old.autoresizing
                })
        }
        if faded != fades {
            former.changeMotion { $0.alpha = motion?.alpha }
            inputs.append(
                input("animation of the opacity", faded) {
                    $0.changeMotion { $0.alpha = old.motion?.alpha }
                    $0.alpha = old.alpha
                })
        }
        return inputs
    }

    /// Adopts the parts of another version's animations that result from layout in both.
    private mutating func followLayout(as other: View) {
        guard let own = motion, let others = other.motion, own.base == others.base else { return }
        switch own.base {
        case .shown: break
        case .constraints: takeFrameMotion(of: other)
        case .model:
            changeMotion { motion in
                for place in motion.numbers.indices.dropLast() {
                    if let end = others.numbers[place]?.end { motion.numbers[place]?.end = end }
                }
            }
        }
    }

    private func input(_ kind: PropertyKind, _ wasThere: Bool, revert: @escaping (inout View) -> Void) -> Input {
        let (old, new) = wasThere ? ("one", "none") : ("none", "one")
        let id = id
        return Input(change: InputChange(.view(id), kind, old: old, new: new)) { $0.change(view: id, revert) }
    }

    private mutating func takeFrameMotion(of other: View) {
        let source = other.motion ?? ViewMotion()
        changeMotion {
            ($0.x, $0.y, $0.width, $0.height) = (source.x, source.y, source.width, source.height)
        }
    }

    private mutating func changeMotion(_ change: (inout ViewMotion) -> Void) {
        var changed = motion ?? ViewMotion()
        change(&changed)
        motion = changed == ViewMotion() ? nil : changed
    }
}
