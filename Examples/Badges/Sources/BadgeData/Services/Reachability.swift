/// Reports when the network becomes available again.
@MainActor package protocol Reachability: AnyObject {
    /// Calls a closure each time the network becomes available again.
    func whenReachable(_ action: @escaping @MainActor () -> Void)
}
