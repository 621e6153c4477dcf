/// Tells when the network returns.
@MainActor package protocol Reachability: AnyObject {
    /// Has a closure called each time the network is there again.
    func whenReachable(_ action: @escaping @MainActor () -> Void)
}
