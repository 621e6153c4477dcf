import BadgeData
#if canImport(Network)
    import Network
#endif

/// Reports when the device reconnects to a network, where the system provides this.
@MainActor final class NetworkPath: Reachability {
    private var actions: [@MainActor () -> Void] = []
    private var isReachable = true

    #if canImport(Network)
        private let monitor = NWPathMonitor()

        init() {
            monitor.pathUpdateHandler = { [weak self] path in
                let isReachable = path.status == .satisfied
                Task { @MainActor in self?.take(isReachable) }
            }
            monitor.start(queue: .main)
        }
    #endif

    func whenReachable(_ action: @escaping @MainActor () -> Void) { actions.append(action) }

    private func take(_ isReachable: Bool) {
        let returned = isReachable && !self.isReachable
        self.isReachable = isReachable
        if returned { for action in actions { action() } }
    }
}
