import LayoutSimFiles
import LayoutSimNotation

/// What takes the place of the tests of a package's copy: a program that draws the requested screens.
struct ScreenDriver {
    static let name = "LayoutSimScreens"

    /// The folder in the copy, which also has the entry point of the program.
    private static let place = "LayoutSimDriver"

    private let copy: PackageCopy
    private let targets: [PackageTarget]
    /// The folder with the code, which stays when the copy is made anew: what did not change is not compiled again.
    private let folder: String

    /// Creates the copy.
    init(of package: SwiftPackage, targets: [PackageTarget]) throws {
        self.targets = targets
        let unreachable = try UnreachableDependencies(of: package)
        try unreachable.report()
        copy = try PackageCopy(of: package, unreachable.changes) { ScreenDriver.manifest(targets, package: $0) }
        folder = package.cache + "/driver"
        try Folder("\(folder)/\(ScreenDriver.name)").create()
        try File("\(copy.folder)/\(ScreenDriver.place)").link(to: folder)
    }

    private static func manifest(_ targets: [PackageTarget], package: Substring) -> String {
        let names = targets.map { ".target(name: \(quoted($0.name)))" }.joined(separator: ", ")
        return """
            \(package).targets.removeAll { $0.type == .test }
            for target in \(package).targets where [".", "./", ""].contains(target.path ?? "Sources") {
                target.exclude.append("\(place)")
            }
            \(package).targets.append(
                .testTarget(name: "\(name)", dependencies: [\(names)], path: "\(place)/\(name)"))

            """
    }

    /// Writes the code for screens: one file per module, and one line per class.
    func write(_ candidates: [ScreenCandidate], _ injections: [ScreenInjection] = []) throws {
        var files = targets.map { target in
            ("\(ScreenDriver.name)/\(target.module).swift", text(of: candidates, injections, in: target.module))
        }
        files.append(("\(ScreenDriver.name)/Driver.swift", driver))
        // SwiftPM takes a file of this name for the entry point of the tests, in place of XCTest's.
        files.append(("XCTMain.swift", "import \(ScreenDriver.name)\n\ndrawScreens()\n"))
        for (name, text) in files {
            let file = File("\(folder)/\(name)")
            guard (try? file.contents()).map({ $0.elementsEqual(text.utf8) }) != true else { continue }
            try file.write(text)
        }
        try removeOthers(than: files.map(\.0))
    }

    /// Writes the code for no screens if there is none, since only what is there is prepared.
    func writeIfMissing() throws {
        if !File("\(folder)/XCTMain.swift").exists { try write([]) }
    }

    /// Removes the code of targets that are gone.
    private func removeOthers(than names: [String]) throws {
        for name in try Folder("\(folder)/\(ScreenDriver.name)").names()
        where !names.contains("\(ScreenDriver.name)/\(name)") {
            try File("\(folder)/\(ScreenDriver.name)/\(name)").remove()
        }
    }

    private var driver: String {
        let calls = targets.map { "        add\($0.module)(to: &screens)\n" }.joined()
        return """
            import LayoutSimUIKitTesting

            public func drawScreens() {
                MainActor.assumeIsolated {
                    var screens = ScreenList()
            \(calls)        screens.drawWhatIsAskedFor()
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
