import Foundation
import LayoutSimCallStack

/// A line of code in a file of the project.
struct ProjectLine: Equatable {
    /// Below the folder of the project.
    let path: String
    /// From 1.
    let number: Int
}

/// The sources of the package whose tests run, as opposed to those of packages that it depends on.
@MainActor final class ProjectSources {
    private let root: String
    private let dependencies: [String]
    private var tables: [String: LineTable] = [:]

    /// - Parameters:
    ///   - root: the folder of the package.
    ///   - dependencies: folders of other packages, which may be within it.
    nonisolated init(root: String, dependencies: [String]) {
        self.root = root + "/"
        self.dependencies = dependencies.map { $0 + "/" }
    }

    /// Those that `layoutsim swift` names in `LAYOUTSIM_PACKAGE` and `LAYOUTSIM_DEPENDENCIES`.
    @TaskLocal static var current: ProjectSources? = {
        let environment = ProcessInfo.processInfo.environment
        guard let root = environment["LAYOUTSIM_PACKAGE"], !root.isEmpty else { return nil }
        let others = environment["LAYOUTSIM_DEPENDENCIES"] ?? ""
        return ProjectSources(root: root, dependencies: others.split(separator: ":").map(String.init))
    }()

    /// The line of the project that calls what returns to an address; `nil` for code of others.
    func line(atReturn address: UInt) -> ProjectLine? {
        var place: UInt = 0
        // The call is before the address at which it returns.
        guard let name = unsafe layoutsim_code_file(address &- 1, &place) else { return nil }
        guard let line = table(of: unsafe String(cString: name)).line(at: UInt64(place)) else { return nil }
        return ProjectLine(path: String(line.file.dropFirst(root.count)), number: line.number)
    }

    private func table(of program: String) -> LineTable {
        if let table = tables[program] { return table }
        let table = LineTable(ofProgram: program, where: contains)
        tables[program] = table
        return table
    }

    /// Whether a file is one of the project's: hidden folders hold what was built and checked out.
    func contains(_ path: String) -> Bool {
        path.hasPrefix(root) && !dependencies.contains { path.hasPrefix($0) }
            && !path.dropFirst(root.count).split(separator: "/").contains { $0.hasPrefix(".") }
    }
}
