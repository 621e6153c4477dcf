import LayoutSimNotation
import LayoutSimArguments
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry

/// The command `layoutsim devices`, which prints the catalog of devices.
enum DevicesCommand {
    static let subcommand = Subcommand(
        command: Command(
            "devices", summary: "list the devices",
            discussion: [
                "Sizes are in points, in portrait. A safe area is given as top/left/bottom/right, for a screen without bars "
                    + "of its own, in portrait and in landscape."
            ]),
        run: run)

    private static func run(_: Invocation) throws -> ExitStatus {
        let header = ["name", "size", "scale", "safe area", "turned", "also"]
        let rows = [header] + DeviceCatalog.embedded.devices.map(row)
        try StandardStream.output.write(TextTable(rows).description)
        return .fine
    }

    private static func row(_ device: Device) -> [String] {
        [
            device.name, "\(decimal(device.points.width))x\(decimal(device.points.height))",
            "@\(decimal(device.scale))x", insets(device.portrait.safeArea), insets(device.landscape.safeArea),
            device.aliases.joined(separator: " "),
        ]
    }

    private static func insets(_ insets: EdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(decimal).joined(separator: "/")
    }
}
