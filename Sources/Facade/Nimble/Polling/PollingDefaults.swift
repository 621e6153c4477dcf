import Synchronization

/// How long expectations wait unless they say it.
public struct PollingDefaults: Sendable {
    private static let lengths = Mutex(
        (timeout: NimbleTimeInterval.seconds(1), step: NimbleTimeInterval.milliseconds(10)))

    /// How long an expectation is tried; 1 second at first.
    public static var timeout: NimbleTimeInterval {
        get { lengths.withLock { $0.timeout } }
        set { lengths.withLock { $0.timeout = newValue } }
    }

    /// How long it takes until an expectation is tried again; 10 milliseconds at first.
    public static var pollInterval: NimbleTimeInterval {
        get { lengths.withLock { $0.step } }
        set { lengths.withLock { $0.step = newValue } }
    }
}

/// How long expectations wait unless they say it, by its name in older versions.
public typealias AsyncDefaults = PollingDefaults
