import Foundation

/// What is wrong with layouts that goes on all the same, and for which UIKit has no exception.
@MainActor package enum LayoutFindings {
    /// What was found since the list was emptied, each once.
    package private(set) static var found: [String] = []
    private static var loops = 0

    /// Forgets what was found.
    package static func forget() { found = [] }

    /// Logs a finding, the first time.
    static func tell(_ text: String) {
        let finding = "LayoutSim: \(text)"
        guard !found.contains(finding) else { return }
        found.append(finding)
        logMessage(finding)
    }

    /// Whether loops run in each other without end, until all of them have ended.
    private(set) static var hasGivenUp = false

    /// Counts a loop that begins, perhaps within another one; false if there are too many in each other.
    static func enterLoop(below most: Int) -> Bool {
        if loops >= most { hasGivenUp = true }
        guard !hasGivenUp else { return false }
        loops += 1
        return true
    }

    static func leaveLoop() {
        loops -= 1
        if loops == 0 { hasGivenUp = false }
    }
}
