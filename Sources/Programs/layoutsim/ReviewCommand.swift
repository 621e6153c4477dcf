import Glibc
import LayoutSimArguments
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimReports
import LayoutSimReview
import LayoutSimSnapshots

/// The command `layoutsim review`, which shows pending changes, one cause after another.
enum ReviewCommand {
    private static let pictures = Option<PictureProtocol>(
        "pictures", .choice(), help: "how to show pictures (default: what the terminal supports)")
    private static let web = Flag("web", help: "review in a browser, served to this machine only")
    private static let port = Option<Int>(
        "port", .integer("PORT", in: 0...65_535), help: "the port for --web (default: any free port)")

    static let subcommand = Subcommand(
        command: Command(
            "review", summary: "go through pending changes, one cause after another, and accept or reject them",
            discussion: [
                "Shows cause, effect and pictures of each change; 'a' accepts it in all variants that have it, 'r' rejects "
                    + "it, 's' leaves it for later, '?' lists the other keys.",
                "Without a terminal, it prints the pending changes and the commands that accept them. The exit status is 1 if "
                    + "something is left undecided or rejected.",
            ],
            sections: [OptionSection([pictures, web, port, SnapshotOptions.project])],
            examples: [
                Command.Example("layoutsim review", "Review in the terminal."),
                Command.Example("layoutsim review --web", "Review in a browser."),
            ]),
        run: run)

    private static func run(_ invocation: Invocation) throws -> ExitStatus {
        let project = try invocation.snapshotProject()
        let review = ProjectReview(project: project)
        let report = try review.report()
        guard !report.groups.isEmpty else {
            try StandardStream.output.write("nothing is waiting for review\n")
            return .fine
        }
        if invocation[web] { return try serve(review, port: invocation[port] ?? 0) }
        let end: TerminalReview.End
        do {
            guard let terminal = Terminal() else {
                try StandardStream.output.write(TextSummary(report).text)
                return .findings
            }
            var review = try TerminalReview(report, terminal: terminal, pictures: invocation[pictures]) {
                try review.perform($0)
            }
            end = try review.run()
        }
        // The terminal is restored; now the signal takes its normal effect.
        if let signal = end.signal { raise(signal) }
        try StandardStream.output.write(lines(of: end.session).map { $0 + "\n" }.joined())
        return end.session.decisions.allSatisfy { $0 == .accepted } ? .fine : .findings
    }

    /// Serves until everything is decided and nothing is undone, or the user interrupts it.
    private static func serve(_ review: ProjectReview, port: Int) throws -> ExitStatus {
        let server = try ReviewServer(port: port)
        var site = try ReviewSite(review, title: "layoutsim review", token: ReviewServer.token())
        let address = "http://127.0.0.1:\(server.port)\(site.path)"
        try StandardStream.output.write("review at \(address)\nto stop: Control-C\n")
        server.serve(&site)
        try StandardStream.output.write("everything is decided\n")
        return site.isAllAccepted ? .fine : .findings
    }

    private static func lines(of session: ReviewSession) -> [String] {
        zip(session.report.groups, session.decisions).map { group, decision in
            "\(decision?.rawValue ?? "waiting")  \(group.id.map { "\($0)  " } ?? "")\(group.headline)"
        }
    }
}
