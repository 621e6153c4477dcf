// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimProposals
import QuartzCore
import UIKit

extension _UIHostingView {
    /// Has what an update changed move as its transaction says; returns the layout of the end of all motions if it had
    /// to be made again.
    func beginMotions() -> ProposalLayout? {
        guard let motion = graph.motion else { return nil }
        defer { if !motion.isOver { MovingHosts.shared.add(self) } }
        guard motion.hasNewValues else {
            hosted.move(motion, from: nil, hadMotions: false, scale: scale)
            hosted.match(motion, scale: scale)
            return nil
        }
        let start = layOut(at: motion.now).map { _ in hosted.frames(scale: scale) }
        guard let end = layOut(at: nil) else { return nil }
        hosted.move(motion, from: start, hadMotions: motion.hadValues, scale: scale)
        hosted.match(motion, scale: scale)
        return end
    }

    /// Ends the update.
    func endMotions() { graph.endTransaction() }

    /// Lays out all views at a moment of their motions; `nil` for the end.
    private func layOut(at moment: Double?) -> ProposalLayout? {
        guard let motion = graph.motion else { return nil }
        motion.moment = moment
        motion.invalidateMoving()
        let replacing = moment.flatMap { moment in
            motion.passing.hasComing ? { motion.passing.element($0, at: moment) } : nil
        }
        var last: ProposalLayout?
        for _ in 0..<longestChain {
            guard let root = rootElement() else { return nil }
            last = hosted.layOut(root, in: area, replacing: replacing)
            if let geometry = hosted.geometry(in: self) { graph.noteGeometry(geometry) }
            if !graph.isOutOfDate { break }
        }
        return last
    }
}

extension _UIHostingView: MovingHost {
    package var isAtMoment: Bool { graph.motion?.moment != nil }

    package func showMoment() {
        guard !isUpdating, let motion = graph.motion else { return }
        isUpdating = true
        defer { isUpdating = false }
        motion.passing.hideGoing()
        motion.elements.hideFormerTexts()
        let moment = motion.now
        if let layout = layOut(at: moment) {
            hosted.show(layout, in: self, scale: scale, motions: (motion.elements, moment))
            motion.passing.showGoing(at: moment, scale: scale)
        }
        graph.forgetWaiting()
        graph.endTransaction()
    }

    package func showEnd() {
        guard !isUpdating, let motion = graph.motion else { return }
        isUpdating = true
        defer { isUpdating = false }
        motion.passing.hideGoing()
        motion.elements.hideFormerTexts()
        if let layout = layOut(at: nil) { hosted.show(layout, in: self, scale: scale) }
        graph.forgetWaiting()
        graph.endTransaction()
    }
}
