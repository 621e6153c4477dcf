package import LayoutSimAudits
package import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimNotation

/// What a root does in single windows.
package struct WindowsReport: Sendable {
    /// A fault, and the windows that have it.
    package struct Fault: Sendable {
        /// What is wrong in the first of these windows.
        package let finding: AuditFinding
        /// In the order in which they were looked at.
        package fileprivate(set) var windows: [Viewport]
    }

    /// All windows, in the order in which they were looked at.
    package let windows: [Viewport]
    /// In the order in which they are met.
    package private(set) var faults: [Fault] = []

    /// Looks at windows with what is found in each of them.
    package init(_ windows: [(viewport: Viewport, findings: [AuditFinding])]) {
        self.windows = windows.map(\.viewport)
        var places: [FaultKey: Int] = [:]
        for (viewport, findings) in windows {
            for finding in findings {
                let place = places[FaultKey(finding)] ?? faults.endIndex
                places[FaultKey(finding)] = place
                if place == faults.endIndex { faults.append(Fault(finding: finding, windows: [])) }
                if faults[place].windows.last != viewport { faults[place].windows.append(viewport) }
            }
        }
    }
}

extension WindowsReport.Fault {
    /// The windows that have it, such as `2 windows: 320x480 (iphone-4s), 320x568 (iphone-5)`; of many, the first few.
    package var windowsText: String {
        let names = windows.prefix(4).map { "\(decimal($0.size.width))x\(decimal($0.size.height)) (\($0.deviceName))" }
        let more = windows.count > 4 ? " and \(windows.count - 4) more" : ""
        return names.joined(separator: ", ") + more
    }
}
