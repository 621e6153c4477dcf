import LayoutSimFiles
import LayoutSimNotation

/// The tests of a package's copy, which replace its own: a single one, which draws the requested screen.
struct ScreenDriver {
    static let name = "LayoutSimScreens"

    private let copy: PackageCopy
    private let targets: [PackageTarget]

    /// Creates the copy.
    init(of package: SwiftPackage, targets: [PackageTarget]) throws {
        self.targets = targets
        let unreachable = try UnreachableDependencies(of: package)
        try unreachable.report()
        copy = try PackageCopy(of: package, without: unreachable.names) { ScreenDriver.manifest(targets, package: $0) }
    }

    private static func manifest(_ targets: [PackageTarget], package: Substring) -> String {
        let names = targets.map { ".target(name: \(quoted($0.name)))" }.joined(separator: ", ")
        return """
            \(package).targets.removeAll { $0.type == .test }
            for target in \(package).targets where [".", "./", ""].contains(target.path ?? "Sources") {
                target.exclude.append("\(name)")
            }
            \(package).targets.append(
                .testTarget(name: "\(name)", dependencies: [\(names)], path: "\(name)"))

            """
    }

    /// Writes the code for screens: one file per module, and one line per class.
    func write(_ candidates: [ScreenCandidate], _ injections: [ScreenInjection] = []) throws {
        let folder = "\(copy.folder)/\(ScreenDriver.name)"
        try Folder(folder).create()
        try File("\(folder)/Driver.swift").write(driver)
        for target in targets {
            try File("\(folder)/\(target.module).swift").write(text(of: candidates, injections, in: target.module))
        }
    }

    private var driver: String {
        let calls = targets.map { "            add\($0.module)(to: &screens)\n" }.joined()
        return """
            import LayoutSimUIKitTesting
            import XCTest

            final class Driver: XCTestCase {
                func testScreen() throws {
                    try MainActor.assumeIsolated {
                        var screens = ScreenList()
            \(calls)            try screens.drawWhatIsAskedFor()
                    }
                }
            }

            """
    }

    /// The number of lines before those of the calls.
    private static let linesBefore = 5

    private func text(of candidates: [ScreenCandidate], _ injections: [ScreenInjection], in module: String) -> String {
        let lines =
            (candidates.compactMap(\.code).filter { $0.module == module }.map(\.line)
            + injections.filter { $0.module == module }.map(\.line)).map { "    \($0)\n" }
        // Another module may declare a class of the same name.
        let others = targets.map(\.module).filter { other in
            other != module && lines.contains { $0.contains("\(other).") }
        }
        let imported = [module] + others
        return """
            import LayoutSimUIKitTesting
            import UIKit
            \(imported.map { "@testable import \($0)" }.joined(separator: "; "))

            @MainActor func add\(module)(to list: inout ScreenList) {
            \(lines.joined())}

            """
    }

    /// Returns the screens whose lines have compiler errors, with the messages.
    func refused(_ errors: [Substring], among candidates: [ScreenCandidate]) -> [ScreenCandidate: String] {
        var found: [ScreenCandidate: String] = [:]
        for (module, index, message) in refusedLines(errors) {
            let written = candidates.filter { $0.code?.module == module }
            guard written.indices.contains(index), found[written[index]] == nil else { continue }
            found[written[index]] = "the compiler says: \(message)"
        }
        return found
    }

    /// Returns the injections whose lines have compiler errors; they stand behind the screens of their module.
    func refused(
        _ errors: [Substring], among injections: [ScreenInjection], after candidates: [ScreenCandidate]
    ) -> Set<ScreenInjection> {
        Set(
            refusedLines(errors).compactMap { module, index, _ in
                let start = candidates.filter { $0.code?.module == module }.count
                let written = injections.filter { $0.module == module }
                return written.indices.contains(index - start) ? written[index - start] : nil
            })
    }

    /// Returns the lines with compiler errors: their modules, their numbers among the lines of calls, and the messages.
    private func refusedLines(_ errors: [Substring]) -> [(module: String, index: Int, message: Substring)] {
        errors.compactMap { line in
            guard let error = CompilerError(line), error.file.hasPrefix("\(ScreenDriver.name)/") else { return nil }
            let module = String(error.file.dropFirst(ScreenDriver.name.count + 1).dropLast(".swift".count))
            return (module, error.line - ScreenDriver.linesBefore - 1, error.message)
        }
    }

    /// Returns the errors in the package's own code.
    func errors(_ errors: [Substring]) -> [Substring] {
        errors.filter { $0.place(ofBytes: "/\(ScreenDriver.name)/") == nil }
    }

    /// Returns the prepared copy with all of its dependencies.
    func prepared(_ package: SwiftPackage) throws -> PreparedPackage { try PreparedPackage(package, builtAs: copy) }
}

/// An error in the compiler's output.
private struct CompilerError {
    /// The path of the file, relative to the driver's folder if it is in there.
    var file: Substring
    var line: Int
    var message: Substring

    init?(_ text: Substring) {
        let parts = text.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5, parts[3] == " error", let line = Int(parts[1]) else { return nil }
        let names = parts[0].split(separator: "/")
        file = parts[0]
        if names.count > 1, names[names.count - 2] == ScreenDriver.name {
            file = names.suffix(2).joined(separator: "/")[...]
        }
        self.line = line
        message = parts[4].drop(while: \.isWhitespace)
    }
}
