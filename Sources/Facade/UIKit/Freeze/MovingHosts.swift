/// A view whose content moves by functions of time, and which shows the end of its motions unless it is asked for the
/// moment that the clock has reached.
@MainActor package protocol MovingHost: UIView {
    /// Whether it shows a moment.
    var isAtMoment: Bool { get }
    /// Shows the moment of the clock.
    func showMoment()
    /// Shows the end of all motions again.
    func showEnd()
}

/// The views in which something moves.
@MainActor package final class MovingHosts {
    package static let shared = MovingHosts()

    private struct Moving {
        weak var host: (any MovingHost)?
    }

    private var hosts: [Moving] = []

    /// Adds a view.
    package func add(_ host: any MovingHost) {
        hosts.removeAll { $0.host == nil || $0.host === host }
        hosts.append(Moving(host: host))
    }

    /// Calls a closure while all views in a view show the moment of the clock.
    package func atMoment<Result>(in view: UIView, _ body: () throws -> Result) rethrows -> Result {
        guard !hosts.isEmpty else { return try body() }
        view.layoutIfNeeded()
        let shown = hosts.compactMap(\.host).filter { $0.isDescendant(of: view) && !$0.isAtMoment }
        for host in shown { host.showMoment() }
        defer { for host in shown.reversed() { host.showEnd() } }
        return try body()
    }
}
