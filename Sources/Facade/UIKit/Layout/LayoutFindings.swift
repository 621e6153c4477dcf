import Foundation

/// Problems with layouts that do not stop layout, and for which UIKit raises no exception.
@MainActor package enum LayoutFindings {
    /// The distinct problems found since the list was last cleared.
    package private(set) static var found: [String] = []
    private static var loops = 0

    /// Clears the list of problems.
    package static func forget() { found = [] }

    /// Logs a problem when it is found for the first time.
    package static func tell(_ text: String) {
        let finding = "LayoutSim: \(text)"
        guard !found.contains(finding) else { return }
        found.append(finding)
        logMessage(finding)
    }

    /// Whether layout loops are nested too deeply, until all of them have ended.
    private(set) static var hasGivenUp = false

    /// Counts the start of a layout loop, which may be nested; returns `false` if too many are nested.
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
