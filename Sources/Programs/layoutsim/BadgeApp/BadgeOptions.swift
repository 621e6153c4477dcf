import LayoutSimArguments
import LayoutSimScreens

/// The options of the badge app, which determine the contents of built-in screens.
enum BadgeOptions {
    static let longest = Flag("longest", help: "the longest title and description, by measured size")
    static let title = Option<String>("title", .text(), help: "a title of your own")
    static let description = Option<String>("description", .text(), help: "a description of your own")
    static let badges = Option<String>("badges", .file(), help: "badges from a response of the badges API")
    static let image = Option<String>("image", .file("FILE.png"), help: "a picture that replaces the badge's patch")
    static let layoutModel = Option<String>(
        "layout-model",
        .text("MODEL", completion: .wordsOrFiles(BadgeLayoutModel.named.map(\.name))),
        help: "design (default), shipped, or a JSON file of constants")
    static let cyanHeight = Option<Double>(
        "cyan-height", .number("POINTS", in: 0...10_000),
        help: "the height of the layout diagram's title (default 60)")
    static let magentaHeight = Option<Double>(
        "magenta-height", .number("POINTS", in: 0...10_000),
        help: "the height of the layout diagram's description (default 64)")

    static let section = OptionSection(
        "the built-in badge screen",
        [longest, title, description, badges, image, layoutModel, cyanHeight, magentaHeight])

    /// Returns whether one of the options that a command has for the built-in screens is given.
    static func areGiven(in invocation: Invocation) -> Bool {
        invocation.command.sections.filter { $0.heading == section.heading }
            .contains { $0.options.contains(where: invocation.has) }
    }
}
