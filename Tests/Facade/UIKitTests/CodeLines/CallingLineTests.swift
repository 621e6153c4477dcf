import Foundation
import LayoutSimCodeLines
import LayoutSimViewTree
import Testing
@testable import UIKit

/// Constraints that a package creates have the line of the project code that called it.
@MainActor @Suite struct CallingLineTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let box = UIView()

    init() { root.addSubview(box) }

    /// Returns the lines, with this folder as the project; all other sources belong to packages.
    private func lines(
        folder: String = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path,
        dependencies: [String] = [], _ make: () -> Void
    ) -> [CodeLine] {
        ProjectSources.$current.withValue(ProjectSources(root: folder, dependencies: dependencies)) {
            make()
            return root.frozen(named: "root").constraints.compactMap(\.line)
        }
    }

    @Test func `the line of a call`() {
        let line = #line
        let found = lines {
            box.pin {
                $0.top(8)
                $0.left(4)
            }
            [20, 30].forEach { box.pinSize($0) }
        }
        #expect(found.map(\.number) == [2, 2, 6, 6].map { line + $0 })
        #expect(found.map(\.file) == Array(repeating: "CallingLineTests.swift", count: 4))
    }

    @Test func `the exact line where the project calls UIKit itself`() {
        let line = #line
        let found = lines {
            box.widthAnchor
                .constraint(
                    equalToConstant: 30
                )
                .isActive = true
        }
        #expect(found == [CodeLine(file: #fileID, number: line + 3)])
    }

    /// Folders outside the project, for which the lines are those of the package.
    @Test(arguments: [
        ("/", [URL(fileURLWithPath: #filePath).deletingLastPathComponent().path]), ("/nowhere", []),
    ]) func `code of others`(folder: String, dependencies: [String]) {
        let found = lines(folder: folder, dependencies: dependencies + ["/"]) { box.pinSize(20) }
        #expect(found.map(\.description) == ["PinLanguage.swift:\(PinLanguage.sizeLine)"])
    }

    @Test func `no lines are asked for outside of a project`() {
        #expect(ProjectSources.current == nil)
        box.pinSize(20)
        #expect(box.constraints.first?.stack == nil)
    }

    @Test(arguments: [
        ("/app/Sources/A.swift", true), ("/app/.build/checkouts/Pin/A.swift", false), ("/app/Pin/A.swift", false),
        ("/app/Pins/A.swift", true), ("/apple/A.swift", false),
    ]) func `files of the project`(path: String, isOwn: Bool) {
        #expect(ProjectSources(root: "/app", dependencies: ["/app/Pin"]).contains(path) == isOwn)
    }
}
