import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree
import UIKit

/// Compares every root of real files, laid out as objects, with its layout as a value.
@MainActor struct ObjectCheck {
    private var rootCount = 0
    private var faults: [RootDifference] = []
    private let renderers = Renderers()
    private let request: InterfaceBuilderRequest
    private let replays: Bool

    private init(_ request: InterfaceBuilderRequest, replays: Bool) {
        self.request = request
        self.replays = replays
    }

    /// Checks all storyboards and xibs in folders; prints differences and counts. Throws if one of the folders is not
    /// there or holds none.
    static func run(folders: [String], _ request: InterfaceBuilderRequest, replays: Bool) throws -> ExitStatus {
        var check = ObjectCheck(request, replays: replays)
        for folder in folders {
            let before = check.rootCount
            for file in try Folder(folder).files(endingIn: [".storyboard", ".xib"]) { try check.check(file: file) }
            guard check.rootCount > before else {
                throw NothingCheckedError(folder: folder, wanted: "root of a storyboard or xib")
            }
        }
        try StandardStream.output.write(check.report)
        return check.faults.isEmpty ? .fine : .findings
    }

    private var report: String {
        var lines = faults.map(\.line)
        var counts: [String: Int] = [:]
        for fault in faults { counts[fault.cause, default: 0] += 1 }
        lines += counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { cause, count in
            "\(count) of the differing roots: \(cause)"
        }
        lines.append(
            "objects: \(rootCount - faults.count) of \(rootCount) roots lie as objects where they lie as values")
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func check(file path: String) throws {
        guard let file = try? InterfaceBuilderFile(parsing: File(path).contents(), file: path) else { return }
        for root in try file.roots(for: request).roots {
            rootCount += 1
            let renderer = try renderers.renderer(root.era)
            if let fault = RootDifference(root, file: path, renderer, replays: replays) { faults.append(fault) }
        }
    }
}
