import LayoutSimArguments
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimInterfaceBuilder

/// The command line of the check.
enum ObjectCheckCommand {
    private static let folder = Operand("FOLDER", .any, help: "a folder of storyboards and xibs")
    private static let replays = Flag("replay", help: "also freeze the objects and lay them out again")
    private static let device = Option(
        "device", .text("NAME"), help: "lay out for this device instead of that of each file")
    private static let isRightToLeft = Flag("rtl", help: "lay out from right to left")

    private static let command = Command(
        "layoutsim-objects", summary: "compare storyboards and xibs as objects with their layout as values",
        discussion: [
            "Every layout root in the folder is made into UIKit's objects and laid out by their loop. The roots with a "
                + "view that lies elsewhere than in `layoutsim frames` are listed, with the first such view, and counted by "
                + "its kind. The exit status is then 1."
        ],
        sections: [OptionSection([replays, device, isRightToLeft])], operands: [folder],
        examples: [Command.Example("layoutsim-objects corpus/files", "all files below the folder")])

    @MainActor static func run(_ words: [String]) throws -> ExitStatus {
        switch try ArgumentParser(command).parse(words) {
        case .help(let text): try StandardStream.output.write(text.description)
        case .version: break
        case .run(let invocation):
            var request = InterfaceBuilderRequest()
            request.viewport = try invocation[device].map { name in
                try DeviceCatalog.embedded.device(named: name).viewport(.portrait)
            }
            request.isRightToLeft = invocation[isRightToLeft]
            return try ObjectCheck.run(folders: invocation.all(folder), request, replays: invocation[replays])
        }
        return .fine
    }
}
