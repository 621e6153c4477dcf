import LayoutSimUIKitArithmetic
import Foundation
package import LayoutSimDevices
import LayoutSimGeometry
package import LayoutSimText
package import LayoutSimViewTree
import Synchronization

/// The device and iOS version that are simulated for screens, traits and `UIDevice`.
package struct SimulatedDevice: Sendable {
    /// The screen of the device in its orientation.
    package var viewport: Viewport
    /// The identity of the device, which is preserved across changes of its settings and orientation.
    let unit = Unit()
    private var system = SimulatedSystem(version: "26.0")
    /// The light or dark style.
    package var style = UIUserInterfaceStyle.light
    /// The size of text that the user prefers.
    package var contentSize = UIContentSizeCategory.large
    /// Whether the layout direction is right to left.
    package var isRightToLeft = false
    /// Whether the user prefers reduced motion.
    package var reducesMotion = false
    /// The user's language, such as `de`, or a pseudo-language, in which code and storyboards show text.
    package var language = SimulatedDevice.defaultLanguage
    /// The idiom, if the screen doesn't determine it, as in a part of a tablet's screen.
    package var knownIdiom: UIUserInterfaceIdiom?
    /// The rules of the iOS version that a file's canvas was drawn with; `nil` for the current ones.
    package var canvas: Canvas?

    /// Creates a device with a screen, with iOS 26.0 and English in light style and left-to-right layout.
    package init(viewport: Viewport) { self.viewport = viewport }

    /// The iOS version, such as `26.0`.
    package var systemVersion: String {
        get { system.version }
        set { system = SimulatedSystem(version: newValue) }
    }

    /// The first number of the iOS version, such as 26.
    var majorVersion: Int { systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0 }

    /// Whether the user can resize the app's window freely.
    var givesWindowsOfAnySize: Bool {
        WindowSystem(version: majorVersion).givesAnySize(isTablet: idiom == .pad)
    }

    /// The identity of a device.
    final class Unit: Sendable {}

    /// The layout rules and fonts of the iOS version that drew a file's canvas.
    package final class Canvas: Sendable {
        let rules: SystemRules
        let era: FontEra

        /// Creates the rules and fonts of a canvas.
        package init(rules: SystemRules, era: FontEra) {
            self.rules = rules
            self.era = era
        }
    }

    /// The layout rules.
    var rules: SystemRules { canvas?.rules ?? system.rules }

    private static let box = Mutex<SimulatedDevice>(.initial)

    /// The current device of the process.
    package static var current: SimulatedDevice {
        get { box.withLock { $0 } }
        set {
            box.withLock { $0 = newValue }
            UITraitCollection.followDevice()
        }
    }

    /// The device named by `LAYOUTSIM_DEVICE` in the environment, otherwise the last phone of the catalog without
    /// horizontal safe area insets.
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
        return simulated.with((environment["LAYOUTSIM_TRAITS"] ?? "").split(separator: " ").map(String.init))
    }

    /// Returns the device configured by words such as `landscape`, `dark`, `rtl` and `accessibilityLarge`; a window of
    /// a size that no device has is not turned.
    package func with(_ words: [String]) -> SimulatedDevice {
        var device = self
        for word in words {
            switch word {
            case "landscape":
                guard let known = try? DeviceCatalog.embedded.device(named: viewport.deviceName) else { continue }
                device.viewport = known.viewport(.landscape)
            case "dark": device.style = .dark
            case "rtl": device.isRightToLeft = true
            default:
                if let size = ContentSizeCategory(rawValue: word) { device.contentSize = UIContentSizeCategory(size) }
            }
        }
        return device
    }

    /// The default language of a process.
    static let defaultLanguage = BundleTexts.developmentLanguage

    /// The generation of the system font.
    package var fontEra: FontEra { canvas?.era ?? system.era }

    /// The current language of the process.
    static var currentLanguage: String { box.withLock(\.language) }
    /// Whether the language of the process is written from right to left.
    static var currentIsRightToLeft: Bool { box.withLock(\.isRightToLeft) }
    /// The current generation of the system font of the process.
    static var currentEra: FontEra { box.withLock(\.fontEra) }
    /// The current scale of the process's device, in pixels per point.
    static var currentScale: CGFloat { box.withLock { $0.scale } }
    /// The safe area insets of the process's device, in points.
    static var currentSafeArea: UIEdgeInsets { box.withLock { $0.safeArea } }
    /// The current layout rules of the process.
    static var currentRules: SystemRules { box.withLock { $0.rules } }

    /// Performs a closure with another device as the current one, and restores the previous device.
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

    /// Returns the traits of a window of a size.
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
