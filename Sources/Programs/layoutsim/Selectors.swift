import LayoutSimText
import LayoutSimArguments
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

/// The options that select a screen and a device, shared by all commands that lay screens out.
enum Selectors {
    private static let subjects =
        "(default: those of this folder, or else the built-in badge-detail), or layout-diagram or control-gallery"
    static let screens = Operand(
        "FILE|SCREEN", .any, completion: .wordsOrFiles(BadgeApp.screenNames),
        help: "storyboards, xibs and goldens (.layout) \(subjects)")
    static let screen = Operand(
        "FILE|SCREEN", .optional, completion: .wordsOrFiles(BadgeApp.screenNames),
        help: "a storyboard, a xib or a golden (.layout) \(subjects)")

    static let width = Option<WidthPreset>("width", .choice(), help: "320x568, 375x667 or 414x736 points (default 375)")
    static let device = Option<String>("device", .text("NAME"), help: "a device by name; see 'layoutsim devices'")
    static let size = Option<Size>(
        "size", .windowSize, help: "a window of this size in points, with the device's bars and scale")
    static let landscape = Flag("landscape", help: "turn the device to landscape")
    static let scale = Option<Double>("scale", .number(in: 0.25...8), help: "pixels per point, instead of the device's")
    static let era = Option<FontEra>("era", .choice(), help: "the year whose system font is used (default 2015)")

    static let appearance = Option<Appearance>(
        "appearance", .choice(), help: "the appearance of the system's and the file's colors: light (default) or dark")

    /// Returns the sections, with another option for devices, such as one that can be repeated, or more options for the
    /// built-in screens.
    static func sections(
        device: any CommandOption = device, badge: OptionSection = BadgeOptions.section
    ) -> [OptionSection] {
        [
            OptionSection("device", [width, device, size, landscape, scale, era, appearance]),
            ReaderSelectors.section, FileSelectors.section, badge,
        ]
    }

    static let exclusive: [[any CommandOption]] = [[width, device], [width, size]]
}

extension Invocation {
    /// Returns the device that the options select, in its orientation.
    func viewport(devices: DeviceCatalog) throws -> Viewport {
        let device =
            try self[Selectors.device].map(devices.device(named:))
            ?? devices.device(of: self[Selectors.width] ?? .points375)
        var viewport = device.viewport(self[Selectors.landscape] ? .landscape : .portrait, size: self[Selectors.size])
        viewport.scale = self[Selectors.scale] ?? viewport.scale
        return viewport
    }
}
