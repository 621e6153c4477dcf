import Foundation
import LayoutSimCallStack
import Synchronization

/// A line of code in a file of the project.
package struct ProjectLine: Equatable, Sendable {
    /// The path relative to the project's directory.
    package let path: String
    /// The line number, from 1.
    package let number: Int

    /// Creates a line of a file.
    package init(path: String, number: Int) { (self.path, self.number) = (path, number) }
}

/// The sources of the package under test, as opposed to those of its dependencies.
package final class ProjectSources: Sendable {
    private let root: String
    private let dependencies: [String]
    private let tables = Mutex<[String: LineTable]>([:])

    /// - Parameters:
    ///   - root: the folder of the package.
    ///   - dependencies: folders of other packages, which may be within it.
    package init(root: String, dependencies: [String]) {
        self.root = root + "/"
        self.dependencies = dependencies.map { $0 + "/" }
    }

    /// The sources named by `layoutsim swift` in `LAYOUTSIM_PACKAGE` and `LAYOUTSIM_DEPENDENCIES`.
    @TaskLocal package static var current: ProjectSources? = {
        let environment = ProcessInfo.processInfo.environment
        guard let root = environment["LAYOUTSIM_PACKAGE"], !root.isEmpty else { return nil }
        let others = environment["LAYOUTSIM_DEPENDENCIES"] ?? ""
        return ProjectSources(root: root, dependencies: others.split(separator: ":").map(String.init))
    }()

    /// Returns the line of the project that contains the call with a return address; `nil` for other code.
    func line(atReturn address: UInt) -> ProjectLine? {
        var place: UInt = 0
        // The call precedes its return address.
        guard let name = unsafe layoutsim_code_file(address &- 1, &place) else { return nil }
        guard let line = table(of: unsafe String(cString: name)).line(at: UInt64(place)) else { return nil }
        return ProjectLine(path: String(line.file.dropFirst(root.count)), number: line.number)
    }

    private func table(of program: String) -> LineTable {
        tables.withLock { tables in
            if let table = tables[program] { return table }
            let table = LineTable(ofProgram: program, where: contains)
            tables[program] = table
            return table
        }
    }

    /// Returns a line of a file; `nil` if the file does not belong to the project.
    package func line(_ number: Int, of path: String) -> ProjectLine? {
        contains(path) ? ProjectLine(path: String(path.dropFirst(root.count)), number: number) : nil
    }

    /// Returns whether a file belongs to the project; hidden directories contain build products and checkouts.
    package func contains(_ path: String) -> Bool {
        path.hasPrefix(root) && !dependencies.contains { path.hasPrefix($0) }
            && !path.dropFirst(root.count).split(separator: "/").contains { $0.hasPrefix(".") }
    }
}
