import LayoutSimDevices
import LayoutSimGoldenTesting
import LayoutSimText
import LayoutSimXcodeProjects

extension ProjectDefaults {
    /// How code of an app is shown.
    struct Showing {
        /// The device, if it is not the usual phone.
        var device: Device?
        var isLandscape = false
        var isDark = false
        /// The language, if it is not English.
        var language: String?

        /// The environment variables that tell programs of it.
        var variables: [String: String] {
            var variables: [String: String] = [:]
            variables["LAYOUTSIM_DEVICE"] = device?.name
            variables["LAYOUTSIM_LANGUAGE"] = language
            let traits = [(isLandscape, "landscape"), (isDark, "dark")].filter(\.0).map(\.1)
            variables["LAYOUTSIM_TRAITS"] = traits.joined(separator: " ")
            return variables
        }

        /// What of it is told of an app, in words.
        var words: [String] {
            [
                device == nil ? nil : "only for tablets", isLandscape ? "always in landscape" : nil,
                isDark ? "always dark" : nil, language.map { "written in the language \($0)" },
            ].compactMap(\.self)
        }
    }

    /// The devices that tell the orientations of an app where none is named.
    private static let (usualPhone, usualTablet) = ("iphone-16-pro", "ipad-pro-11")

    /// Returns how the app is shown on a device, or else on a usual one for which it is made.
    func showing(on named: Device?) throws -> Showing {
        let catalog = DeviceCatalog.embedded
        let tablet = try named == nil && isForTablets ? catalog.device(named: ProjectDefaults.usualTablet) : nil
        let device = try named ?? tablet ?? catalog.device(named: ProjectDefaults.usualPhone)
        return Showing(
            device: tablet, isLandscape: orientations(on: device) == [.landscape], isDark: isDark, language: language)
    }

    /// Returns the environment variables that tell programs, or tests, how the app is shown besides what variables say
    /// already, and what of it is told in words.
    func variables(
        besides named: [String: String], ofTests isTesting: Bool
    ) throws -> (variables: [String: String], words: [String]) {
        var showing = try showing(on: named["LAYOUTSIM_DEVICE"].map(DeviceCatalog.embedded.device(named:)))
        if named["LAYOUTSIM_LANGUAGE"] != nil { showing.language = nil }
        let known = isTesting ? deviceWords : []
        var variables = showing.variables
        if isTesting { variables[AppReaders.variable] = try readers().text }
        return (variables, known + showing.words.filter { !known.contains($0) })
    }

    /// Those who read the app, for tests that ask for everyone.
    func readers() throws -> AppReaders {
        let catalog = DeviceCatalog.embedded
        let usual = try supported(isForTablets ? AuditCommand.tablets : AuditCommand.devices)
        var readers = AppReaders()
        readers.devices = usual
        let phone = try catalog.device(named: ProjectDefaults.usualPhone)
        readers.phoneOrientations = orientations(on: phone)
        readers.tabletOrientations = try orientations(on: catalog.device(named: ProjectDefaults.usualTablet))
        let others = facts.localizations.filter { $0 != facts.developmentLanguage && Language($0) != nil }
        readers.languages += others.filter { $0 != "Base" }
        return readers
    }
}
