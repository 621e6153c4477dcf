import LayoutSimDevices
import LayoutSimJSON
import LayoutSimArguments
import LayoutSimAutoLayout
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimViewTree

/// `layoutsim explain`: why a view is where it is.
enum ExplainCommand {
    private static let view = Operand("VIEW", .one, help: "the view's id, such as patch")
    private static let format = Option<OutputFormat>("format", .choice(), help: "text (default) or JSON")

    static let subcommand = Subcommand(
        command: Command(
            "explain", summary: "say why a view is where it is",
            discussion: [
                "For each edge and size: the sum that gives it, and the constraints without slack that lead from the "
                    + "cause to it, with how far it moves for each point that their constants move. Then what gave way, "
                    + "by how much, and to whom."
            ],
            sections: Selectors.sections + [OptionSection([format])], exclusive: Selectors.exclusive,
            operands: [view, Selectors.screen],
            examples: [
                Command.Example(
                    "layoutsim explain patch --device iphone-4s --landscape --longest",
                    "Why the patch is smaller than its model says."),
                Command.Example(
                    "layoutsim explain gray layout-diagram --cyan-height 210", "The strategy at its limit."),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let renderer = try invocation.renderer()
        var request = try invocation.screenRequest(devices: .embedded)
        request.image = try invocation.image(for: renderer)
        let screen = request.screen(badges: try invocation.badges(), measure: renderer.extent).screen
        let id = invocation[view] ?? ""
        guard let explanation = renderer.explain(id, in: screen) else {
            throw unknown(id, in: screen, invocation)
        }
        switch invocation[format] ?? .text {
        case .text: try StandardStream.output.write(explanation.description)
        case .json: try StandardStream.output.write("\(explanation.json.indented)\n")
        }
        try renderer.writeWarnings()
        return .fine
    }

    private static func unknown(_ id: String, in screen: Screen, _ invocation: Invocation) -> ArgumentError {
        let ids = screen.root.idsInPreorder
        return invocation.error(
            .invalidValue(
                subject: "VIEW", value: id,
                problem: .notAChoice(ids, suggestion: Suggestion.nearest(to: id, among: ids))))
    }
}

extension View {
    /// The ids of the view and all that it holds.
    fileprivate var idsInPreorder: [String] {
        [id] + subviews.flatMap(\.idsInPreorder)
    }
}
