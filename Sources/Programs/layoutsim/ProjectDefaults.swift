import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimXcodeProjects

/// What commands take from the facts of an Xcode project where their command lines do not say otherwise.
struct ProjectDefaults {
    let facts: ProjectFacts
    /// The path of the file or project that has the facts.
    let source: String
    private let devices = DeviceCatalog.embedded

    /// Reads the facts that `layoutsim swift init` wrote in a folder; `nil` if it has none.
    init?(in folder: String) throws {
        guard let facts = try ProjectFacts(in: folder) else { return nil }
        self.facts = facts
        source = ProjectFacts.fileName
    }

    /// Reads the facts that were written here, or else those of the project that files here belong to; `nil` if there
    /// are none.
    init?(of files: [String]) throws {
        guard !files.isEmpty else { return nil }
        let followed = FollowedProject(in: ".")
        if followed?.hasOwnFacts != true, let written = try ProjectFacts(in: ".") {
            facts = written
            source = ProjectFacts.fileName
            return
        }
        // Files are looked at without a project, too, so that one which cannot be read is no error.
        guard let found = try? ProjectFacts.nearest(to: ".", target: followed?.target) else { return nil }
        let folder = File("\(found.project)/..").absolutePath
        guard files.allSatisfy({ File($0).absolutePath.hasPrefix(folder + "/") }) else { return nil }
        facts = found.facts
        source = found.project
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

    /// The widths of the windows of an app that is only for phones, or always as large as its tablet; `nil` for others.
    var widths: ClosedRange<Double>? {
        guard isForPhones || isForTablets && facts.requiresFullScreen else { return nil }
        let widths = candidates(areTablets: isForTablets).flatMap { device in
            orientations(on: device).map { device.viewport($0).size.width }
        }
        guard let least = widths.min(), let greatest = widths.max() else { return nil }
        return least...greatest
    }

    /// Whether the app never shares the screen of a tablet with a version of iOS, of which those before 27 ask it
    /// [Apple, Technical Note TN3192, "Migrating your iPad app from the deprecated UIRequiresFullScreen key"].
    func fillsTablets(on version: Int) -> Bool { facts.requiresFullScreen && version < 27 }

    /// Returns the orientations in which the app is shown on a device, the usual one first.
    func orientations(on device: Device) -> [Orientation] {
        let supported = facts.orientations(on: device.isTablet ? .pad : .phone)
        let possible = Orientation.allCases.filter { orientation in
            supported.contains { $0.isPortrait == (orientation == .portrait) }
        }
        return possible.isEmpty ? Orientation.allCases : possible
    }

    /// Returns devices on which the app runs in place of others: for each that its oldest system does not support, the
    /// one of its kind that is nearest in width.
    func supported(_ names: [String]) throws -> [String] {
        var found: [String] = []
        for name in names {
            let device = try devices.device(named: name)
            let supported = runs(on: device) ? device : nearest(to: device) ?? device
            if !found.contains(supported.name) { found.append(supported.name) }
        }
        return found
    }

    /// Returns the smallest phone or tablet on which the app runs.
    func smallest(isTablet: Bool) -> Device? {
        candidates(areTablets: isTablet)
            .min { ($0.points.width, $0.points.height) < ($1.points.width, $1.points.height) }
    }

    private func nearest(to device: Device) -> Device? {
        func distance(_ other: Device) -> (Double, Double) {
            (abs(other.points.width - device.points.width), abs(other.points.height - device.points.height))
        }
        return candidates(areTablets: device.isTablet).min { distance($0) < distance($1) }
    }

    private func candidates(areTablets: Bool) -> [Device] {
        devices.devices.filter { $0.isTablet == areTablets && runs(on: $0) && $0.firstSystem == nil }
    }

    /// Returns whether the oldest system of the app runs on a device.
    func runs(on device: Device) -> Bool { device.lastSystem ?? .max >= facts.oldestSystem ?? 0 }
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
