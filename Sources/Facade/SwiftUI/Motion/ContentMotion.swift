import CoreGraphics
import UIKit

/// A text that takes the place of another one.
@MainActor final class ContentMotion {
    private let former: TextDisplay
    /// The frame of the former text, in points of the hosting view.
    private let frame: CGRect
    private let transition: ContentTransition
    private let share = ValueMotion(0.0)

    /// Creates the way from a text in a frame; `nil` where the new one does not come over time.
    init?(
        from former: (any ElementDisplay)?, in frame: CGRect, to new: (any ElementDisplay)?, _ animation: Animation,
        _ batches: [MotionBatch], at now: Double
    ) {
        guard let former = former as? TextDisplay, let new = new as? TextDisplay,
            former.setter.words != new.setter.words, new.setter.environment.contentTransition.isShown
        else { return nil }
        self.former = former
        self.frame = frame
        transition = new.setter.environment.contentTransition
        share.go(to: 1, by: animation, at: now, batches, new.setter.environment)
    }

    func isOver(at time: Double) -> Bool { share.isOver(at: time) }
    func stop() { share.stop() }

    /// Shows the new text at a moment, and returns views of the former one, in a view whose corner is at a point.
    ///
    /// Texts fade into each other. Of numbers the letters that change roll by half their height, up where they count
    /// up, and those that stay move to their place [chosen].
    func show(_ view: UIView, at moment: Double, from corner: CGPoint, in context: DisplayContext) -> [UIView] {
        let share = CGFloat(share.value(at: moment))
        let label = former.makeView()
        label.frame = frame.offsetBy(dx: -corner.x, dy: -corner.y)
        former.update(label, in: context)
        if transition.roll != 0, let new = view as? UILabel,
            let letters = RollingLetters(from: label, to: new, by: transition.roll)
        {
            new.alpha = 0
            return letters.views(at: share)
        }
        (view.alpha, label.alpha) = (min(max(share, 0), 1), min(max(1 - share, 0), 1))
        return [label]
    }
}

extension ContentTransition {
    /// Whether another text comes over time.
    fileprivate var isShown: Bool {
        switch kind {
        case .opacity, .interpolate, .numericText: true
        case .identity, .symbolEffect: false
        }
    }

    /// The direction from which new numbers come: 1 from below, -1 from above, 0 for what does not roll.
    fileprivate var roll: CGFloat {
        guard case .numericText(let countsDown, _) = kind else { return 0 }
        return countsDown ? -1 : 1
    }
}
