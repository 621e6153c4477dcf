public import FoundationNetworking

// Requirements that Foundation on Linux lacks, and that a session here never calls.
extension URLSessionDelegate {
    /// Tells that all events of a session in the background were delivered.
    public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

extension URLSessionTaskDelegate {
    /// Tells that a task was made.
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    /// Tells that a task waits for a connection.
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}
