package import LayoutSimAudits
package import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimNotation

/// The behavior of a root in individual windows.
package struct WindowsReport: Sendable {
    /// A fault, and the windows that have it.
    package struct Fault: Sendable {
        /// The finding in the first of these windows.
        package let finding: AuditFinding
        /// The windows in the order in which they were examined.
        package fileprivate(set) var windows: [Viewport]
    }

    /// All windows, in the order in which they were examined.
    package let windows: [Viewport]
    /// The faults in the order in which they were found.
    package private(set) var faults: [Fault] = []

    /// Creates a report on windows with the findings in each of them.
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
    /// The windows that have the fault, such as `2 windows: 320x480 (iphone-4s), 320x568 (iphone-5)`; of many, the
    /// first few.
    package var windowsText: String {
        let names = windows.prefix(4).map { "\(decimal($0.size.width))x\(decimal($0.size.height)) (\($0.deviceName))" }
        let more = windows.count > 4 ? " and \(windows.count - 4) more" : ""
        return names.joined(separator: ", ") + more
    }
}
