import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFileProjects
import LayoutSimFiles

/// The command `layoutsim init`, which writes the settings for goldens of storyboards and xibs.
enum InitCommand {
    static let subcommand = Subcommand(
        command: Command(
            "init", summary: "set up goldens of the storyboards and xibs in this folder",
            discussion: [
                "Searches this folder and its subfolders, except hidden folders, build output, Pods and Carthage, for "
                    + "storyboards and xibs, and writes \(FileProjectSettings.fileName), which says which of them 'layoutsim test' tests, on which "
                    + "devices, in which orientations, appearances, directions and text sizes. An existing file is left "
                    + "alone."
            ],
            examples: [Command.Example("layoutsim init", "In the folder of an Xcode project, once.")]),
        run: { _ in
            let file = FileProject.settingsFile(in: ".")
            guard !file.exists else { throw FileProjectError(file: file.path, .exists) }
            let found = try FoundFiles(below: ".")
            guard !found.paths.isEmpty else { throw FileProjectError(file: ".", .emptyFolder) }
            try file.write(found.settings.text)
            try StandardStream.output.write(found.lines.map { $0 + "\n" }.joined())
            return .fine
        })
}

extension FoundFiles {
    fileprivate var settings: FileProjectSettings {
        var settings = FileProjectSettings()
        settings.files = FoundFiles.endings.filter { ending in paths.contains { $0.hasSuffix(".\(ending)") } }
            .map { "**/*.\($0)" }
        settings.exclude = others
        return settings
    }

    fileprivate var lines: [String] {
        [
            "wrote \(FileProjectSettings.fileName): \(count), on "
                + settings.devices.joined(separator: " and ") + ", portrait and landscape"
        ] + others.map { "skipped, since it is not for iOS: \($0)" } + [
            "next: layoutsim test", "      layoutsim review        # look at what was drawn; --web for a browser",
            "      layoutsim accept --new  # accept everything as goldens",
            "      git add \(FileProjectSettings.fileName) Snapshots",
        ]
    }
}
