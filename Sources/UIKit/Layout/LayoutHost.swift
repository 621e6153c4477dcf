import Foundation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

/// Lays out the tree below a root by the engine.
@MainActor final class LayoutHost {
    private static var order = 0
    private var logged: Set<ObjectIdentifier> = []
    /// The last layout, which is kept once the tree was edited: most trees are laid out once.
    private(set) var last: LastLayout?
    /// What is known of the last layout; `nil` where no constraints were laid out.
    private(set) var summary: LayoutSummary?
    private var wasEdited = false

    /// The next number in the order of activation.
    static func nextOrder() -> Int {
        order += 1
        return order
    }

    /// What changed since the last layout, where that is all.
    private(set) var edits = LayoutEdits()
    /// The last fitting, which is kept where edits are all that happens between two of them.
    private var fitting: LastFitting?

    /// The constants that constraints had in the last layout, of those that have others now.
    private var formerConstants: [(constraint: NSLayoutConstraint, constant: CGFloat)] = []

    /// Notes the constant that a constraint had until now.
    func noteFormer(_ constant: CGFloat, of constraint: NSLayoutConstraint) {
        guard summary != nil, !formerConstants.contains(where: { $0.constraint === constraint }) else { return }
        formerConstants.append((constraint, constant))
    }

    /// Takes note that a change of constants is laid out now, within an animation or not.
    private func tellMotion() {
        guard !formerConstants.isEmpty else { return }
        if let group = ViewAnimation.current.group, group.settings.duration > 0 {
            for (constraint, constant) in formerConstants {
                ConstraintMotions.shared.add(constraint, constant, of: group.motion)
            }
        }
        formerConstants = []
    }

    /// Notes an edit.
    func note(_ edit: (inout LayoutEdits) -> Void) {
        edit(&edits)
        fitting?.note(edit)
    }

    /// The size in points that a part of a tree asks for; `nil` while it is to be laid out from the beginning.
    func fittingSize(of root: UIView, _ target: FittingTarget) -> CGSize? {
        guard wasEdited, !root.state.isInputDirty else { return nil }
        if let known = fitting?.size(for: target) { return known }
        let new = LastFitting(of: root, target)
        fitting = new
        return new.size
    }

    /// Has the next fitting begin anew.
    func forgetFitting() { fitting = nil }

    /// Notes that a layout is to be changed by an edit; false if there is none that could be.
    func takesEdits() -> Bool {
        wasEdited = true
        return last != nil
    }

    /// Computes the frames of all views below a root, and flags the superviews of those that get other ones.
    func solve(_ root: UIView) {
        let edits = edits
        self.edits = LayoutEdits()
        tellMotion()
        let fixesRoot = root.state.translatesMask || root.state.window != nil
        if !root.state.isInputDirty, fixesRoot, takeOver(edits) { return }
        solveAll(root, fixesRoot: fixesRoot)
    }

    /// Lays out again what changed; false if the tree is to be laid out from the beginning.
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

    /// Lays a tree out; views whose classes measure themselves are asked again at the width that they got.
    static func layout(
        _ writer: inout ScreenWriter, rootSize: CGSize?, for root: UIView, additional: [LiveConstraint] = []
    ) -> LiveLayout {
        let surface = rootSize == nil && additional.isEmpty ? LayoutHost.origin : []
        let scale = Double(UIScreen.main.scale)
        let measure: TextMeasure = { text, width in TextSetting.measure(text, width, scale: scale) }
        let layout = LiveLayout(
            writer.liveScreen(rootSize: rootSize, additional: surface + additional), measure: measure)
        var isMeasuredAgain = writer.settle(layout)
        lazy var frames = layout.screenFrames
        for (position, view) in writer.views.enumerated() where view.wrapsText && view.wrapsItself {
            writer.measuresAgain = true
            view.state.wrappingWidth = frames[position + 1].width
            let size = view.intrinsicContentSize
            if let value = IntrinsicProbe.overridingSize(of: view), value == size {
                view.state.measuredOverride = size
                isMeasuredAgain = true
            }
        }
        guard isMeasuredAgain else { return layout }
        let second = LiveLayout(
            writer.liveScreen(rootSize: rootSize, additional: surface + additional), measure: measure)
        for view in writer.views { view.state.measuredOverride = nil }
        return second
    }

    /// A root that its own constraints size lies at the origin.
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
        for (item, frame) in outcome.guideFrames { note(CGRect(frame).onPixels(scale), of: item, writer) }
    }

    private func note(_ frame: CGRect, of item: LayoutItem, _ writer: ScreenWriter) {
        guard case .guide(let kind, let owner) = item, let number = Int(owner), number > 0 else { return }
        let view = writer.views[number - 1]
        let offset = writer.offset(at: number - 1)
        let frame = frame.offsetBy(dx: offset.x, dy: offset.y)
        switch kind {
        case .custom(let name):
            guard let index = Int(name.dropFirst("guide ".count)), view.state.guides.indices.contains(index) else {
                return
            }
            view.state.guides[index].solvedFrame = frame
        case .scrollContent:
            guard let scroll = view as? UIScrollView else { return }
            scroll.contentLayoutGuide.solvedFrame = frame
            guard writer.scrollViews.contains(number - 1) else { return }
            scroll.solvedContentSize = frame.size
            if frame.size != scroll.contentSize { scroll.flagLayout() }
        default: break
        }
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
    /// The rectangle on the nearest pixels of a scale, without the noise of differences.
    fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
        func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        return CGRect(
            x: rounded(origin.x), y: rounded(origin.y), width: rounded(size.width), height: rounded(size.height))
    }

    init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension CGSize {
    init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension UIView {
    /// Whether its class measures itself with text that wraps.
    fileprivate var wrapsItself: Bool {
        wrapsText && OwnClasses.mayOverride(self) && IntrinsicProbe.overridingSize(of: self) != nil
    }

    /// Takes note of the frame that constraints give it; its superview lays it out if it lies elsewhere.
    fileprivate func noteSolved(_ frame: CGRect) {
        guard !state.translatesMask else {
            state.solved = nil
            return
        }
        state.solved = frame
        if !lies(in: frame) { state.superview?.flagLayout() }
    }

    /// Gives a root the size that its constraints ask for.
    fileprivate func resizeRoot(_ rect: Rect) {
        guard bounds.size != CGSize(width: rect.width, height: rect.height) else { return }
        state.isBeingWritten = true
        setFrame(CGRect(origin: frame.origin, size: CGSize(width: rect.width, height: rect.height)))
        state.isBeingWritten = false
    }
}
