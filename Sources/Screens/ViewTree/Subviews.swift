/// The subviews of a view, which share storage with those of copies of the view until one of them changes.
///
/// Views can be nested deeper than the call stack allows, so the last owner deallocates a tree in a loop.
struct Subviews: Hashable, Sendable {
    private var storage: Storage?

    init(_ views: [View]) {
        if !views.isEmpty { storage = Storage(views) }
    }

    var views: [View] {
        get { storage?.views ?? [] }
        set { self = Subviews(newValue) }
        _modify {
            let own = ownStorage()
            defer { if own.views.isEmpty { storage = nil } }
            yield &own.views
        }
    }

    /// Returns uniquely referenced storage.
    private mutating func ownStorage() -> Storage {
        if isKnownUniquelyReferenced(&storage), let storage { return storage }
        let own = Storage(views)
        storage = own
        return own
    }

    var isEmpty: Bool { storage == nil }

    /// Takes the views out of uniquely referenced storage; `nil` for shared storage.
    fileprivate mutating func release() -> [View]? {
        isKnownUniquelyReferenced(&storage) ? storage?.takeViews() : nil
    }

    static func == (left: Subviews, right: Subviews) -> Bool {
        var waiting = [(left, right)]
        while let (left, right) = waiting.popLast() {
            if left.storage === right.storage { continue }
            guard left.views.count == right.views.count else { return false }
            for (left, right) in zip(left.views, right.views) {
                if left.ownSubviews.isEmpty || right.ownSubviews.isEmpty {
                    guard left == right else { return false }
                } else {
                    guard left.withoutSubviews == right.withoutSubviews else { return false }
                    waiting.append((left.ownSubviews, right.ownSubviews))
                }
            }
        }
        return true
    }

    func hash(into hasher: inout Hasher) {
        var waiting = [self]
        while let subviews = waiting.popLast() {
            hasher.combine(subviews.views.count)
            for view in subviews.views {
                hasher.combine(view.ownSubviews.isEmpty ? view : view.withoutSubviews)
                if !view.ownSubviews.isEmpty { waiting.append(view.ownSubviews) }
            }
        }
    }

    private final class Storage: Sendable {
        // Mutated only after the storage has been made uniquely referenced.
        private nonisolated(unsafe) var contents: [View]

        init(_ views: [View]) {
            unsafe contents = views
        }

        var views: [View] {
            get { unsafe contents }
            _modify { yield unsafe &contents }
        }

        func takeViews() -> [View] {
            let views = unsafe contents
            unsafe contents = []
            return views
        }

        deinit {
            var waiting = [takeViews()]
            while var views = waiting.popLast() {
                for place in views.indices where !views[place].ownSubviews.isEmpty {
                    if let inner = views[place].releaseSubviews() { waiting.append(inner) }
                }
            }
        }
    }
}

extension View {
    /// The view without its subviews, so that comparing deeply nested views needs no recursion.
    fileprivate var withoutSubviews: View {
        var view = self
        view.ownSubviews = Subviews([])
        return view
    }

    /// Takes the subviews out of uniquely referenced storage; `nil` for shared storage.
    fileprivate mutating func releaseSubviews() -> [View]? { ownSubviews.release() }
}
