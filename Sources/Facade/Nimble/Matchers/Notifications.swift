public import Foundation
import Synchronization

/// Matches closures that post notifications that match.
public func postNotifications<Out>(
    _ matcher: Matcher<[Notification]>, from center: NotificationCenter = .default
) -> Matcher<Out> {
    let posts = Posts(from: center)
    return Matcher { expression in
        _ = try expression.evaluate()
        let found = posts.all
        let result = try matcher.satisfies(Expression(expression: { found }, location: expression.location))
        let actual = found.isEmpty ? "no notifications" : "<\(found.map(\.name.rawValue).joined(separator: ", "))>"
        return MatcherResult(
            status: result.status,
            message: .expectedCustomValueTo("\(result.message.expectedMessage) - notifications", actual: actual))
    }
}

/// The notifications that a center posts from now on.
private final class Posts {
    private final class List: Sendable {
        private let state = Mutex<[Post]>([])
        var all: [Notification] { state.withLock { $0.map { unsafe $0.notification } } }
        func append(_ post: Post) { state.withLock { $0.append(post) } }
    }
    private struct Post: Sendable { nonisolated(unsafe) let notification: Notification }

    private let list = List()
    private let center: NotificationCenter
    private let observer: any NSObjectProtocol

    init(from center: NotificationCenter) {
        self.center = center
        let list = list
        observer = center.addObserver(forName: nil, object: nil, queue: nil) { list.append(Post(notification: $0)) }
    }

    deinit { center.removeObserver(observer) }

    var all: [Notification] { list.all }
}
