import LayoutSimDocuments
import LayoutSimViewTree

/// Views that were added, removed or moved between a golden's tree and the current one.
struct TreeChanges {
    private let golden: View
    private let now: View
    private let oldPlaces: [String: Place]
    private let newPlaces: [String: Place]
    /// The views that only the golden has.
    let removed: Set<String>
    /// The views that only the current tree has.
    let added: Set<String>
    /// Added views that wrap others.
    private(set) var wrappings: [Wrapping] = []
    /// Removed views that wrapped others.
    private var unwrappings: [Wrapping] = []

    private struct Place {
        var parent: String?
        var siblings: [String]
        var view: View
    }

    init(golden: View, now: View) {
        self.golden = golden
        self.now = now
        oldPlaces = TreeChanges.places(in: golden)
        newPlaces = TreeChanges.places(in: now)
        removed = Set(oldPlaces.keys).subtracting(newPlaces.keys)
        added = Set(newPlaces.keys).subtracting(oldPlaces.keys)
        wrappings = now.ids.filter(added.contains).compactMap(wrapping)
        unwrappings = golden.ids.filter(removed.contains).compactMap(unwrapping)
    }

    /// Returns the inputs; restoring a view also restores the constraints that refer to it, and unwrapping one those
    /// that its wrapper has instead.
    func inputs(restoring constraints: ConstraintChanges) -> [Input] {
        wrappings.map { input(of: $0, constraints) } + unwrappings.map(input) + additions
            + removals(constraints.restored) + moves + orders
    }

    /// Returns the wrapping by an added view; `nil` if it wraps no views.
    private func wrapping(_ id: String) -> Wrapping? {
        guard let place = newPlaces[id], let parent = place.parent, !isAdded(parent) else { return nil }
        let inner = place.view.outermost { !added.contains($0) }
        guard !inner.isEmpty, inner.allSatisfy({ oldPlaces[$0]?.parent == parent }) else { return nil }
        return Wrapping(wrapper: id, parent: parent, wrapped: inner)
    }

    /// Returns the former wrapping by a removed view of SwiftUI; `nil` if it wrapped no views that are there still.
    private func unwrapping(_ id: String) -> Wrapping? {
        guard let place = oldPlaces[id], place.view.hosted != nil, let parent = place.parent, !isRemoved(parent) else {
            return nil
        }
        let inner = place.view.outermost { !removed.contains($0) }
        guard !inner.isEmpty, inner.allSatisfy({ newPlaces[$0]?.parent == parent }) else { return nil }
        return Wrapping(wrapper: id, parent: parent, wrapped: inner)
    }

    private func input(of unwrapping: Wrapping) -> Input {
        let change = InputChange(
            .view(unwrapping.wrapper), .unwrapped, old: unwrapping.wrapped.joined(separator: " "), new: nil)
        return Input(
            change: change,
            revert: { draft in
                guard let place = oldPlaces[unwrapping.wrapper] else { return }
                var inner = Dictionary(
                    unwrapping.wrapped.compactMap { id in draft.screen.root.remove(id).map { (id, $0) } }
                ) { first, _ in first }
                let wrapper = place.view.replacing(&inner)
                draft.change(view: unwrapping.parent) { $0.insert(wrapper, asAmong: place.siblings) }
            })
    }

    private func input(of wrapping: Wrapping, _ constraints: ConstraintChanges) -> Input {
        let change = InputChange(
            .view(wrapping.wrapper), .wrapped, old: nil,
            new: wrapping.wrapped.joined(separator: " "))
        let restored = constraints.restored(by: wrapping)
        return Input(
            change: change,
            revert: { draft in
                let inner = wrapping.wrapped.compactMap { draft.screen.root.remove($0) }
                draft.remove(view: wrapping.wrapper)
                for view in inner {
                    let siblings = oldPlaces[view.id]?.siblings ?? []
                    draft.change(view: wrapping.parent) { $0.insert(view, asAmong: siblings) }
                }
                for restored in restored { draft.restore(restored.constraint, after: restored.previous) }
            })
    }

    private var additions: [Input] {
        let wrappers = Set(wrappings.map(\.wrapper))
        return now.ids.filter {
            added.contains($0) && !isAdded(newPlaces[$0]?.parent) && !wrappers.contains($0)
        }
        .map { id in
            let change = InputChange(.view(id), .added, old: nil, new: newPlaces[id]?.view.content.kind)
            let isWhollyNew = newPlaces[id]?.view.ids.allSatisfy(added.contains) ?? false
            let parent = newPlaces[id]?.parent ?? ""
            return Input(
                change: change,
                revert: isWhollyNew
                    ? { draft in
                        draft.remove(view: id)
                        draft.change(view: parent) {
                            $0.arranged.removeAll { $0 == id }
                            $0.customSpacing[id] = nil
                        }
                    } : nil)
        }
    }

    private func isAdded(_ id: String?) -> Bool { id.map(added.contains) ?? false }
    private func isRemoved(_ id: String?) -> Bool { id.map(removed.contains) ?? false }

    private func removals(_ constraints: [RestoredConstraint]) -> [Input] {
        let wrappers = Set(unwrappings.map(\.wrapper))
        return golden.ids.filter {
            removed.contains($0) && !isRemoved(oldPlaces[$0]?.parent) && !wrappers.contains($0)
        }.map { id in
            let view = oldPlaces[id]?.view ?? View(id)
            let change = InputChange(.view(id), .removed, old: view.content.kind, new: nil)
            guard view.ids.allSatisfy(removed.contains) else { return Input(change: change, revert: nil) }
            return Input(change: change, revert: { restore(view, constraints, in: &$0) })
        }
    }

    private func restore(_ view: View, _ constraints: [RestoredConstraint], in draft: inout ScreenDraft) {
        guard let place = oldPlaces[view.id], let parent = place.parent else { return }
        let old = oldPlaces[parent]?.view
        draft.change(view: parent) {
            $0.insert(view, asAmong: place.siblings)
            $0.arrange(view.id, asAmong: old?.arranged ?? [])
            $0.customSpacing[view.id] = old?.customSpacing[view.id]
        }
        let ids = Set(view.ids)
        for restored in constraints where restored.constraint.refers(toAnyOf: ids) {
            draft.restore(restored.constraint, after: restored.previous)
        }
    }

    private var moves: [Input] {
        let wrapped = Set((wrappings + unwrappings).flatMap(\.wrapped))
        return now.ids.filter { !wrapped.contains($0) }.compactMap { id in
            guard let old = oldPlaces[id], let new = newPlaces[id], old.parent != new.parent,
                let oldParent = old.parent, new.parent != nil
            else { return nil }
            let change = InputChange(.view(id), .superview, old: oldParent, new: new.parent)
            return Input(
                change: change,
                revert: { draft in
                    guard let view = draft.screen.root.remove(id) else { return }
                    draft.change(view: oldParent) { $0.insert(view, asAmong: old.siblings) }
                })
        }
    }

    private var orders: [Input] {
        now.inPreorder.compactMap { view in
            guard let old = oldPlaces[view.id]?.view.subviews.map(\.id) else { return nil }
            let new = view.subviews.map(\.id)
            let common = new.filter(Set(old).contains)
            let before = old.filter(Set(new).contains)
            guard common != before else { return nil }
            let change = InputChange(
                .view(view.id), .subviewOrder, old: before.joined(separator: " "), new: common.joined(separator: " "))
            return Input(change: change, revert: { $0.change(view: view.id) { $0.order(subviews: before) } })
        }
    }

    private static func places(in root: View) -> [String: Place] {
        var places = [root.id: Place(parent: nil, siblings: [root.id], view: root)]
        for view in root.inPreorder {
            let siblings = view.subviews.map(\.id)
            for subview in view.subviews {
                places[subview.id] = Place(parent: view.id, siblings: siblings, view: subview)
            }
        }
        return places
    }
}

extension View {
    /// Returns the ids of the outermost views below this one that satisfy a condition, in order.
    fileprivate func outermost(_ condition: (String) -> Bool) -> [String] {
        var found: [String] = []
        var waiting = Array(subviews.reversed())
        while let view = waiting.popLast() {
            if condition(view.id) { found.append(view.id) } else { waiting += view.subviews.reversed() }
        }
        return found
    }

    /// Returns the view with other views in place of those with the same ids; those that are used are taken.
    fileprivate func replacing(_ others: inout [String: View]) -> View {
        var view = self
        view.subviews = subviews.map { subview in
            others.removeValue(forKey: subview.id) ?? subview.replacing(&others)
        }
        return view
    }

    /// Inserts a subview after the nearest sibling that preceded it.
    fileprivate mutating func insert(_ view: View, asAmong siblings: [String]) {
        let subviews = self.subviews
        let before = siblings.prefix { $0 != view.id }
        let place = before.reversed().lazy.compactMap { id in subviews.firstIndex { $0.id == id } }.first
        self.subviews.insert(view, at: place.map { $0 + 1 } ?? 0)
    }

    /// Reorders the subviews with these ids; the others keep their places.
    fileprivate mutating func order(subviews ids: [String]) {
        let old = subviews
        let places = old.indices.filter { ids.contains(old[$0].id) }
        let ordered = ids.compactMap { id in old.first { $0.id == id } }
        for (place, view) in zip(places, ordered) { subviews[place] = view }
    }
}
