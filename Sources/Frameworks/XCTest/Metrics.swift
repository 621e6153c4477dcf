public import Foundation
public import XCTest

/// Something that is measured while a test runs; nothing is measured here.
public protocol XCTMetric: NSObjectProtocol {}

/// Time.
public final class XCTClockMetric: NSObject, XCTMetric {}
/// Work of the processor.
public final class XCTCPUMetric: NSObject, XCTMetric {
    /// The work of all threads, or of the current one.
    public init(limitingToCurrentThread: Bool = false) {}
}
/// Memory.
public final class XCTMemoryMetric: NSObject, XCTMetric {}
/// What is written to disks.
public final class XCTStorageMetric: NSObject, XCTMetric {}
/// Time between signposts.
public final class XCTOSSignpostMetric: NSObject, XCTMetric {
    /// The signposts of a name.
    public init(subsystem: String, category: String, name: String) {}
}

/// How often a block is measured (Apple, *XCTMeasureOptions*).
open class XCTMeasureOptions: NSObject {
    /// How measuring begins and ends.
    public struct InvocationOptions: OptionSet, Sendable {
        /// Its bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The test says when measuring begins.
        public static let manuallyStart = InvocationOptions(rawValue: 1)
        /// The test says when measuring ends.
        public static let manuallyStop = InvocationOptions(rawValue: 2)
    }

    /// The options of tests that have none.
    public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
    /// How measuring begins and ends.
    open var invocationOptions: InvocationOptions = []
    /// How often the block runs, by default five times.
    open var iterationCount = 5
}

extension XCTestCase {
    /// Runs a block as often as it would be measured, and once before.
    public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
        for _ in 0...max(options.iterationCount, 0) { block() }
    }

    /// Runs a block as often as it would be measured, and once before.
    public func measure(metrics: [any XCTMetric], block: () -> Void) {
        measure(metrics: metrics, options: .default, block: block)
    }

    /// Runs a block as often as it would be measured, and once before.
    public func measure(options: XCTMeasureOptions, block: () -> Void) {
        measure(metrics: [], options: options, block: block)
    }

    /// The seconds that a test may take, which are not watched.
    public var executionTimeAllowance: TimeInterval {
        get { 600 }
        set {}
    }
}
