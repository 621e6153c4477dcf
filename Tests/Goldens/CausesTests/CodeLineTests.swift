import LayoutSimCauses
import LayoutSimDevices
import LayoutSimJSON
import LayoutSimScreens
import LayoutSimViewTree
import Testing

/// Causes name the line of code that created a constraint.
@Suite struct CodeLineTests {
    private let goldens: Goldens
    private let base: Screen

    init() throws {
        goldens = try Goldens()
        var screen = try goldens.screen(on: "iphone-4s", .landscape, longest: true)
        for place in screen.constraints.indices {
            screen.constraints[place].line = CodeLine(file: "App/Detail.swift", number: 40 + place)
        }
        base = screen
    }

    static let cases = [
        ScreenChange(
            name: "a constant", change: { $0.constraints[1].constant = 12 },
            inputs: ["patch.top == title.bottom: constant 20 → 12 (Detail.swift:41)"],
            headline: "patch.height 154 → 162 because Detail.swift:41 constant 20 → 12"),
        ScreenChange(
            name: "constraints of a line that made several",
            change: { screen in
                for place in [1, 2] {
                    screen.constraints[place].constant = 12
                    screen.constraints[place].line?.number = 7
                }
            },
            inputs: [
                "patch.top == title.bottom: constant 20 → 12 (Detail.swift:7)",
                "description.top == patch.bottom: constant 20 → 12 (Detail.swift:7)",
            ],
            headline: "patch.height 154 → 170 because 2 constants 20 → 12 (Detail.swift:7)"),
        ScreenChange(
            name: "different changes of a line that made several",
            change: { screen in
                for (place, constant) in [(1, 12.0), (2, 10)] {
                    screen.constraints[place].constant = constant
                    screen.constraints[place].line?.number = 7
                }
            },
            inputs: [
                "patch.top == title.bottom: constant 20 → 12 (Detail.swift:7)",
                "description.top == patch.bottom: constant 20 → 10 (Detail.swift:7)",
            ],
            headline: """
                patch.height 154 → 172 because patch.top == title.bottom: constant 20 → 12 (Detail.swift:7) and \
                description.top == patch.bottom: constant 20 → 10 (Detail.swift:7)
                """),
        ScreenChange(
            name: "a constraint of a line that made others too",
            change: { screen in
                screen.constraints[1].constant = 12
                screen.constraints[1].line?.isShared = true
            },
            inputs: ["patch.top == title.bottom: constant 20 → 12 (Detail.swift:41)"],
            headline: "patch.height 154 → 162 because patch.top == title.bottom: constant 20 → 12 (Detail.swift:41)"),
        ScreenChange(
            name: "a new constraint",
            change: { screen in
                var constraint = Constraint(
                    .init(.view("patch"), .height), .lessThanOrEqual, nil, constant: 100)
                constraint.line = CodeLine(file: "App/Patch.swift", number: 9)
                screen.constraints.append(constraint)
            },
            inputs: ["constraint patch.height <= 100 added (Patch.swift:9)"],
            headline: "patch.height 154 → 100 because constraint patch.height <= 100 added (Patch.swift:9)"),
    ]

    @Test(arguments: cases) func headlines(_ example: ScreenChange) throws {
        var new = base
        example.change(&new)
        let report = try goldens.report(from: base, to: new)
        #expect(report.inputs.map(\.description) == example.inputs)
        #expect("\(report.headline)" == example.headline)
    }

    @Test func `lines that move are no change`() throws {
        var new = base
        for place in new.constraints.indices { new.constraints[place].line?.number += 3 }
        #expect(new == base)
        #expect(try goldens.golden(new) == goldens.golden(base))
        #expect(try goldens.report(from: base, to: new).inputs == [])
    }

    @Test func `reports keep lines in files`() throws {
        var new = base
        new.constraints[1].constant = 12
        let report = try goldens.report(from: base, to: new)
        let copy = try CauseReport(JSONDocument(parsing: Array(report.json.indented.utf8), file: "causes.json").root)
        #expect("\(copy)" == "\(report)")
        #expect(report.json.indented.contains(#""file": "App/Detail.swift""#))
    }
}
