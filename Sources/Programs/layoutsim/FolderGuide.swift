import LayoutSimErrors
import LayoutSimFileProjects
import LayoutSimFiles

/// What can be done in the working folder, a command a line, for whoever types `layoutsim` alone.
struct FolderGuide {
    private typealias Line = (command: String, effect: String)

    /// The guide, with the folder's own names; `nil` if there is nothing here to lay out.
    let text: String?

    /// How many folders are searched for storyboards, so that the answer comes at once in any folder.
    private static let mostFolders = 2000

    init() throws {
        let lines = Checkout.isWorkingFolder ? FolderGuide.ownLines : try FolderGuide.lines(in: Folder(".").names())
        guard !lines.isEmpty else {
            text = nil
            return
        }
        let all = lines.prefix(3) + [(command: "layoutsim --help", effect: "lists all commands")]
        let width = all.map(\.command.count).max() ?? 0
        text = all.map { line in
            line.command + String(repeating: " ", count: width - line.command.count + 2) + line.effect + "\n"
        }
        .joined()
    }

    /// In LayoutSim's own checkout.
    private static let ownLines: [Line] = [
        ("layoutsim render --width 414 --longest", "draws the built-in badge screen with its longest texts"),
        ("layoutsim audit Examples/Storyboards/Main.storyboard", "finds what breaks in an example's storyboard"),
        ("bin/test", "builds everything and runs the tests"),
    ]

    private static func lines(in names: [String]) throws -> [Line] {
        let hasSettings = FileProject.settingsFile(in: ".").exists
        let isPackage = names.contains("Package.swift")
        let files = try FileSearch.files(below: ".", inAtMost: mostFolders)
        var lines = isPackage ? try packageLines() : projectLines(names)
        if hasSettings {
            let effect = "compares the scenes that \(FileProjectSettings.fileName) names with their goldens"
            lines.append(("layoutsim test", effect))
        }
        if let first = files.first {
            if !isPackage { lines.append(("layoutsim render \(shellQuoted(first))", "draws its scenes as a picture")) }
            let audit = "finds what breaks in \(FoundFiles.count(of: files)) on the smallest and the largest phone"
            lines.append(("layoutsim audit", audit))
        }
        if isPackage || hasSettings {
            lines.append(("layoutsim review --web", "shows what the last test changed, to accept it"))
        } else if !files.isEmpty {
            lines.append(("layoutsim init", "sets up goldens of all scenes, for 'layoutsim test'"))
        }
        return lines
    }

    private static func packageLines() throws -> [Line] {
        let manifest = String(decoding: try File("Package.swift").contents(), as: UTF8.self)
        let name = packageName(in: manifest)
        guard !manifest.contains("LayoutSimTesting") else {
            return [("swift test", "runs the tests of \(name), which compare its screens with goldens")]
        }
        return [
            ("layoutsim swift test", "builds \(name) against LayoutSim's UIKit and runs its tests"),
            ("layoutsim screens", "draws all controllers and scenes of \(name) on one sheet"),
        ]
    }

    /// Returns the line for an Xcode project, which needs a manifest.
    private static func projectLines(_ names: [String]) -> [Line] {
        let project = names.first { $0.hasSuffix(".xcodeproj") } ?? names.first { $0.hasSuffix(".xcworkspace") }
        return project.map {
            [("layoutsim swift init", "writes a Package.swift for \($0); 'layoutsim screens' then draws its screens")]
        } ?? []
    }

    /// Returns the name of a package, or that of its folder.
    private static func packageName(in manifest: String) -> String {
        let quoted = manifest.firstRange(of: "Package(").flatMap { start in
            manifest[start.upperBound...].firstRange(of: "name: \"").map {
                manifest[$0.upperBound...].prefix { $0 != "\"" && $0 != "\n" }
            }
        }
        return quoted.map(String.init) ?? File(".").absolutePath.split(separator: "/").last.map(String.init) ?? "."
    }
}
