/// A task that delivers its result on the main actor unless it is canceled first.
@MainActor final class ObjectTask<Value: Sendable>: CancellableTask {
    typealias Completion = @MainActor (Result<Value, ServiceFailure>) -> Void

    private var completion: Completion?
    private var task: (any CancellableTask)?

    init(completion: @escaping Completion) { self.completion = completion }

    func runs(on task: any CancellableTask) {
        if completion == nil { task.cancel() } else { self.task = task }
    }

    func cancel() {
        completion = nil
        task?.cancel()
        task = nil
    }

    /// Whether the result is still awaited.
    var isWaiting: Bool { completion != nil }

    func finish(_ result: Result<Value, ServiceFailure>) {
        let completion = completion
        self.completion = nil
        task = nil
        completion?(result)
    }
}
