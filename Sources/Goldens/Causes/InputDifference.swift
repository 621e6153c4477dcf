import LayoutSimDevices
import LayoutSimDocuments
import LayoutSimText
import LayoutSimViewTree

/// The differences between the golden's document and the current one.
struct InputDifference {
    let golden: RecordedScreen
    let now: RecordedScreen
    /// The images that can still be drawn.
    let pictures: KnownPictures
    /// The animations of both screens, numbered in common.
    let motions: MotionPairing
    /// The drawings that differ as the sizes of their views do.
    let drawings: FollowingDrawings

    /// Returns the changed inputs of the current screen: the screen's own, then those of views, then those of
    /// constraints.
    func inputs(of screen: Screen) -> [Input] {
        let tree = TreeChanges(golden: golden.screen.root, now: now.screen.root)
        let cells = CellConstraints(golden: golden.screen, now: now.screen)
        let constraints = ConstraintChanges(golden: golden, now: screen.constraints, tree: tree, cells: cells)
        let edits =
            screenInputs + motions.inputs(golden.screen, now.screen) + tree.inputs(restoring: constraints) + viewInputs
        let lines = lines(of: screen)
        return format + cells.joined(edits, constraints.inputs).map { $0.located(in: lines) } + unread
    }

    /// The lines of code that made the screen's views of SwiftUI.
    private func lines(of screen: Screen) -> [String: CodeLine] {
        Dictionary(screen.root.inPreorder.compactMap { view in view.hosted?.line.map { (view.id, $0) } }) { first, _ in
            first
        }
    }

    /// A document of format 1 differs as a whole; a newer format is reported only if it records something, such as
    /// lists.
    private var format: [Input] {
        guard golden.format < 2, golden.format < now.format else { return [] }
        let change = InputChange(.screen, .format, old: "\(golden.format)", new: "\(now.format)")
        return [Input(change: change, isPaint: true, revert: { _ in })]
    }

    private var screenInputs: [Input] {
        let (old, new) = (golden.screen, now.screen)
        // Without a device, the golden is damaged and contains no information about the screen.
        guard !golden.unread.contains(where: { $0.view == nil && $0.name == "device" }) else { return [] }
        let rows = changedRows(of: PropertyLine<Screen>.all, old, new).map { row in
            Input(
                change: InputChange(.screen, row.kind, old: row.text(old), new: row.text(new)),
                isPaint: row.traits.isPaint, revert: { row.copy(old, &$0.screen) })
        }
        guard let era = golden.era, era != now.era else { return rows }
        let change = InputChange(.screen, .fontEra, old: era.rawValue, new: now.era?.rawValue)
        return rows + [Input(change: change, revert: { $0.era = era })]
    }

    private var viewInputs: [Input] {
        let old = Dictionary(golden.screen.root.inPreorder.map { ($0.id, $0) }) { first, _ in first }
        let views = now.screen.root.inPreorder
        let ids = Set(views.map(\.id))
        return views.flatMap { view -> [Input] in
            guard var former = old[view.id] else { return [] }
            // Added or removed views are inputs of their own.
            if former.arranged.filter(ids.contains) == view.arranged.filter({ old[$0] != nil }) {
                former.arranged = view.arranged
            }
            if former.customSpacing.filter({ ids.contains($0.key) })
                == view.customSpacing.filter({ old[$0.key] != nil })
            {
                former.customSpacing = view.customSpacing
            }
            return inputs(of: view, since: former)
        }
    }

    private func inputs(of view: View, since old: View) -> [Input] {
        if old.content.kind != view.content.kind {
            let change = InputChange(.view(view.id), .content, old: old.content.kind, new: view.content.kind)
            return [Input(change: change, revert: { $0.change(view: view.id) { $0.content = old.content } })]
        }
        var old = old
        let motions = view.motionInputs(adjusting: &old)
        return motions + rowInputs(of: view, since: old)
    }

    private func rowInputs(of view: View, since old: View) -> [Input] {
        changedRows(of: PropertyLine<View>.all, old, view).filter { !drawings.contains($0.kind, of: view.id) }.map {
            row in
            let isKnown = old.image?.artwork.map(pictures.contains) ?? true
            let canRevert = row.kind != .artwork || old.image?.artwork != nil && isKnown
            return Input(
                change: InputChange(.view(view.id), row.kind, old: row.text(old), new: row.text(view)),
                isPaint: row.traits.isPaint, restoresLook: isKnown || row.kind != "image",
                revert: canRevert ? { $0.change(view: view.id) { row.copy(old, &$0) } } : nil)
        }
    }

    private func changedRows<Owner>(
        of lines: [PropertyLine<Owner>], _ old: Owner, _ new: Owner
    ) -> [PropertyRow<Owner>] {
        lines.filter { golden.tells($0) }.flatMap(\.rows)
            .filter { !$0.traits.isName && golden.differs($0, old, from: new) }
    }

    private var unread: [Input] {
        let old = golden.unread.filter { !now.unread.contains($0) }
        let new = now.unread.filter { !golden.unread.contains($0) }
        return old.map { input(of: $0, old: "\($0.name) \($0.value)", new: nil) }
            + new.map { input(of: $0, old: nil, new: "\($0.name) \($0.value)") }
    }

    private func input(of unread: RecordedScreen.Unread, old: String?, new: String?) -> Input {
        let place: InputChange.Place = unread.view.map { .view($0) } ?? .screen
        return Input(change: InputChange(place, .unknown, old: old, new: new), revert: nil)
    }
}

extension Input {
    /// Returns the input with the line of code that made its view, if it is known.
    fileprivate func located(in lines: [String: CodeLine]) -> Input {
        guard case .view(let id) = change.place, let line = lines[id] else { return self }
        var input = self
        input.change.codeLine = line
        return input
    }
}
