import LayoutSimAudits
import Testing

@Suite struct WaiverTests {
    @Test func `a line holds rule, view and reason`() throws {
        let text = """
            # what we live with

              truncated\ttitle   #  cut on purpose\r
            touch-target *# small on purpose
            overlapping "my \\"view\\"" # two words
            clipped * in profile # one screen
            clipped in in "two words"# a view called 'in'
            """
        let waivers = try AuditWaiver.waivers(parsing: text, file: "w")
        #expect(waivers.map(\.line) == [3, 4, 5, 6, 7])
        #expect(waivers.map(\.rule) == [.truncated, .touchTarget, .overlapping, .clipped, .clipped])
        #expect(waivers.map(\.view) == ["title", nil, #"my "view""#, nil, "in"])
        #expect(waivers.map(\.screen) == [nil, nil, nil, "profile", "two words"])
        #expect(
            waivers.map(\.reason) == [
                "cut on purpose", "small on purpose", "two words", "one screen", "a view called 'in'",
            ])
    }

    @Test(
        "a faulty line is an error that says what to do",
        arguments: [
            ("trunkated title # x", #"there is no rule "trunkated"; did you mean 'truncated'?"#),
            ("truncated", "the view is missing; write its id or name, or '*' for every view"),
            ("truncated # x", "the view is missing; write its id or name, or '*' for every view"),
            ("truncated title", "the reason is missing; write it after '#'"),
            ("truncated title #  ", "the reason is missing; write it after '#'"),
            ("truncated my title # x", #"expected '#' and the reason, found "title # x""#),
            ("truncated title in # x", "the screen after 'in' cannot be read; put its name between double quotes"),
            ("truncated title in \"a # x", "the screen after 'in' cannot be read; put its name between double quotes"),
            ("truncated title at 340 # x", #""340" after 'at' is not a range of widths; write one such as 320...340"#),
            (
                "truncated title at 340...320 # x",
                #""340...320" after 'at' is not a range of widths; write one such as 320...340"#
            ),
            ("truncated \"title # x", "the view's name cannot be read; put it between double quotes"),
        ])
    func faulty(line: String, message: String) {
        let error = #expect(throws: AuditWaiverError.self) {
            try AuditWaiver.waivers(parsing: "\n" + line, file: "w.txt")
        }
        #expect(error?.description == "w.txt:2: error: \(message)")
    }

    @Test func `widths limit a waiver to windows that are so wide`() throws {
        let waivers = try AuditWaiver.waivers(parsing: "truncated title in login at 320...340 # small", file: "w")
        let finding = AuditFinding(.truncated, [AuditedView(id: "title")], "")
        #expect(waivers.map(\.widths) == [320...340])
        #expect(waivers[0].fits(finding, in: ["login"], widths: 320...340.5))
        #expect(!waivers[0].fits(finding, in: ["login"], widths: 320...350))
        #expect(!waivers[0].fits(finding, in: ["login"]))
    }
}
