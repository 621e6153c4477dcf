import LayoutSimText
import LayoutSimArguments
import LayoutSimCatalog
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimRendering
import LayoutSimScreens

/// The command `layoutsim catalog check`, which reports the longest texts in a catalog, and its faults.
enum CatalogCommand {
    static let checkPath = ["layoutsim", "catalog", "check"]

    private static let file = Operand(
        "BADGES.json", .optional, completion: .files,
        help: "a response of the badges API (default: the built-in badges)")

    static let group = Command(
        "catalog", summary: "inspect badge data",
        subcommands: [
            Command(
                "check", summary: "list the longest texts, titles that occur twice, and wrong image names",
                discussion: ["The exit status is 1 if there are findings."],
                sections: [OptionSection([Selectors.era])], operands: [file],
                examples: [Command.Example("layoutsim catalog check badges.json", "Check a response of the API.")])
        ])

    static func check(_ invocation: Invocation) throws -> ExitStatus {
        let badges = try invocation[file].map { try BadgeCatalog(contentsOf: File($0)) } ?? .embedded
        let renderer = try Renderer(era: invocation[Selectors.era] ?? .y2015)
        let devices = DeviceCatalog.embedded
        let check = try CatalogCheck(of: badges) { text, string, width in
            guard let preset = WidthPreset(rawValue: Int(width)) else { return TextExtent(lines: 1, lastLineWidth: 0) }
            let slot = BadgeDetail.slot(for: text, on: try devices.device(of: preset).viewport(.portrait))
            return renderer.extent(of: TextContent(string, font: slot.font, numberOfLines: 0), width: slot.width)
        }
        try StandardStream.output.write(check.description)
        return check.findings.isEmpty ? .fine : .findings
    }
}
