import Foundation
import LayoutSimAudits
import LayoutSimJSON
import Testing

@Suite struct ReportTests {
    @Test func `the text reports each fault once, with its devices and what to change`() {
        #expect(
            SampleReport.report.description == """
                App/My Main.storyboard:7: note: 'button' is too small to touch: 30x30 [touch-target]
                    on iphone-5 portrait, iphone-5 landscape
                    make it 44 by 44 points, or widen its content insets; at least 28 by 28, with room around it
                App/My Main.storyboard:42: warning: 'Title' (abc-12-xyz) shows only "Hell…" [truncated]
                    on iphone-5 portrait: "Hell…"
                    on iphone-5 landscape: "Hello w…"
                    allow more lines or a smaller minimum scale factor, or give it more room with optional constraints
                badge-detail: warning: 'title' and 'patch' overlap: 0 0 10 10 [overlapping]
                    on iphone-5 portrait
                    put a constraint between them that keeps them apart
                3 faults

                """)
    }

    @Test func `a waiver that names a screen, scene or file holds there alone`() throws {
        let title = AuditFinding(.truncated, [AuditedView(id: "title")], "")
        let report = try SampleReport.waived(
            "truncated * in badge-detail # elsewhere\ntouch-target * in \"My Main.storyboard\" # here")
        #expect(report.unusedWaivers.map(\.line) == [1])
        let waiver = try #require(report.unusedWaivers.first)
        #expect(waiver.fits(title, in: ["profile", "badge-detail"]))
        #expect(!waiver.fits(title, in: ["profile"]))
    }

    @Test func `waivers take faults out of a text, and those that fit nothing are told`() throws {
        let report = try SampleReport.waived(
            "touch-target *  # drawn small\ntruncated Title # meant so\nclipped title  # long ago\n")
        #expect(
            report.description == """
                badge-detail: warning: 'title' and 'patch' overlap: 0 0 10 10 [overlapping]
                    on iphone-5 portrait
                    put a constraint between them that keeps them apart
                waivers.txt:3: warning: nothing is clipped at title anymore; remove the waiver
                1 fault, 2 waived

                """)
        #expect(report.open.count == 1)
    }

    @Test(arguments: [
        (AuditRule.Level.note, ["touch-target", "truncated", "overlapping"], "2 faults, 1 waived"),
        (.warning, ["truncated", "overlapping"], "1 fault, 1 waived"),
        (.error, [], "no faults"),
    ])
    func `what matters less than the level is left out`(_ level: AuditRule.Level, _ rules: [String], _ summary: String)
        throws
    {
        var report = try SampleReport.waived("truncated Title # meant so\n")
        report.leastLevel = level
        #expect(report.sorted.map(\.finding.rule.rawValue) == rules)
        #expect(report.description.hasSuffix("\(summary)\n"))
    }

    @Test func `nothing wrong is said in two words`() {
        #expect(AuditReport().description == "no faults\n")
    }

    @Test func `files that could not be read count neither way`() {
        var report = AuditReport()
        report.isPartial = true
        #expect(report.description == "no faults in the files that could be read\n")
    }

    @Test func `reports of several files are one`() {
        var whole = AuditReport()
        whole.add(SampleReport.report)
        whole.add(SampleReport.report)
        #expect(whole == SampleReport.report)
    }

    @Test func `JSON holds all faults`() throws {
        let report = try SampleReport.waived("truncated abc-12-xyz # meant so\nclipped * # long ago")
        #expect(
            report.json.indented == """
                {
                  "findings": [
                    {
                      "rule": "touch-target",
                      "level": "note",
                      "file": "App/My Main.storyboard",
                      "line": 7,
                      "root": "root-1",
                      "views": [
                        {
                          "id": "button",
                          "name": null,
                          "line": 7
                        }
                      ],
                      "message": "'button' is too small to touch: 30x30",
                      "advice": "make it 44 by 44 points, or widen its content insets; at least 28 by 28, with room around it",
                      "devices": [
                        {
                          "device": "iphone-5 portrait",
                          "language": null,
                          "detail": "30x30"
                        },
                        {
                          "device": "iphone-5 landscape",
                          "language": null,
                          "detail": "30x30"
                        }
                      ],
                      "waiver": null
                    },
                    {
                      "rule": "truncated",
                      "level": "warning",
                      "file": "App/My Main.storyboard",
                      "line": 42,
                      "root": "root-1",
                      "views": [
                        {
                          "id": "abc-12-xyz",
                          "name": "Title",
                          "line": 42
                        }
                      ],
                      "message": "'Title' (abc-12-xyz) shows only \\"Hell…\\"",
                      "advice": "allow more lines or a smaller minimum scale factor, or give it more room with optional constraints",
                      "devices": [
                        {
                          "device": "iphone-5 portrait",
                          "language": null,
                          "detail": "\\"Hell…\\""
                        },
                        {
                          "device": "iphone-5 landscape",
                          "language": null,
                          "detail": "\\"Hello w…\\""
                        }
                      ],
                      "waiver": {
                        "file": "waivers.txt",
                        "line": 1,
                        "rule": "truncated",
                        "view": "abc-12-xyz",
                        "reason": "meant so"
                      }
                    },
                    {
                      "rule": "overlapping",
                      "level": "warning",
                      "file": "badge-detail",
                      "line": null,
                      "root": "view",
                      "views": [
                        {
                          "id": "title",
                          "name": null,
                          "line": null
                        },
                        {
                          "id": "patch",
                          "name": null,
                          "line": null
                        }
                      ],
                      "message": "'title' and 'patch' overlap: 0 0 10 10",
                      "advice": "put a constraint between them that keeps them apart",
                      "devices": [
                        {
                          "device": "iphone-5 portrait",
                          "language": null,
                          "detail": "0 0 10 10"
                        }
                      ],
                      "waiver": null
                    }
                  ],
                  "unusedWaivers": [
                    {
                      "file": "waivers.txt",
                      "line": 2,
                      "rule": "clipped",
                      "view": "*",
                      "reason": "long ago"
                    }
                  ]
                }
                """)
    }

    @Test func `SARIF names rules, files and lines, and suppresses what is waived`() throws {
        let sarif = try SampleReport.waived("truncated Title # meant so").sarif(version: "1.2.3")
        let text = sarif.description
        #expect(
            text.hasPrefix(
                #"{"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [{"tool": "#
                    + #"{"driver": {"name": "layoutsim", "version": "1.2.3", "rules": [{"id": "truncated", "#
                    + #""shortDescription": {"text": "a truncated text"}, "help": "#))
        let results = #""columnKind": "unicodeCodePoints", "results": "#
        let start = try #require(text.range(of: results))
        #expect(
            text[start.upperBound...] == """
                [{"ruleId": "touch-target", "ruleIndex": 4, "level": "note", "message": {"text": "'button' is too small to \
                touch: 30x30 on iphone-5 portrait, iphone-5 landscape; make it 44 by 44 points, or widen its content \
                insets; at least 28 by 28, with room around it"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": \
                "App/My%20Main.storyboard"}, "region": {"startLine": 7}}, "logicalLocations": [{"name": "button", \
                "fullyQualifiedName": "root-1/button", "kind": "object"}]}], "partialFingerprints": {"layoutsim/v1": \
                "touch-target/root-1/button"}}, {"ruleId": "truncated", "ruleIndex": 0, "level": "warning", "message": \
                {"text": "'Title' (abc-12-xyz) shows only \\"Hell…\\" on iphone-5 portrait, iphone-5 landscape; allow more \
                lines or a smaller minimum scale factor, or give it more room with optional constraints"}, "locations": \
                [{"physicalLocation": {"artifactLocation": {"uri": "App/My%20Main.storyboard"}, "region": {"startLine": \
                42}}, "logicalLocations": [{"name": "Title", "fullyQualifiedName": "root-1/abc-12-xyz", "kind": \
                "object"}]}], "partialFingerprints": {"layoutsim/v1": "truncated/root-1/abc-12-xyz"}, "suppressions": \
                [{"kind": "external", "justification": "meant so"}]}, {"ruleId": "overlapping", "ruleIndex": 5, "level": \
                "warning", "message": {"text": "'title' and 'patch' overlap: 0 0 10 10 on iphone-5 portrait; put \
                a constraint between them that keeps them apart"}, "locations": [{"logicalLocations": [{"name": "title", \
                "fullyQualifiedName": "view/title", "kind": "object"}, {"name": "patch", "fullyQualifiedName": \
                "view/patch", "kind": "object"}]}], "partialFingerprints": {"layoutsim/v1": \
                "overlapping/view/title/patch"}}]}]}
                """)
    }
}
