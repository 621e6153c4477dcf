import LayoutSimDocuments
import LayoutSimCauses
import LayoutSimDevices
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimViewTree
import Testing

/// Screens with one known change, or with a second one that has no effect on the outcome.
@Suite struct MutationStudy {
    private struct Row: CustomStringConvertible {
        var truth: String
        var companion: String?
        var report: CauseReport
        var needsProof: Bool

        var proven: Set<String> { Set(report.causes.flatMap(\.inputs).map(\.identity)) }
        var isNamed: Bool {
            needsProof
                ? proven.contains(truth)
                : (proven.isEmpty ? Set(report.together.map(\.identity)) : proven).contains(truth)
        }
        var isWrong: Bool { !proven.subtracting([truth]).isEmpty }
        var description: String {
            "\(isWrong ? "WRONG" : isNamed ? "named" : "missed")  \(truth)\(companion.map { " (with \($0))" } ?? "")\n"
                + "\(report)"
        }
    }

    private static let screens: [(screen: BuiltInScreen, phone: String, orientation: Orientation, longest: Bool)] = [
        (.badgeDetail, "iphone-5", .portrait, true), (.badgeDetail, "iphone-6", .portrait, false),
        (.layoutDiagram, "iphone-5", .portrait, false),
        (.badgeDetail, "iphone-4s", .landscape, false), (.badgeDetail, "iphone-6-plus", .portrait, true),
        (.layoutDiagram, "iphone-6", .landscape, false),
    ]

    @Test func `of 60 mutations at least 57 are named and nothing wrong is called proven`() throws {
        let goldens = try Goldens()
        let bases = try MutationStudy.screens.map {
            try goldens.screen($0.screen, on: $0.phone, $0.orientation, longest: $0.longest)
        }
        var mutations = Mutations(seed: 5)
        var rows: [Row] = []
        var sort = 0
        while rows.count < 60 {
            defer { sort += 1 }
            if let row = try row(
                bases[rows.count % bases.count], sort, &mutations, goldens, isPair: rows.count % 4 == 3)
            {
                rows.append(row)
            }
        }
        let table = rows.map { "\($0)" }.joined(separator: "\n")
        #expect(rows.count(where: \.isNamed) >= 57, "\(rows.count(where: \.isNamed)) of 60\n\(table)")
        #expect(rows.allSatisfy { !$0.isWrong }, "\(table)")
    }

    /// Returns a mutation that changes the outcome, on request with another one that does not.
    private func row(
        _ base: Screen, _ sort: Int, _ mutations: inout Mutations, _ goldens: Goldens, isPair: Bool
    ) throws -> Row? {
        guard let mutation = mutations.mutation(sort, of: base) else { return nil }
        var screen = base
        mutation.apply(&screen)
        let isPaint = ["color", "background", "image"].contains(mutation.kind)
        guard try isPaint || outcome(screen, goldens) != outcome(base, goldens) else { return nil }
        var companion: Mutation?
        if isPair, !isPaint {
            companion = try idleCompanion(of: mutation, on: screen, &mutations, goldens)
            guard let companion else { return nil }
            companion.apply(&screen)
        }
        let report = try goldens.report(from: base, to: screen, withPicture: true)
        // A picture is known only by its hash, from which nothing can be drawn.
        return Row(
            truth: mutation.identity, companion: companion?.identity, report: report,
            needsProof: mutation.kind != "image")
    }

    /// Returns another change that does not affect the layout.
    private func idleCompanion(
        of mutation: Mutation, on screen: Screen, _ mutations: inout Mutations, _ goldens: Goldens
    ) throws -> Mutation? {
        let before = try outcome(screen, goldens)
        for attempt in 0..<12 {
            guard let other = mutations.mutation(attempt % 2, of: screen), other.identity != mutation.identity else {
                continue
            }
            var both = screen
            other.apply(&both)
            if both != screen, try outcome(both, goldens) == before { return other }
        }
        return nil
    }

    /// Returns frames, lines and audits.
    private func outcome(_ screen: Screen, _ goldens: Goldens) throws -> [String] {
        let document = goldens.renderer.document(goldens.renderer.layout(screen))
        return document.nodes.flatMap { node in
            ["\(node.id) \(node.frame.numbers)"]
                + node.properties.filter { $0.name == "line" }.map(\.value)
        } + document.audits
    }
}
