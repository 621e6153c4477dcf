import Foundation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

/// Lays out the tree below a root with the layout engine.
@MainActor final class LayoutHost {
    private static var order = 0
    private var logged: Set<ObjectIdentifier> = []
    /// The last layout, which is kept only after the tree was edited, since most trees are laid out once.
    private(set) var last: LastLayout?
    /// The summary of the last layout; `nil` if no constraints were laid out.
    private(set) var summary: LayoutSummary?
    private var wasEdited = false
    /// Whether the last layout found nothing that uses constraints, so that no view's own size matters.
    private(set) var isWithoutConstraints = false

    /// Returns the next number in the order of constraint activation.
    static func nextOrder() -> Int {
        order += 1
        return order
    }

    /// The edits since the last layout, if they can be applied incrementally.
    private(set) var edits = LayoutEdits()
    /// The last fitting, which is kept as long as only edits occur between fittings.
    private var fitting: LastFitting?

    /// The constants at the last layout of constraints whose constants changed since.
    private var formerConstants: [(constraint: NSLayoutConstraint, constant: CGFloat)] = []

    /// Records the constant that a constraint had at the last layout.
    func noteFormer(_ constant: CGFloat, of constraint: NSLayoutConstraint) {
        guard summary != nil, !formerConstants.contains(where: { $0.constraint === constraint }) else { return }
        formerConstants.append((constraint, constant))
    }

    /// Records the former constants as animations of their constraints, if the changed constants are laid out within an
    /// animation.
    private func tellMotion() {
        guard !formerConstants.isEmpty else { return }
        if let group = ViewAnimation.current.group, group.settings.duration > 0 {
            for (constraint, constant) in formerConstants {
                ConstraintMotions.shared.add(constraint, constant, of: group.motion)
            }
        }
        formerConstants = []
    }

    /// Records an edit.
    func note(_ edit: (inout LayoutEdits) -> Void) {
        edit(&edits)
        fitting?.note(edit)
    }

    /// Returns the fitting size in points of a separately laid out part; `nil` while it must be laid out from scratch.
    func fittingSize(of root: UIView, _ target: FittingTarget) -> CGSize? {
        guard wasEdited, !root.state.isInputDirty else { return nil }
        if let known = fitting?.size(for: target) { return known }
        let new = LastFitting(of: root, target)
        fitting = new
        return new.size
    }

    /// Makes the next fitting start from scratch.
    func forgetFitting() { fitting = nil }

    /// Prepares for incremental edits; returns `false` if there is no layout to edit.
    func takesEdits() -> Bool {
        wasEdited = true
        return last != nil
    }

    /// Computes the frames of all views below a root, and flags the superviews of views whose frames change.
    func solve(_ root: UIView) {
        let edits = edits
        self.edits = LayoutEdits()
        tellMotion()
        let fixesRoot = root.state.translatesMask || root.state.window != nil
        if !root.state.isInputDirty, fixesRoot, takeOver(edits) { return }
        solveAll(root, fixesRoot: fixesRoot)
    }

    /// Applies edits incrementally; returns `false` if the tree must be laid out from scratch.
    private func takeOver(_ edits: LayoutEdits) -> Bool {
        guard let current = last, current.takesEdits, let writer = current.wholeWriter,
            let outcome = current.outcome(after: edits, writer)
        else { return false }
        summary = LayoutSummary(outcome, writer)
        note(outcome, writer)
        report(outcome, writer)
        return true
    }

    private func solveAll(_ root: UIView, fixesRoot: Bool) {
        var writer = ScreenWriter(root, .layout)
        isWithoutConstraints = !writer.usesConstraints
        guard writer.usesConstraints else {
            for view in writer.views { view.state.solved = nil }
            (last, summary) = (nil, nil)
            return
        }
        let layout = LayoutHost.layout(&writer, rootSize: fixesRoot ? root.bounds.size : nil, for: root)
        let outcome = layout.outcome
        summary = LayoutSummary(outcome, writer)
        last = wasEdited ? LastLayout(layout: layout, writer: writer) : nil
        note(outcome, writer)
        if !fixesRoot { root.resizeRoot(outcome.screenFrames[1]) }
        report(outcome, writer)
    }

    /// Lays out a tree; views whose classes override their intrinsic content size are measured again at their resulting
    /// width.
    static func layout(
        _ writer: inout ScreenWriter, rootSize: CGSize?, for root: UIView, additional: [LiveConstraint] = []
    ) -> LiveLayout {
        let surface = rootSize == nil && additional.isEmpty ? LayoutHost.origin : []
        let scale = Double(UIScreen.main.scale)
        let measure = TextSetting.measure(scale: scale)
        let layout = LiveLayout(
            writer.liveScreen(rootSize: rootSize, additional: surface + additional), measure: measure)
        var isMeasuredAgain = writer.settle(layout)
        lazy var frames = layout.screenFrames
        for position in writer.wrappingThemselves {
            let view = writer.views[position]
            guard OwnClasses.mayOverride(view) else { continue }
            view.state.wrappingWidth = frames[position + 1].width
            guard let size = IntrinsicProbe.overridingSize(of: view) else { continue }
            view.state.measuredOverride = size
            (writer.measuresAgain, isMeasuredAgain) = (true, true)
        }
        guard isMeasuredAgain else { return layout }
        let second = LiveLayout(
            writer.liveScreen(rootSize: rootSize, additional: surface + additional), measure: measure)
        for view in writer.views { view.state.measuredOverride = nil }
        return second
    }

    /// The constraints that place a root at the origin, for a root that is sized by its own constraints.
    private static let origin: [LiveConstraint] = [
        LiveConstraint(.init(.view(1), .left), .equal, .init(.view(0), .left)),
        LiveConstraint(.init(.view(1), .top), .equal, .init(.view(0), .top)),
        LiveConstraint(.init(.view(1), .width), .equal, .init(.view(0), .width), priority: 1),
        LiveConstraint(.init(.view(1), .height), .equal, .init(.view(0), .height), priority: 1),
    ]

    private func note(_ outcome: LiveOutcome, _ writer: ScreenWriter) {
        let scale = UIScreen.main.scale
        let (parents, frames) = (writer.parents, outcome.screenFrames)
        for position in writer.views.indices.dropFirst() {
            let (outer, offset) = (frames[parents[position] + 1].origin, writer.offset(at: parents[position]))
            let frame = frames[position + 1].offset(x: offset.x - outer.x, y: offset.y - outer.y)
            writer.views[position].noteSolved(CGRect(frame).onPixels(scale))
        }
        for view in writer.views where view.state.seldom != nil {
            for guide in view.state.guides { guide.solvedFrame = .zero }
        }
        noteGuides(outcome, writer)
        noteContents(outcome, writer)
    }

    private func noteGuides(_ outcome: LiveOutcome, _ writer: ScreenWriter) {
        for (number, frame) in outcome.guideFrames {
            let guide = writer.guides[number]
            let guides = writer.views[guide.owner].state.guides
            guard case .added(let index) = guide.kind, guides.indices.contains(index) else { continue }
            guides[index].solvedFrame = placed(frame, at: guide.owner, writer)
        }
    }

    private func noteContents(_ outcome: LiveOutcome, _ writer: ScreenWriter) {
        for (position, frame) in outcome.contentFrames {
            guard position > 0, let scroll = writer.views[position - 1] as? UIScrollView else { continue }
            let frame = placed(frame, at: position - 1, writer)
            scroll.contentLayoutGuide.solvedFrame = frame
            guard writer.scrollViews.contains(position - 1) else { continue }
            scroll.solvedContentSize = frame.size
            if frame.size != scroll.contentSize { scroll.flagLayout() }
        }
    }

    /// Returns the frame of a guide in coordinates of its view, on the device's pixels.
    private func placed(_ frame: Rect, at owner: Int, _ writer: ScreenWriter) -> CGRect {
        let offset = writer.offset(at: owner)
        return CGRect(frame).onPixels(UIScreen.main.scale).offsetBy(dx: offset.x, dy: offset.y)
    }

    private func report(_ outcome: LiveOutcome, _ writer: ScreenWriter) {
        guard !outcome.conflicts.isEmpty else {
            logged = []
            return
        }
        for conflict in outcome.conflicts {
            guard case .author(let broken) = conflict.broken, writer.constraints.indices.contains(broken),
                logged.insert(ObjectIdentifier(writer.constraints[broken])).inserted
            else { continue }
            logMessage(ConflictText.text(conflict.members, broken: conflict.broken, writer))
        }
    }
}

extension CGRect {
    /// Returns the rectangle rounded to pixels of a scale, without rounding errors from subtraction.
    fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
        func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        return CGRect(
            x: rounded(origin.x), y: rounded(origin.y), width: rounded(size.width), height: rounded(size.height))
    }
}

extension UIView {
    /// Records the frame that constraints determine, and flags the superview for layout if the view's frame differs.
    fileprivate func noteSolved(_ frame: CGRect) {
        guard !followsItsFrame else {
            state.solved = nil
            return
        }
        state.solved = frame
        if !lies(in: frame) { state.superview?.flagLayout() }
    }

    /// Resizes a root to the size that its constraints determine.
    fileprivate func resizeRoot(_ rect: Rect) {
        guard bounds.size != CGSize(width: rect.width, height: rect.height) else { return }
        state.isBeingWritten = true
        setFrame(CGRect(origin: frame.origin, size: CGSize(width: rect.width, height: rect.height)))
        state.isBeingWritten = false
    }
}
