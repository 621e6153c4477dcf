import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimJSON
import LayoutSimXcodeProjects

/// The command `layoutsim swift`, which builds packages with UIKit code against LayoutSim's UIKit.
enum SwiftCommand {
    private static let arguments = Operand(
        "ARGUMENTS", .any, help: "passed to the command of the toolchain, options too, such as --filter NAME")
    private static let path = Operand("PATH", .one, completion: .files, help: "a Swift file, or a folder of them")

    private static let device =
        "With --device NAME, --ios VERSION and --language CODE before the other arguments, "
        + "replace the defaults: the newest iPhone with its newest system, in English. What the compiler refuses here "
        + "is set aside and listed, and the rest is built. With --strict, nothing is set aside, and tests also fail where "
        + "they use what has no effect here, and all of it is listed."

    private static func toolCommand(_ name: String, _ summary: String, _ example: Command.Example) -> Command {
        Command(
            name, summary: summary,
            discussion: [
                "Runs 'swift \(name)' in a package that is written for iOS, as it is: sources and manifest stay untouched. "
                    + "They are prepared below .build, where Objective-C is replaced by Swift, and compiled with "
                    + "LayoutSim's UIKit; errors name the lines and columns of your files.", device,
            ],
            operands: [arguments], examples: [example])
    }

    private static let editor = Flag("editor", help: "as a sourcekit-lsp settings file")

    static let flagsPath = ["layoutsim", "swift", "flags"]
    static let initPath = ["layoutsim", "swift", "init"]

    private static let folder = Operand(
        "FOLDER", .optional, completion: .files,
        help: "an Xcode project or workspace, or a folder around it (default: this one)")
    private static let target = Option<String>(
        "target", .text("NAME"), help: "the target to build with all that it needs (default: the app)")

    static let group = Command(
        "swift", summary: "build and test UIKit code without a Mac",
        subcommands: [
            toolCommand(
                "test", "run the tests of a package written for iOS",
                Command.Example("layoutsim swift test --filter LayoutTests", "Some of the tests of the package here.")),
            toolCommand(
                "build", "build a package written for iOS",
                Command.Example("layoutsim swift build", "The package here.")),
            toolCommand(
                "run", "run a program of a package written for iOS",
                Command.Example("layoutsim swift run", "The program of the package here.")),
            Command(
                "flags", summary: "print the compiler's flags for a file or folder",
                discussion: [
                    "For 'swiftc -typecheck', Bazel or a script, or with --editor for sourcekit-lsp. The sources are prepared too."
                ],
                sections: [OptionSection([editor])], operands: [path],
                examples: [
                    Command.Example(
                        "swiftc -typecheck $(layoutsim swift flags Badge.swift) Badge.swift",
                        "Check whether the compiler accepts a file."),
                    Command.Example(
                        "layoutsim swift flags . --editor > .sourcekit-lsp/config.json",
                        "Completion and errors in editors, once in a package whose folder .sourcekit-lsp is there."),
                ]),
            Command(
                "init", summary: "write a manifest for an Xcode project",
                discussion: [
                    "Reads the project and writes a Package.swift with the app's target, the frameworks of the project that it needs, "
                        + "and their unit tests: their Swift files, resources, conditions and modes of the language. What a manifest "
                        + "cannot say, such as orientations, goes to \(ProjectFacts.fileName), which 'audit', 'sizes' and 'screens' read.",
                    "Nothing else changes; a manifest that exists is left alone. A folder without a project gets the manifest of its "
                        + "subfolders.",
                ],
                sections: [OptionSection([target])], operands: [folder],
                examples: [
                    Command.Example("layoutsim swift init App", "Once; then 'layoutsim swift build' there."),
                    Command.Example(
                        "layoutsim swift init Shop.xcodeproj --target Demo", "Another app of a project with several."),
                ]),
        ])

    /// Prints the flags for a path.
    static func flags(_ invocation: Invocation) throws -> ExitStatus {
        let path = invocation.all(path).first ?? "."
        guard File(path).exists else { throw SwiftError(.missing(path)) }
        let absolute = File(path).absolutePath
        let caches = Environment["XDG_CACHE_HOME"] ?? (Environment["HOME"] ?? "/tmp") + "/.cache"
        let cache = "\(caches)/layoutsim/\(ContentKey.of(absolute.utf8))"
        let code = try PreparedCode([absolute], cache: cache)
        let flags = try code.compilerFlags()
        guard !invocation[editor] else {
            let settings: JSON = ["swiftPM": ["swiftCompilerFlags": .array(flags.map { .string($0) })]]
            try StandardStream.output.write(settings.indented + "\n")
            return .fine
        }
        let named = ["-package-name", packageName(around: absolute)] + flags
        try StandardStream.output.write(named.map { shellQuoted($0) }.joined(separator: " ") + "\n")
        return .fine
    }

    /// Returns the name of the package that code for all of a package (`package`) is compiled for: that of the nearest
    /// folder with a manifest, as SwiftPM names it, else that of the folder of the file.
    private static func packageName(around path: String) -> String {
        let folders = path.split(separator: "/").map(String.init)
        let nearest = folders.indices.last {
            File("/" + folders[...$0].joined(separator: "/") + "/Package.swift").exists
        }
        let last = File(path).isFolder ? folders.count - 1 : folders.count - 2
        let name = folders.indices.contains(nearest ?? last) ? folders[nearest ?? last] : "root"
        return name.lowercased()
    }

    /// Writes the manifest of a folder.
    static func initialize(_ invocation: Invocation) throws -> ExitStatus {
        var path = invocation.all(folder).first ?? "."
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        guard File(path).isFolder else { throw SwiftError(.missing(path)) }
        let manifest = File(path + "/Package.swift")
        guard !manifest.exists else { throw SwiftError(.manifestExists(manifest.path)) }
        if let project = try ProjectInit(path, target: invocation[target]) {
            try project.write(saysNext: true)
            return .fine
        }
        let sources = try ProjectSources(of: path)
        guard !sources.sources.isEmpty else { throw SwiftError(.noSources(path)) }
        try manifest.write(sources.manifest)
        try StandardStream.output.write("wrote \(manifest.path)\nnext: layoutsim swift build --package-path \(path)\n")
        return .fine
    }
}
