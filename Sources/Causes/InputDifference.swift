import LayoutSimText
import LayoutSimDocuments
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimViewTree

/// What differs between what a golden records and what the document of now records.
struct InputDifference {
    let golden: RecordedScreen
    let now: RecordedScreen

    /// The inputs that changed: the screen's, then those of views, then constraints.
    func inputs(of screen: Screen) -> [Input] {
        let tree = TreeChanges(golden: golden.screen.root, now: now.screen.root)
        let constraints = ConstraintChanges(
            golden: golden.screen.constraints, now: now.screen.constraints, screen: screen.constraints, tree: tree)
        return screenInputs + tree.inputs(returning: constraints.returned) + viewInputs + constraints.inputs + unread
    }

    private var screenInputs: [Input] {
        let (old, new) = (golden.screen, now.screen)
        // Without a device the golden is damaged, and tells nothing of the screen.
        guard !golden.unread.contains(where: { $0.view == nil && $0.name == "device" }) else { return [] }
        let fields = ScreenField.all.filter { $0.differs(old, new) }.map { field in
            Input(
                change: InputChange(.screen, field.kind, old: field.text(old), new: field.text(new)),
                isPaint: field.isPaint, setBack: { field.copy(old, &$0.screen) })
        }
        guard let era = golden.era, era != now.era else { return fields }
        let change = InputChange(.screen, .fontEra, old: era.rawValue, new: now.era?.rawValue)
        return fields + [Input(change: change, setBack: { $0.era = era })]
    }

    private var viewInputs: [Input] {
        let old = Dictionary(golden.screen.root.inPreorder.map { ($0.id, $0) }) { first, _ in first }
        return now.screen.root.inPreorder.flatMap { view in old[view.id].map { inputs(of: view, since: $0) } ?? [] }
    }

    private func inputs(of view: View, since old: View) -> [Input] {
        if old.content.kind != view.content.kind {
            let change = InputChange(.view(view.id), .content, old: old.content.kind, new: view.content.kind)
            return [Input(change: change, setBack: { $0.change(view: view.id) { $0.content = old.content } })]
        }
        let fields = ViewField.all.filter { $0.differs(old, view) }.map { field in
            Input(
                change: InputChange(.view(view.id), field.kind, old: field.text(old), new: field.text(view)),
                isPaint: field.isPaint, setBack: { $0.change(view: view.id) { field.copy(old, &$0) } })
        }
        return fields + artwork(of: view, since: old) + priorities(of: view, since: old)
    }

    /// What a picture looks like is known as a hash, from which it cannot be drawn.
    private func artwork(of view: View, since old: View) -> [Input] {
        guard old.image == view.image, let before = golden.artwork[view.id], let after = now.artwork[view.id],
            before != after
        else { return [] }
        return [
            Input(
                change: InputChange(.view(view.id), .artwork, old: before, new: after), isPaint: true, setBack: nil)
        ]
    }

    private func priorities(of view: View, since old: View) -> [Input] {
        PriorityKind.all.compactMap { priority in
            let place = priority.place(view.id)
            guard golden.knownPriorities.contains(place), now.knownPriorities.contains(place) else { return nil }
            let (before, after) = (priority.value(old), priority.value(view))
            guard before != after else { return nil }
            let change = InputChange(.view(view.id), priority.kind, old: "\(before)", new: "\(after)")
            return Input(
                change: change,
                setBack: {
                    $0.change(view: view.id) {
                        $0.setPriority(before, axis: priority.axis, isHugging: priority.isHugging)
                    }
                })
        }
    }

    private var unread: [Input] {
        let old = golden.unread.filter { !now.unread.contains($0) }
        let new = now.unread.filter { !golden.unread.contains($0) }
        return old.map { input(of: $0, old: "\($0.name) \($0.value)", new: nil) }
            + new.map { input(of: $0, old: nil, new: "\($0.name) \($0.value)") }
    }

    private func input(of unread: RecordedScreen.Unread, old: String?, new: String?) -> Input {
        let place: InputChange.Place = unread.view.map { .view($0) } ?? .screen
        return Input(change: InputChange(place, .unknown, old: old, new: new), setBack: nil)
    }
}

/// One of the four priorities of a view.
private struct PriorityKind {
    var kind: InputChange.Kind
    var axis: Axis
    var isHugging: Bool

    static let all = [
        PriorityKind(kind: .horizontalHugging, axis: .horizontal, isHugging: true),
        PriorityKind(kind: .verticalHugging, axis: .vertical, isHugging: true),
        PriorityKind(kind: .horizontalResistance, axis: .horizontal, isHugging: false),
        PriorityKind(kind: .verticalResistance, axis: .vertical, isHugging: false),
    ]

    func place(_ view: String) -> RecordedScreen.PriorityPlace {
        RecordedScreen.PriorityPlace(view: view, axis: axis, isHugging: isHugging)
    }

    func value(_ view: View) -> Priority {
        let priorities = isHugging ? view.hugging : view.compressionResistance
        return axis == .horizontal ? priorities.horizontal : priorities.vertical
    }
}
