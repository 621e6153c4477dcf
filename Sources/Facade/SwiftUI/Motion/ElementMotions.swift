import CoreGraphics
import UIKit

/// What moves the elements that a hosting view shows: their frames, and what they are drawn with.
@MainActor final class ElementMotions {
    private var frames: [ElementIdentity: ValueMotion<CGRect.AnimatableData>] = [:]
    private var paints: [ElementIdentity: ValueMotion<NumberList>] = [:]
    private var contents: [ElementIdentity: ContentMotion] = [:]
    /// The views of former texts that the moment shows.
    private(set) var formerTexts: [UIView] = []

    /// Whether nothing moves.
    var isEmpty: Bool { frames.isEmpty && paints.isEmpty && contents.isEmpty }

    /// Has the text of an element take the place of another one in a frame, in points of the hosting view.
    func replace(
        _ element: ViewElement, from former: ViewElement, in frame: CGRect, _ transaction: Transaction,
        _ batches: [MotionBatch], at now: Double
    ) {
        guard let animation = transaction.animation else { return }
        let content = ContentMotion(
            from: former.display, in: frame, to: element.display, animation, batches, at: now)
        guard let content else { return }
        contents.updateValue(content, forKey: element.identity)?.stop()
    }

    /// Whether an element is drawn otherwise at a moment than at the end.
    func isDrawnAnew(_ element: ViewElement) -> Bool {
        contents[element.identity] != nil || paints[element.identity] != nil
    }

    /// Shows a text that takes the place of another one at a moment; returns the views of the former one.
    func showFormer(
        of element: ViewElement, beside view: UIView, at moment: Double, from corner: CGPoint,
        in context: DisplayContext
    ) -> [UIView] {
        guard let content = contents[element.identity] else { return [] }
        let former = content.show(view, at: moment, from: corner, in: context)
        formerTexts += former
        return former
    }

    /// Takes the views of former texts away.
    func hideFormerTexts() {
        for view in formerTexts { view.removeFromSuperview() }
        formerTexts = []
    }

    /// Has an element come to a frame from another one, in points of the hosting view; without an animation at once.
    func move(
        _ element: ViewElement, by way: CGRect.AnimatableData, _ transaction: Transaction, _ batches: [MotionBatch],
        at now: Double
    ) {
        guard let animation = transaction.animation else {
            frames.removeValue(forKey: element.identity)?.stop()
            return
        }
        guard way != .zero else { return }
        let motion = frames[element.identity] ?? ValueMotion(.zero)
        frames[element.identity] = motion
        motion.go(way, by: animation, at: now, batches, EnvironmentValues())
    }

    /// Has what an element is drawn with become that of another display; without an animation at once.
    func paint(
        _ element: ViewElement, from former: ViewElement, _ transaction: Transaction, _ batches: [MotionBatch],
        at now: Double
    ) {
        guard let old = former.display?.numbers(like: element.display), let new = element.display?.numbers,
            old != new
        else { return }
        guard let animation = transaction.animation else {
            paints.removeValue(forKey: element.identity)?.stop()
            return
        }
        let motion = paints[element.identity] ?? ValueMotion(NumberList(old))
        paints[element.identity] = motion
        motion.go(to: NumberList(new), by: animation, at: now, batches, EnvironmentValues())
    }

    /// Returns where an element is at a moment that comes to a frame, in points.
    ///
    /// One that keeps its size is moved alone: that point of it stays which moves least.
    func frame(of element: ViewElement, _ end: CGRect, keepsSize: Bool, at moment: Double) -> CGRect {
        guard let motion = frames[element.identity] else { return end }
        // What is left of a size may be negative, which a rectangle would turn around.
        let rest = motion.rest(at: moment)
        let (x, y, width, height) = (rest.first.first, rest.first.second, rest.second.first, rest.second.second)
        guard keepsSize, width != 0 || height != 0 else {
            return CGRect(
                x: end.minX - x, y: end.minY - y, width: max(0, end.width - width),
                height: max(0, end.height - height))
        }
        func least(_ start: CGFloat, _ length: CGFloat) -> CGFloat {
            let (low, high) = (start, start + length)
            return low * high < 0 ? 0 : abs(low) < abs(high) ? low : high
        }
        return end.offsetBy(dx: -least(x, width), dy: -least(y, height))
    }

    /// Returns the numbers with which an element is drawn at a moment; `nil` for those of its display.
    func numbers(of element: ViewElement, at moment: Double) -> [Double]? {
        paints[element.identity]?.value(at: moment).numbers
    }

    /// Forgets what is at its end.
    func forgetEnded(at time: Double) {
        frames = frames.filter { !$0.value.isOver(at: time) }
        paints = paints.filter { !$0.value.isOver(at: time) }
        contents = contents.filter { !$0.value.isOver(at: time) }
    }

    /// Ends all motions.
    func stop() {
        for motion in frames.values { motion.stop() }
        for motion in paints.values { motion.stop() }
        for motion in contents.values { motion.stop() }
        (frames, paints, contents) = ([:], [:], [:])
    }
}

extension ElementDisplay {
    /// The numbers with which it is drawn, if another one is a display of the same kind with as many.
    fileprivate func numbers(like other: (any ElementDisplay)?) -> [Double]? {
        guard let numbers, let other = other as? Self, other.numbers?.count == numbers.count else { return nil }
        return numbers
    }
}
