import Foundation

/// The pictures that a launch waits for, up to a number of seconds; a picture that fails counts as received.
@MainActor final class FirstPictures {
    private var missing: Set<URL>
    private var completion: (@MainActor () -> Void)?
    private var alarm: (any Alarm)?

    init(
        _ urls: Set<URL>, alarms: any Alarms, patience: TimeInterval, _ completion: @escaping @MainActor () -> Void
    ) {
        (missing, self.completion) = (urls, completion)
        alarm = alarms.set(after: patience) { [weak self] in self?.end() }
    }

    func isWaiting(for url: URL) -> Bool { missing.contains(url) }

    /// Records that a picture was received or failed; returns whether the launch was waiting for it.
    func take(_ url: URL) -> Bool { missing.remove(url) != nil }

    func endIfComplete() { if missing.isEmpty { end() } }

    private func end() {
        guard let completion else { return }
        self.completion = nil
        alarm?.cancel()
        completion()
    }
}
