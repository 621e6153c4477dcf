import LayoutSimDevices
import LayoutSimCauses
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimJSON
import LayoutSimViewTree
import Testing

/// `causes.json` reads back as the value that was written.
@Suite struct CauseReportJSONTests {
    private func roundTrip(_ report: CauseReport) throws -> CauseReport {
        try CauseReport(JSONDocument(parsing: Array(report.json.indented.utf8), file: "causes.json").root)
    }

    @Test(arguments: CauseReportTests.cases)
    func `a report on a change is read back`(_ test: ScreenChange) throws {
        let goldens = try Goldens()
        let base = try goldens.screen(on: "iphone-4s", .landscape, longest: true)
        var new = base
        test.change(&new)
        let report = try goldens.report(from: base, to: new, withPicture: true)
        let read = try roundTrip(report)
        #expect(read == report)
        #expect(read.description == report.description)
    }

    @Test(arguments: 0..<200) func `any report is read back`(seed: Int) throws {
        var random = RandomReports(seed: UInt64(seed))
        let report = random.report()
        #expect(try roundTrip(report) == report)
    }

    @Test func `any report is one of every case`() {
        var (kinds, subjects, steps, guides) = (Set<String>(), Set<String>(), Set<String>(), Set<LayoutGuide.Kind>())
        for seed in 0..<200 {
            var random = RandomReports(seed: UInt64(seed))
            let report = random.report()
            kinds.formUnion(report.inputs.map(\.kind.rawValue))
            subjects.formUnion(report.outputs.map { "\($0.subject)".prefix { $0 != "(" }.description })
            steps.formUnion(report.causes.flatMap(\.path).map { "\($0)".isEmpty ? "" : RandomReports.name(of: $0) })
            for case .constraint(let constraint) in report.inputs.map(\.place) {
                if case .guide(let kind, _) = constraint.first.item { guides.insert(kind) }
            }
        }
        #expect(kinds.count == RandomReports.kinds.count)
        #expect(subjects.count == 8)
        #expect(steps.count == 5)
        #expect(guides.count >= 8)
    }

    @Test func `programs find object, property, values and proof of every input`() throws {
        let constraint = Constraint(
            Constraint.Operand(.view("hero"), .top), .equal, Constraint.Operand(.guide(.safeArea, owner: "view"), .top),
            constant: 20, identifier: "Con-12-Top")
        let cause = InputChange(.constraint(constraint), .constant, old: "8", new: "20")
        let idle = InputChange(.view("Gre-01-Lab"), "color", old: nil, new: "#FF3B30")
        let output = OutputChange(.frame(view: "card", .y), old: "40", new: "52")
        let report = CauseReport(
            variant: "a/b", class: .layout, inputs: [cause, idle], outputs: [output],
            causes: [CauseReport.Cause(inputs: [cause], outputs: [output], restoresAll: true)], idle: [idle],
            area: 153_600)
        let root = try JSONDocument(parsing: Array(report.json.description.utf8), file: "causes.json").root
        let inputs = try root.member("inputs").elements()
        #expect(try inputs.map { try $0.member("object").string() } == ["Con-12-Top", "Gre-01-Lab"])
        #expect(try inputs.map { try $0.member("property").string() } == ["constant", "color"])
        #expect(try inputs.map { try $0.optionalMember("old")?.string() } == ["8", nil])
        #expect(try inputs.map { try $0.member("proven").boolean() } == [true, false])
        let effect = try #require(try root.member("causes").elements().first?.member("outputs").elements().first)
        #expect(try effect.member("object").string() == "card")
        #expect(try effect.member("property").string() == "y")
        #expect(try root.member("headline").string() == "\(report.headline)")
    }

    @Test(arguments: [
        (#""class": "layout""#, #""class": "layuot""#, "key 'class' is a string (\"layuot\")"),
        (#""variant": "a/b""#, #""varian": "a/b""#, "key 'variant' is missing"),
        (#""area": 1"#, #""area": "1""#, "key 'area' is"),
        (
            #""attribute": "top""#, #""attribute": "up""#,
            "key 'inputs[0].constraint.first.attribute' is a string (\"up\")"
        ),
    ])
    func `what is not such a report is one error that names the place`(_ old: String, _ new: String, _ message: String)
        throws
    {
        let constraint = Constraint(Constraint.Operand(.view("hero"), .top), .equal, nil, constant: 20)
        let input = InputChange(.constraint(constraint), .constant, old: "8", new: "20")
        let report = CauseReport(variant: "a/b", class: .layout, inputs: [input], outputs: [], area: 1)
        let text = report.json.indented
        try #require(text.contains(old))
        let document = try JSONDocument(parsing: Array(text.replacing(old, with: new).utf8), file: "causes.json")
        let error = #expect(throws: JSONError.self) { try CauseReport(document.root) }
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    }
}
