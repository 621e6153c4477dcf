public import Foundation

/// Turns the pages of a page control as time passes.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
    /// How long a page takes, in seconds.
    open var preferredDuration: TimeInterval
    /// Whether the first page follows the last.
    open var resetsToInitialPageAfterEnd = false
    /// Whether time passes.
    open var isRunning: Bool { timer != nil }
    private var durations: [Int: TimeInterval] = [:]
    private var timer: Timer?
    /// How often the progress moves, in seconds.
    private static let step: TimeInterval = 0.1

    /// Creates a progress whose pages take so many seconds.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// Has time pass.
    open func resumeTimer() {
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(withTimeInterval: Self.step, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.advance(by: Self.step) }
        }
    }
    /// Stops time.
    open func pauseTimer() {
        timer?.invalidate()
        timer = nil
    }
    /// Sets how long one page takes, in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    /// How long a page takes, in seconds.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    private var decider: (any UIPageControlTimerProgressDelegate)? {
        delegate as? any UIPageControlTimerProgressDelegate
    }

    private func advance(by seconds: TimeInterval) {
        guard let control, control.numberOfPages > 0 else { return }
        let duration = duration(forPage: control.currentPage)
        let progress = duration > 0 ? currentProgress + Float(seconds / duration) : 1
        currentProgress = min(1, progress)
        decider?.pageControlTimerProgressDidChange(self)
        // A sum of tenths is a little less than what it stands for.
        guard progress > 0.9999 else { return }
        let isLast = control.currentPage + 1 == control.numberOfPages
        let next = isLast ? 0 : control.currentPage + 1
        guard !isLast || resetsToInitialPageAfterEnd,
            decider?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
        else { return pauseTimer() }
        control.currentPage = next
        control.sendActions(for: .valueChanged)
    }
}
