import LayoutSimArguments
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFileProjects
import LayoutSimFiles
import LayoutSimGoldenTesting
import LayoutSimSnapshots
import LayoutSimText
import LayoutSimViewTree

/// The files that `layoutsim test` takes, and the options that select their variants.
enum FileProjectOptions {
    static let files = Operand(
        "FILE", .any, completion: .files,
        help: "storyboards, xibs, or folders of them (default: those of \(FileProjectSettings.fileName))")

    private static let width = Option<WidthPreset>(
        "width", .choice(), repeats: true, help: "320x568, 375x667 or 414x736 points")
    private static let device = Option<String>(
        "device", .text("NAME"), repeats: true,
        help: "a device by name (default \(FileProjectSettings.phones.joined(separator: " and ")))")
    private static let portrait = Flag("portrait", help: "only portrait (default: portrait and landscape)")
    private static let landscape = Flag("landscape", help: "only landscape")
    private static let appearance = Option<Appearance>(
        "appearance", .choice(), repeats: true, help: "light (default) or dark")
    private static let rightToLeft = Flag("rtl", help: "from right to left")
    private static let textSize = Option<ContentSizeCategory>(
        "text-size", .choice(placeholder: "SIZE"), repeats: true,
        help: "the text size of the user's settings, such as extraExtraLarge (default large)")
    private static let languageFormat = ValueFormat<String>(placeholder: "LANGUAGE") { text throws(ValueProblem) in
        guard Language.isTag(text) else { throw .other("is not a language such as de or zh-Hans") }
        return text
    }
    private static let language = Option<String>(
        "language", languageFormat, repeats: true,
        help:
            "texts of a translation, such as de from de.lproj or a string catalog, or a pseudo-language (default Base, those of the files)"
    )
    static let scene = Option<String>(
        "scene", .text("SCENE"), repeats: true, help: "one scene, by its id, storyboard identifier or class")

    private static let options: [any CommandOption] = [
        width, device, portrait, landscape, appearance, rightToLeft, textSize, language, scene,
    ]
    static let section = OptionSection("variants of storyboards and xibs", options)

    /// Changes settings according to the options.
    static func change(_ settings: inout FileProjectSettings, by invocation: Invocation) throws {
        let devices =
            try invocation.all(width).map { try DeviceCatalog.embedded.device(of: $0).name }
            + invocation.all(device).map { try DeviceCatalog.embedded.device(named: $0).name }
        if !devices.isEmpty { (settings.devices, settings.tablets) = (unique(devices), unique(devices)) }
        let orientations = [(invocation[portrait], Orientation.portrait), (invocation[landscape], .landscape)]
            .filter(\.0).map(\.1)
        if !orientations.isEmpty { settings.orientations = orientations }
        let appearances = unique(invocation.all(appearance))
        if !appearances.isEmpty { settings.appearances = appearances }
        if invocation[rightToLeft] { settings.layoutDirections = [.rightToLeft] }
        let sizes = unique(invocation.all(textSize))
        if !sizes.isEmpty { settings.textSizes = sizes }
        let languages = unique(invocation.all(language))
        if !languages.isEmpty { settings.languages = languages }
    }

    /// Throws if one of the options is given although nothing to which it applies is tested.
    static func checkAbsence(in invocation: Invocation) throws {
        var settings = FileProjectSettings()
        try change(&settings, by: invocation)
        guard settings == FileProjectSettings(), invocation.all(scene).isEmpty else {
            throw invocation.error(.missingOperand("FILE, since these options apply only to files"))
        }
    }

    private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
        var known: Set<Value> = []
        return values.filter { known.insert($0).inserted }
    }
}

extension Invocation {
    /// Returns the project of storyboards and xibs to test: the files on the command line, or those that
    /// `layoutsim.json` names; `nil` if there is neither.
    ///
    /// Files on the command line belong to the project of the nearest `layoutsim.json`, or else to the working
    /// directory.
    func fileProject() throws -> FileProject? {
        let names = all(FileProjectOptions.files)
        let named = self[SnapshotOptions.project]
        let root =
            names.isEmpty
            ? try snapshotProject().root
            : named ?? nearestFolder { FileProject.settingsFile(in: $0).exists } ?? "."
        if FileProject.settingsFile(in: root).exists {
            return try FileProject(configuredIn: root, only: names) { try FileProjectOptions.change(&$0, by: self) }
        }
        guard !names.isEmpty else { return nil }
        var settings = FileProjectSettings()
        try FileProjectOptions.change(&settings, by: self)
        return try FileProject(of: names, in: root, settings: settings)
    }
}
