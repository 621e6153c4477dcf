import Charts
import Foundation
import LayoutSimCodeLines
import LayoutSimViewTree
import SwiftUI
import Testing
import UIKit

/// Marks have the line of code that describes them, and goldens their values.
@MainActor @Suite(.serialized) struct MarkLineTests {
    /// Returns the views of a chart as goldens have them, with this folder as the project.
    private func views(_ chart: () -> some SwiftUI.View) throws -> [LayoutSimViewTree.View] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
        return try ProjectSources.$current.withValue(ProjectSources(root: folder, dependencies: [])) {
            let host = UIHostingController(rootView: chart())
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            window.rootViewController = host
            window.isHidden = false
            window.layoutIfNeeded()
            let root = try #require(host.view)
            return try #require(OutlinedScreen(root.frozen(named: "chart"), of: root)).screen.root.inPreorder
        }
    }

    @Test func `each mark has its own line`() throws {
        let start = #line + 1
        let lines = try views {
            Chart {
                BarMark(x: .value("Day", "Monday"), y: .value("Sales", 3))
                PointMark(x: .value("Day", "Monday"), y: .value("Sales", 4))
                    .foregroundStyle(.red)
            }
        }.compactMap { $0.hosted?.line?.number }
        #expect(Set(lines) == [start + 1, start + 2, start + 3])
    }
}
