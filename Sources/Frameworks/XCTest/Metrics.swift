public import Foundation
public import XCTest

/// A metric for measuring performance during a test; nothing is measured here.
public protocol XCTMetric: NSObjectProtocol {}

/// A metric for elapsed time.
public final class XCTClockMetric: NSObject, XCTMetric {}
/// A metric for CPU activity.
public final class XCTCPUMetric: NSObject, XCTMetric {
    /// Creates a metric for all threads or for the current thread only.
    public init(limitingToCurrentThread: Bool = false) {}
}
/// A metric for memory use.
public final class XCTMemoryMetric: NSObject, XCTMetric {}
/// A metric for the amount of data written to storage.
public final class XCTStorageMetric: NSObject, XCTMetric {}
/// A metric for the time between signposts.
public final class XCTOSSignpostMetric: NSObject, XCTMetric {
    /// Creates a metric for the signposts with a subsystem, a category, and a name.
    public init(subsystem: String, category: String, name: String) {}
}

/// The options for measuring a block of code (Apple, *XCTMeasureOptions*).
open class XCTMeasureOptions: NSObject {
    /// The options for starting and stopping measurement.
    public struct InvocationOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates options from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The test starts measurement manually.
        public static let manuallyStart = InvocationOptions(rawValue: 1)
        /// The test stops measurement manually.
        public static let manuallyStop = InvocationOptions(rawValue: 2)
    }

    /// The default options.
    public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
    /// The options for starting and stopping measurement.
    open var invocationOptions: InvocationOptions = []
    /// The number of iterations to measure; 5 by default.
    open var iterationCount = 5
}

extension XCTestCase {
    /// Runs a block once, and then once for each iteration of the options; nothing is measured here.
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
        for _ in 0...max(options.iterationCount, 0) { block() }
    }

    /// Runs a block once, and then once for each iteration of the default options; nothing is measured here.
    public func measure(metrics: [any XCTMetric], block: () -> Void) {
        measure(metrics: metrics, options: .default, block: block)
    }

    /// Runs a block once, and then once for each iteration of the options; nothing is measured here.
    public func measure(options: XCTMeasureOptions, block: () -> Void) {
        measure(metrics: [], options: options, block: block)
    }

    /// The maximum execution time of a test, in seconds; always 600 and never enforced here.
    public var executionTimeAllowance: TimeInterval {
        get { 600 }
        set {}
    }
}
