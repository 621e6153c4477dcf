import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFileProjects
import LayoutSimFiles

/// The screens of the working folder, for commands whose command line names none.
enum FolderScreens {
    /// The storyboards and xibs that `layoutsim.json` names, or else those in the folder and below.
    case files([String])
    /// The screens are code of the package with this manifest.
    case code(manifest: String)
    /// The folder has no screens of its own, or is LayoutSim's, whose screens are the built-in ones.
    case builtIn

    /// Looks into a folder that belongs to a project.
    init(of invocation: Invocation) throws {
        let root = invocation.nearestProject() ?? "."
        if FileProject.settingsFile(in: root).exists {
            let project = try FileProject(configuredIn: root)
            self = .files(project.chosen.map(\.path) + project.missing.map(\.file))
            return
        }
        if Checkout.isWorkingFolder {
            self = .builtIn
            return
        }
        let files = try FoundFiles(below: ".").paths
        let manifest = invocation.nearestFolder { File("\($0)/Package.swift").exists }
            .map { $0 == "." ? "Package.swift" : "\($0)/Package.swift" }
        self = files.isEmpty ? manifest.map { .code(manifest: $0) } ?? .builtIn : .files(files)
    }
}

extension Invocation {
    /// Returns the files or built-in screens that an operand names, or else the files of the folder; empty where the
    /// built-in badge is meant: in a folder without screens of its own, and wherever one of its options is given.
    func subjects(_ operand: Operand) throws -> [String] {
        let names = all(operand)
        guard names.isEmpty, !BadgeOptions.areGiven(in: self) else { return names }
        switch try FolderScreens(of: self) {
        case .files(let paths): return paths
        case .code(let manifest): throw ScreensInCode(manifest: manifest, command: path.last ?? "")
        case .builtIn: return []
        }
    }
}

/// The error of a package whose screens are code, for a command that lays out files.
private struct ScreensInCode: ReportableError {
    var manifest: String
    var command: String

    var exitStatus: ExitStatus { .usage }
    var description: String {
        "\(manifest): error: the screens of this package are code, which 'layoutsim screens' draws; \(subject), "
            + "or 'badge-detail' for the built-in screen"
    }

    /// What the command takes here: the package's first golden, if there is one.
    private var subject: String {
        let root = manifest.dropLast("/Package.swift".count)
        let folder = root.isEmpty ? "Snapshots" : "\(root)/Snapshots"
        if command == "sizes" {
            return "test all sizes with 'expectHolds(sizes:)', or name a storyboard or xib for 'layoutsim sizes'"
        }
        let golden = try? Folder(folder).files(endingIn: [".layout"]).first
        return "name a golden, such as \(golden ?? "\(folder)/SCREEN/VARIANT.layout"), for 'layoutsim \(command)'"
    }
}
