public import Foundation

extension URLResourceKey {
    /// The key for the bytes that are free for what the user asks for.
    public static var volumeAvailableCapacityForImportantUsageKey: URLResourceKey {
        URLResourceKey(rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
    }
    /// The key for the bytes that are free for what can be fetched again.
    public static var volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey {
        URLResourceKey(rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
    }
}

extension URLResourceValues {
    /// The bytes that are free for what the user asks for; `nil`, since they differ from machine to machine.
    public var volumeAvailableCapacityForImportantUsage: Int64? { nil }
    /// The bytes that are free for what can be fetched again; `nil`, since they differ from machine to machine.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { nil }
}
