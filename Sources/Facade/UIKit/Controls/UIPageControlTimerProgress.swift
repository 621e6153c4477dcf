public import Foundation

/// A progress that advances the pages of a page control with a timer.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
    /// The default duration of a page, in seconds.
    open var preferredDuration: TimeInterval
    /// Whether the first page follows the last one.
    open var resetsToInitialPageAfterEnd = false
    /// Whether the timer is running.
    open var isRunning: Bool { timer != nil }
    private var durations: [Int: TimeInterval] = [:]
    private var timer: Timer?
    /// The interval between updates, in seconds.
    private static let step: TimeInterval = 0.1

    /// Creates a progress with the duration of each page, in seconds.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    /// Starts or resumes the timer.
    open func resumeTimer() {
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(withTimeInterval: Self.step, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.advance(by: Self.step) }
        }
    }
    /// Pauses the timer.
    open func pauseTimer() {
        timer?.invalidate()
        timer = nil
    }
    /// Sets the duration of a page, in seconds.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
    /// Returns the duration of a page, in seconds.
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
        // Repeated additions can fall slightly short of 1 because of rounding.
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
