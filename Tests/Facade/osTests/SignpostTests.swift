import Foundation
import Testing
import os

@Suite struct SignpostTests {
    @Test func `signposts are accepted, and nothing records them`() {
        let log = OSLog(subsystem: "app", category: .pointsOfInterest)
        os_signpost(.begin, log: log, name: "load", signpostID: OSSignpostID(log: log), "%d", 1)
        os_signpost(.end, log: log, name: "load")
        #expect(!log.signpostsEnabled && log.category == "PointsOfInterest")
        #expect(OSSignposter(subsystem: "app", category: "work").withIntervalSignpost("sum") { 1 + 1 } == 2)
    }
}
