import Foundation
package import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimText
package import LayoutSimViewTree
import Synchronization

/// The device and system that screens, traits and `UIDevice` speak of.
package struct SimulatedDevice: Sendable {
    package var viewport: Viewport
    /// Which of several devices this is, whatever is set or turned on it.
    let unit = Unit()
    private var system = SimulatedSystem(version: "26.0")
    package var style = UIUserInterfaceStyle.light
    package var contentSize = UIContentSizeCategory.large
    package var isRightToLeft = false
    /// Whether the user asked for less motion.
    package var reducesMotion = false
    /// The user's language, such as `de`, or a pseudo-language, in which code and storyboards show their texts.
    package var language = SimulatedDevice.defaultLanguage
    /// Whether it is a phone or a tablet, where its screen does not tell, such as in a part of a tablet's.
    package var knownIdiom: UIUserInterfaceIdiom?
    /// What the system of a file's time does otherwise; `nil` for the current one.
    package var canvas: Canvas?

    package init(viewport: Viewport) { self.viewport = viewport }

    /// The version of the system, such as `26.0`.
    package var systemVersion: String {
        get { system.version }
        set { system = SimulatedSystem(version: newValue) }
    }

    /// Whether a person may give the window of an app any size.
    var givesWindowsOfAnySize: Bool {
        let version = systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0
        return WindowSystem(version: version).givesAnySize(isTablet: idiom == .pad)
    }

    /// The identity of a device.
    final class Unit: Sendable {}

    /// The system that drew a file's canvas.
    package final class Canvas: Sendable {
        let rules: SystemRules
        let era: FontEra

        package init(rules: SystemRules, era: FontEra) {
            self.rules = rules
            self.era = era
        }
    }

    /// The rules of layout.
    var rules: SystemRules { canvas?.rules ?? SimulatedDevice.systemRules }

    /// On devices, items without a size of their own have no length across a stack view.
    private static let systemRules: SystemRules = {
        var rules = SystemRules()
        rules.stacksStretchOpenItems = false
        return rules
    }()

    private static let box = Mutex<SimulatedDevice>(.initial)

    /// The device of the process.
    package static var current: SimulatedDevice {
        get { box.withLock { $0 } }
        set {
            box.withLock { $0 = newValue }
            UITraitCollection.followDevice()
        }
    }

    /// The device that the environment names in `LAYOUTSIM_DEVICE`, else the last of the catalog's phones whose screen is free at both sides.
    private static var initial: SimulatedDevice {
        let catalog = DeviceCatalog.embedded
        let environment = ProcessInfo.processInfo.environment
        let named = environment["LAYOUTSIM_DEVICE"].flatMap { try? catalog.device(named: $0) }
        let device = named ?? catalog.devices.last { $0.isOrdinaryPhone } ?? catalog.devices[0]
        var simulated = SimulatedDevice(viewport: device.viewport(.portrait))
        if let version = environment["LAYOUTSIM_IOS"], !version.isEmpty { simulated.systemVersion = version }
        if let language = environment["LAYOUTSIM_LANGUAGE"], !language.isEmpty {
            simulated.language = language
            simulated.isRightToLeft = Language(language)?.isRightToLeft ?? false
        }
        return simulated
    }

    /// The language of a process for which nobody chose one.
    static let defaultLanguage = "en"

    /// The generation of the system font that its system has.
    package var fontEra: FontEra { canvas?.era ?? system.era }

    /// The language of the process.
    static var currentLanguage: String { box.withLock(\.language) }
    /// The generation of the system font of the process.
    static var currentEra: FontEra { box.withLock(\.fontEra) }
    /// Pixels per point of the device of the process.
    static var currentScale: CGFloat { box.withLock { $0.scale } }
    /// What the screen's shape and bars cover on the device of the process, in points.
    static var currentSafeArea: UIEdgeInsets { box.withLock { $0.safeArea } }
    /// The rules of layout of the process.
    static var currentRules: SystemRules { box.withLock { $0.rules } }

    /// Runs a closure on another device, and goes back to the one before.
    @MainActor package static func with<Result>(
        _ device: SimulatedDevice, _ body: @MainActor () throws -> Result
    ) rethrows -> Result {
        let before = current
        current = device
        defer { current = before }
        return try body()
    }

    var size: CGSize { CGSize(width: viewport.size.width, height: viewport.size.height) }
    var isLandscape: Bool { viewport.orientation == .landscape }
    var portraitSize: CGSize {
        let (width, height) = (viewport.size.width, viewport.size.height)
        return CGSize(width: min(width, height), height: max(width, height))
    }
    var scale: CGFloat { viewport.scale }
    var idiom: UIUserInterfaceIdiom {
        knownIdiom ?? (Viewport.isTablet(shorterSide: viewport.shorterSide) ? .pad : .phone)
    }
    var safeArea: UIEdgeInsets {
        let insets = viewport.safeArea
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    /// The traits of a window of a size.
    func traits(for size: CGSize) -> TraitValues {
        var values = TraitValues.device
        guard size != self.size, idiom == .pad else { return values }
        values.horizontalSizeClass = size.width < 600 ? .compact : .regular
        return values
    }
}

extension Device {
    fileprivate var isOrdinaryPhone: Bool {
        min(points.width, points.height) < 600 && portrait.safeArea.left == 0 && portrait.safeArea.right == 0
    }
}

extension TraitValues {
    /// The traits of the simulated device.
    static var device: TraitValues {
        let device = SimulatedDevice.current
        return TraitValues(
            userInterfaceIdiom: device.idiom, userInterfaceStyle: device.style,
            horizontalSizeClass: device.viewport.horizontalSizeClass == .compact ? .compact : .regular,
            verticalSizeClass: device.viewport.verticalSizeClass == .compact ? .compact : .regular,
            displayScale: device.scale, displayGamut: .P3,
            layoutDirection: device.isRightToLeft ? .rightToLeft : .leftToRight,
            preferredContentSizeCategory: device.contentSize, accessibilityContrast: .normal, userInterfaceLevel: .base,
            legibilityWeight: .regular, forceTouchCapability: .unavailable, activeAppearance: .active)
    }
}

/// A version of the system, and what follows from it.
private struct SimulatedSystem {
    let version: String
    let era: FontEra

    init(version: String) {
        self.version = version
        let major = version.split(separator: ".").first.flatMap { Int($0) } ?? 26
        era = major < 12 ? .y2015 : major < 14 ? .y2018 : .y2020
    }
}
