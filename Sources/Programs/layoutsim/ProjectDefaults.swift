import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimXcodeProjects

/// What commands take from the facts of an Xcode project where their command lines do not say otherwise.
struct ProjectDefaults {
    private let facts: ProjectFacts
    private let devices: DeviceCatalog

    /// Reads the facts that `layoutsim swift init` wrote in a folder; `nil` if it has none.
    init?(in folder: String = ".", devices: DeviceCatalog = .embedded) throws {
        guard let facts = try ProjectFacts(in: folder) else { return nil }
        self.facts = facts
        self.devices = devices
    }

    /// Whether the app is only for tablets.
    var isForTablets: Bool { facts.families == [.pad] }

    /// Whether the app is only for phones.
    var isForPhones: Bool { facts.families == [.phone] }

    /// The language of development, unless it is English.
    var language: String? {
        facts.developmentLanguage.flatMap { $0 == "en" || $0.hasPrefix("en-") ? nil : $0 }
    }

    /// The name of the storyboard that the app shows first.
    var mainStoryboard: String? { facts.mainStoryboard }

    /// Whether the app is always dark.
    var isDark: Bool { facts.interfaceStyle == "Dark" }

    /// Returns the orientations in which the app is shown on a device, the usual one first.
    func orientations(on device: Device) -> [Orientation] {
        let supported = facts.orientations(on: device.isTablet ? .pad : .phone)
        let possible = Orientation.allCases.filter { orientation in
            supported.contains { $0.isPortrait == (orientation == .portrait) }
        }
        return possible.isEmpty ? Orientation.allCases : possible
    }

    /// Returns devices on which the app runs in place of others: for each that its oldest system does not support, the
    /// smallest one of its kind that is supported.
    func supported(_ names: [String]) throws -> [String] {
        var found: [String] = []
        for name in names {
            let device = try devices.device(named: name)
            let supported = runs(on: device) ? device : smallest(isTablet: device.isTablet) ?? device
            if !found.contains(supported.name) { found.append(supported.name) }
        }
        return found
    }

    /// Returns the smallest phone or tablet on which the app runs.
    func smallest(isTablet: Bool) -> Device? {
        devices.devices.filter { $0.isTablet == isTablet && runs(on: $0) && $0.firstSystem == nil }
            .min { ($0.points.width, $0.points.height) < ($1.points.width, $1.points.height) }
    }

    /// Returns whether the oldest system of the app runs on a device.
    func runs(on device: Device) -> Bool { device.lastSystem ?? .max >= facts.oldestSystem ?? 0 }

    /// The line that tells users what was taken.
    func note(_ taken: [String]) -> String {
        "layoutsim: note: \(facts.product) is \(taken.joined(separator: ", ")) (\(ProjectFacts.fileName))\n"
    }

    /// What the facts say of devices, in words.
    var words: [String] {
        let system = facts.oldestSystem.map { "for iOS \($0) and later" }
        let kind = isForTablets ? "only for tablets" : isForPhones ? "only for phones" : nil
        return [system, kind, orientationWord].compactMap(\.self)
    }

    private var orientationWord: String? {
        let supported = facts.orientations(on: isForTablets ? .pad : .phone)
        guard !supported.isEmpty else { return nil }
        let (portrait, landscape) = (supported.contains(where: \.isPortrait), supported.contains { !$0.isPortrait })
        guard portrait != landscape else { return nil }
        return (portrait ? "always upright" : "always in landscape") + (isForTablets || isForPhones ? "" : " on phones")
    }
}

extension Device {
    /// The major version of the last system that runs on any of the models with this screen; `nil` if newer systems do
    /// [Apple, "iPhone models compatible with iOS" and "iPad models compatible with iPadOS", of versions 9 to 26].
    var lastSystem: Int? {
        switch name {
        case "iphone-4s": 9
        case "iphone-5": 15
        case "iphone-6-plus": 16
        case "ipad-9-7", "ipad-pro-12-9": 17
        default: nil
        }
    }
}
