import PhotoData
import UIKit

/// Alarms that ring on the main queue.
@MainActor final class MainQueueAlarms: Alarms {
    func set(after seconds: TimeInterval, _ action: @escaping @MainActor @Sendable () -> Void) -> any Alarm {
        let item = DispatchWorkItem { MainActor.assumeIsolated(action) }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
        return QueuedAlarm(item: item)
    }

    private final class QueuedAlarm: Alarm {
        private let item: DispatchWorkItem
        init(item: DispatchWorkItem) { self.item = item }
        func cancel() { item.cancel() }
    }
}
