public import Dispatch

/// An observer of the way to the network, which never changes here.
public final class NWPathMonitor {
    /// The way to the network.
    public let currentPath: NWPath
    /// What is told of the way: once, when the monitor starts.
    @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        didSet { tell() }
    }
    /// What is told that the monitor was canceled.
    @preconcurrency public var cancelHandler: (@Sendable () -> Void)?
    /// The queue on which handlers are called.
    public private(set) var queue: DispatchQueue?
    private var isCanceled = false

    /// Creates a monitor of all interfaces.
    public init() { currentPath = .path { _ in true } }
    /// Creates a monitor of one kind of interface.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        currentPath = .path { $0 == requiredInterfaceType }
    }
    /// Creates a monitor of all but some kinds of interfaces.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        currentPath = .path { !prohibitedInterfaceTypes.contains($0) }
    }

    /// Begins to monitor, and tells the way on a queue.
    public func start(queue: DispatchQueue) {
        guard !isCanceled, self.queue == nil else { return }
        self.queue = queue
        tell()
    }

    /// Ends monitoring; a monitor cannot start again.
    public func cancel() {
        guard !isCanceled else { return }
        isCanceled = true
        if let cancelHandler { queue?.async(execute: cancelHandler) }
    }

    private func tell() {
        guard let queue, !isCanceled, let handler = pathUpdateHandler else { return }
        let path = currentPath
        queue.async { handler(path) }
    }
}
