import Foundation
import LayoutSimCauses
import LayoutSimDevices
import LayoutSimDocuments
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimSeededRandom
import LayoutSimViewTree
import Testing

/// Screens with two or three changes at once, each of which is visible.
@Suite struct SeveralMutationsStudy {
    private struct Row: CustomStringConvertible {
        var truths: [Mutation]
        var report: CauseReport

        /// The changes that are not named; a picture is known only by its hash, which proves nothing.
        var missed: [String] {
            let proven = Set(report.causes.flatMap(\.inputs).map(\.identity))
            let told = proven.union(report.together.map(\.identity))
            return truths.filter { !($0.kind == "image" ? told : proven).contains($0.identity) }.map(\.identity)
        }
        var wrong: [String] {
            let truths = Set(truths.map(\.identity))
            return report.causes.flatMap(\.inputs).map(\.identity).filter { !truths.contains($0) }
        }
        var description: String {
            "\(wrong.isEmpty ? missed.isEmpty ? "named" : "missed \(missed)" : "WRONG \(wrong)")  "
                + "\(truths.map(\.identity))\n\(report)"
        }
    }

    private static let screens: [(screen: BuiltInScreen, phone: String, orientation: Orientation, longest: Bool)] = [
        (.badgeDetail, "iphone-5", .portrait, true), (.layoutDiagram, "iphone-5", .portrait, false),
        (.badgeDetail, "iphone-6", .landscape, false),
    ]

    /// `LAYOUTSIM_STUDY_SEED` draws other changes, `LAYOUTSIM_STUDY_COUNT` more of them.
    @Test func `of several changes at once all are named and nothing wrong is called proven`() throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["LAYOUTSIM_STUDY_SEED"].flatMap { UInt64($0) } ?? 7
        let count = environment["LAYOUTSIM_STUDY_COUNT"].flatMap { Int($0) } ?? 20
        let goldens = try Goldens()
        let bases = try Self.screens.map {
            try goldens.screen($0.screen, on: $0.phone, $0.orientation, longest: $0.longest)
        }
        var (mutations, random) = (Mutations(seed: seed), SeededRandom(seed: seed))
        var rows: [Row] = []
        while rows.count < count {
            let size = random.pick([2, 2, 3])
            if let row = try row(random.pick(bases), size, &mutations, &random, goldens) { rows.append(row) }
        }
        let table = rows.filter { !$0.missed.isEmpty || !$0.wrong.isEmpty }.map { "\($0)" }.joined(separator: "\n")
        let named = rows.count { $0.missed.isEmpty }
        #expect(named * 20 >= rows.count * 19, "\(named) of \(rows.count) with seed \(seed)\n\(table)")
        #expect(rows.allSatisfy { $0.wrong.isEmpty }, "seed \(seed)\n\(table)")
    }

    /// Returns a screen with several changes; `nil` if one of them is not visible with the others.
    private func row(
        _ base: Screen, _ size: Int, _ mutations: inout Mutations, _ random: inout SeededRandom, _ goldens: Goldens
    ) throws -> Row? {
        var truths: [Mutation] = []
        for _ in 0..<size * 3 where truths.count < size {
            guard let next = mutations.mutation(random.pick(Array(0...8)), of: base) else { continue }
            // Removing and adding would change the places that the others refer to.
            let isPlace = [.removed, .added].contains(next.kind)
            if truths.contains(where: { $0.object == next.object || isPlace && [.removed, .added].contains($0.kind) }) {
                continue
            }
            truths.append(next)
        }
        guard truths.count == size else { return nil }
        let new = screen(base, truths)
        for place in truths.indices {
            var others = truths
            others.remove(at: place)
            if try outcome(screen(base, others), goldens) == outcome(new, goldens) { return nil }
        }
        return Row(truths: truths, report: try goldens.report(from: base, to: new, withPicture: true))
    }

    private func screen(_ base: Screen, _ mutations: [Mutation]) -> Screen {
        var screen = base
        for mutation in mutations where mutation.kind != .removed { mutation.apply(&screen) }
        for mutation in mutations where mutation.kind == .removed { mutation.apply(&screen) }
        return screen
    }

    /// Returns frames and pixels.
    private func outcome(_ screen: Screen, _ goldens: Goldens) throws -> [String] {
        let layout = goldens.renderer.layout(screen)
        return goldens.renderer.document(layout).nodes.map { "\($0.id) \($0.frame.numbers)" }
            + ["\(try goldens.pixelHash(screen))"]
    }
}

extension Mutation {
    /// The changed object, without the property.
    fileprivate var object: String {
        identity.split(separator: " ").dropLast(kind.rawValue.split(separator: " ").count).joined()
    }
}
