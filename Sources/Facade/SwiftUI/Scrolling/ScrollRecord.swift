import UIKit

/// The scroll view in which views lie, as soon as it is shown.
@MainActor final class ScrollRecord: Equatable {
    weak var view: HostedScrollView?

    nonisolated static func == (one: ScrollRecord, other: ScrollRecord) -> Bool { one === other }

    /// The record that the node of a scroll view keeps.
    static func of(_ node: ViewNode) -> ScrollRecord {
        if let known = node.kept as? ScrollRecord { return known }
        let record = ScrollRecord()
        node.kept = record
        return record
    }
}

/// What follows a scroll view: the first one below the modifier that made it.
@MainActor protocol ScrollFollower: AnyObject {
    /// The scroll view is shown; its content has its size.
    func show(in view: HostedScrollView)
    /// The scroll view scrolled.
    func scrolled(_ view: HostedScrollView)
    /// A finger began to move the scroll view, let it go, or it came to rest.
    func changed(_ view: HostedScrollView, to phase: ScrollPhase)
}

extension ScrollFollower {
    func show(in view: HostedScrollView) {}
    func scrolled(_ view: HostedScrollView) {}
    func changed(_ view: HostedScrollView, to phase: ScrollPhase) {}
}

/// What follows the next scroll view, the outermost first.
struct ScrollFollowers: Equatable {
    var all: [any ScrollFollower] = []

    static func == (one: ScrollFollowers, other: ScrollFollowers) -> Bool {
        one.all.elementsEqual(other.all, by: ===)
    }
}

private enum ScrollFollowersKey: EnvironmentKey { static var defaultValue: ScrollFollowers { ScrollFollowers() } }
private enum ScrollRecordKey: EnvironmentKey { static var defaultValue: ScrollRecord? { nil } }

extension EnvironmentValues {
    /// What follows the next scroll view.
    var scrollFollowers: ScrollFollowers {
        get { self[ScrollFollowersKey.self] }
        set { self[ScrollFollowersKey.self] = newValue }
    }
    /// The scroll view around.
    var scrollRecord: ScrollRecord? {
        get { self[ScrollRecordKey.self] }
        set { self[ScrollRecordKey.self] = newValue }
    }
}

/// What the next scroll view is followed by, and where the views in it are written down.
private nonisolated struct ScrollFollowing: Equatable {
    var followers: ScrollFollowers
    var positions: ScrollPositions?
}

extension EnvironmentValues {
    fileprivate var scrollFollowing: ScrollFollowing {
        get { ScrollFollowing(followers: scrollFollowers, positions: scrollProxy) }
        set {
            scrollFollowers = newValue.followers
            scrollProxy = newValue.positions
        }
    }
}

extension _ViewInputs {
    /// Returns the inputs for a view whose first scroll view has a follower.
    func following(_ follower: any ScrollFollower, collecting positions: ScrollPositions? = nil) -> _ViewInputs {
        var inner = self
        let followers = ScrollFollowers(all: environment.scrollFollowers.all + [follower])
        inner.environment = environment.setting(
            \.scrollFollowing,
            ScrollFollowing(followers: followers, positions: positions ?? environment.scrollProxy), keptBy: node)
        return inner
    }
}

extension ViewGraph {
    /// Calls a closure after the views are laid out, which they are once more where nothing else asks for it.
    func soon(_ action: @escaping () -> Void) {
        afterLayout(action)
        changed()
    }
}
