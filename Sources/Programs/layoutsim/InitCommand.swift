import LayoutSimArguments
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFileProjects
import LayoutSimFiles
import LayoutSimViewTree

/// The command `layoutsim init`, which writes the settings for goldens of storyboards and xibs.
enum InitCommand {
    static let subcommand = Subcommand(
        command: Command(
            "init", summary: "set up goldens of the storyboards and xibs in this folder",
            discussion: [
                "Searches this folder and its subfolders, except hidden folders, build output, Pods and Carthage, for "
                    + "storyboards and xibs, and writes \(FileProjectSettings.fileName), which says which of them 'layoutsim test' tests, on which "
                    + "devices, in which orientations, appearances, directions and text sizes. An existing file is left "
                    + "alone. Devices and orientations are those of the app, if there is an Xcode project."
            ],
            examples: [Command.Example("layoutsim init", "In the folder of an Xcode project, once.")]),
        run: { _ in
            let file = FileProject.settingsFile(in: ".")
            guard !file.exists else { throw FileProjectError(file: file.path, .exists) }
            let found = try FoundFiles(below: ".")
            guard !found.paths.isEmpty else { throw FileProjectError(file: ".", .emptyFolder) }
            let project = try ProjectDefaults(of: found.paths)
            let settings = try found.settings(for: project)
            try file.write(settings.text)
            if let project, !project.words.isEmpty { try StandardStream.error.write(project.note(project.words)) }
            try StandardStream.output.write(found.lines(settings).map { $0 + "\n" }.joined())
            return .fine
        })
}

extension FoundFiles {
    /// Returns the settings, whose devices, orientations and appearances are those of a project's app.
    fileprivate func settings(for project: ProjectDefaults?) throws -> FileProjectSettings {
        var settings = FileProjectSettings()
        settings.files = FoundFiles.endings.filter { ending in paths.contains { $0.hasSuffix(".\(ending)") } }
            .map { "**/*.\($0)" }
        settings.exclude = others
        guard let project else { return settings }
        settings.tablets = try project.supported(settings.tablets)
        settings.devices = try project.isForTablets ? settings.tablets : project.supported(settings.devices)
        settings.orientations = try project.orientations(on: DeviceCatalog.embedded.device(named: settings.devices[0]))
        if project.isDark { settings.appearances = [.dark] }
        return settings
    }

    fileprivate func lines(_ settings: FileProjectSettings) -> [String] {
        [
            "wrote \(FileProjectSettings.fileName): \(count), on "
                + settings.devices.joined(separator: " and ") + ", "
                + settings.orientations.map(\.rawValue).joined(separator: " and ")
        ] + others.map { "skipped, since it is not for iOS: \($0)" } + [
            "next: layoutsim test", "      layoutsim review        # look at what was drawn; --web for a browser",
            "      layoutsim accept --new  # accept everything as goldens",
            "      git add \(FileProjectSettings.fileName) Snapshots",
        ]
    }
}
