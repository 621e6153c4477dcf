import LayoutSimDocuments
import LayoutSimViewTree

/// The current ids of a golden's views: a view keeps its id, has a new one because its file was regenerated, or was
/// identified by name in an older golden.
struct ViewIdentities {
    /// The current ids by those of the golden, where they differ.
    private(set) var ids: [String: String] = [:]
    /// The ids of views of SwiftUI, which change with their places.
    private var hosted: [String: String] = [:]
    /// Whether the golden identifies views of files by their names.
    private(set) var isByNames = false
    private let golden: Side
    private let now: Side
    private var taken: Set<String> = []

    /// A tree, with its views by id.
    private struct Side {
        var root: View
        var views: [String: View]
        var order: [View]

        init(_ root: View) {
            self.root = root
            order = root.inPreorder
            views = Dictionary(order.map { ($0.id, $0) }) { first, _ in first }
        }

        /// The views with unique names, by name.
        var named: [String: View] {
            Dictionary(grouping: order) { $0.source.name ?? "" }.compactMapValues { $0.count == 1 ? $0[0] : nil }
        }
    }

    /// Finds a counterpart for each view of a golden whose id no longer exists: by name, then by content among the
    /// subviews of the same superview.
    init(golden: View, now: View) {
        self.golden = Side(golden)
        self.now = Side(now)
        matchHosted()
        guard Set(self.golden.views.keys) != Set(self.now.views.keys) else { return }
        matchNames()
        if isFree(golden, now), golden.content.kind == now.content.kind { pair(golden, now) }
        matchSubviews(golden)
    }

    /// The current ids by those of the golden.
    var names: ViewNames { ViewNames(ids.merging(hosted) { first, _ in first }.filter { $0 != $1 }) }

    private func isFree(_ old: View, _ new: View) -> Bool {
        now.views[old.id] == nil && ids[old.id] == nil && golden.views[new.id] == nil && !taken.contains(new.id)
            && hosted[old.id] == nil
    }

    /// Views of SwiftUI are called by their places: one that has no counterpart gets a name that no other has.
    private mutating func matchHosted() {
        let pairing = HostedPairing(golden: golden.order, now: now.order)
        hosted = pairing.ids
        for view in golden.order where view.hosted != nil && hosted[view.id] == nil {
            guard now.views[view.id] != nil else { continue }
            var name = "former \(view.id)"
            while now.views[name] != nil || golden.views[name] != nil { name += "'" }
            hosted[view.id] = name
        }
        taken.formUnion(pairing.ids.values)
    }

    private mutating func pair(_ old: View, _ new: View) {
        ids[old.id] = new.id
        taken.insert(new.id)
    }

    private mutating func matchNames() {
        let (old, new) = (golden.named, now.named)
        for view in golden.order {
            let isName = view.source.name == nil
            guard let partner = new[view.source.name ?? view.id], isFree(view, partner),
                isName || old[view.source.name ?? ""] != nil, view.content.kind == partner.content.kind
            else { continue }
            pair(view, partner)
            isByNames = isByNames || isName
        }
    }

    /// Pairs the remaining subviews of a view with those of its counterpart, in order: first those with equal subtrees,
    /// then those that are equal themselves.
    private mutating func matchSubviews(_ view: View) {
        guard let partner = now.views[ids[view.id] ?? view.id] else { return }
        for isAlike in [ViewIdentities.isWhollyAlike, ViewIdentities.isAlike] {
            for old in view.subviews {
                if let new = partner.subviews.first(where: { isFree(old, $0) && isAlike(old, $0) }) { pair(old, new) }
            }
        }
        for subview in view.subviews { matchSubviews(subview) }
    }

    private static func isWhollyAlike(_ old: View, _ new: View) -> Bool {
        isAlike(old, new) && zip(old.subviews, new.subviews).allSatisfy(isWhollyAlike)
    }

    /// Returns whether two views are equal apart from ids and have the same number of subviews.
    private static func isAlike(_ old: View, _ new: View) -> Bool {
        old.subviews.count == new.subviews.count && old.anonymous == new.anonymous
    }
}

extension View {
    /// The view's own properties, without ids.
    fileprivate var anonymous: View {
        var view = self
        view.id = ""
        view.source = ViewSource()
        view.subviews = []
        if case .stack(var stack) = content {
            stack.arranged = stack.arranged.map { _ in "" }
            stack.customSpacing = [:]
            view.content = .stack(stack)
        }
        return view
    }
}

extension ViewIdentities {
    /// The inputs that concern ids: that goldens identified views by names, or each view with another id.
    var inputs: [Input] {
        if isByNames { return [Input(.screen, .identities, old: "names", new: "object ids")] }
        let former = Dictionary(ids.map { ($1, $0) }) { first, _ in first }
        return now.order.compactMap { view in
            former[view.id].map { Input(.view(view.id), .identity, old: $0, new: view.id) }
        }
    }
}

extension Input {
    /// Returns the inputs for constraints that differ from the golden only in their ids.
    static func constraintIdentities(golden: [Constraint], now: [Constraint]) -> [Input] {
        let (old, new) = (golden.compactMap(\.identifier), now.compactMap(\.identifier))
        let (gone, fresh) = (Set(old).subtracting(new), Set(new).subtracting(old))
        guard golden.count == now.count, !gone.isEmpty, gone.count == fresh.count else { return [] }
        func list(_ ids: [String]) -> String {
            ids.prefix(3).joined(separator: " ") + (ids.count > 3 ? " and \(ids.count - 3) more" : "")
        }
        return [
            Input(
                .screen, .constraintIdentities, old: list(old.filter(gone.contains)),
                new: list(new.filter(fresh.contains)))
        ]
    }

    /// Creates an input on which nothing depends.
    fileprivate init(_ place: InputChange.Place, _ kind: InputChange.Kind, old: String, new: String) {
        self.init(change: InputChange(place, kind, old: old, new: new), isPaint: true, revert: { _ in })
    }
}
