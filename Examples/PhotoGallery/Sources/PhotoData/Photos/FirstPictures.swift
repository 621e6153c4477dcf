import Foundation

/// The pictures that a launch waits for, those that fail included, but no longer than some seconds.
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

    /// Whether a picture that came, or failed, is one of them.
    func take(_ url: URL) -> Bool { missing.remove(url) != nil }

    func endIfComplete() { if missing.isEmpty { end() } }

    private func end() {
        guard let completion else { return }
        self.completion = nil
        alarm?.cancel()
        completion()
    }
}
