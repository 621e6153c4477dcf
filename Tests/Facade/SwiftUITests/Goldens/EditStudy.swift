import LayoutSimCauses
import Foundation
import LayoutSimSeededRandom
import SwiftUI
import Testing

/// Random edits of random views, and whether their causes are found; `LAYOUTSIM_VIEW_EDITS` says how many.
@MainActor @Suite(.serialized) struct EditStudy {
    /// What became of the edits of a view.
    private enum Outcome: Equatable {
        /// The edits were told, and nothing else.
        case told
        /// Not all edits were told.
        case untold(String)
        /// Something else was told.
        case wrong(String)
        /// Nothing that is seen changed.
        case unseen
    }

    private let count = ProcessInfo.processInfo.environment["LAYOUTSIM_VIEW_EDITS"].flatMap(Int.init) ?? 40

    /// Returns edits of different views, none of which lies in another.
    private func edits(_ number: Int, of view: DescribedView, _ random: inout SeededRandom) -> [DescribedEdit] {
        var edits: [DescribedEdit] = []
        for _ in 0..<200 where edits.count < number {
            guard let edit = DescribedEdit(view, &random) else { continue }
            func isIn(_ one: Int, _ other: Int) -> Bool { (other..<other + view[other].count).contains(one) }
            if edits.contains(where: { isIn($0.place, edit.place) || isIn(edit.place, $0.place) }) { continue }
            edits.append(edit)
        }
        return edits
    }

    private func outcome(seed: UInt64, edits number: Int) throws -> Outcome {
        var random = SeededRandom(seed: seed)
        let old = DescribedView.random(4, &random)
        let edits = edits(number, of: old, &random)
        var view = old
        for edit in edits.sorted(by: { $0.place > $1.place }) { edit.apply(to: &view) }
        let golden = try OutlinedView(old.view)
        let report = try golden.report(to: OutlinedView(view.view))
        guard !report.outputs.isEmpty else { return .unseen }
        let causes = report.causes.flatMap { $0.inputs + $0.masked }
        let told = causes.map(\.description).joined(separator: "; ")
        if let other = causes.first(where: { change in !edits.contains { $0.isTold(by: change) } }) {
            return .wrong("seed \(seed): \(other) of \(told)")
        }
        let rest = report.idle
        let isAllTold = edits.allSatisfy { edit in (causes + rest).contains(where: edit.isTold) }
        return isAllTold && report.unexplained.isEmpty
            ? .told : .untold("seed \(seed): \(told); unexplained \(report.unexplained); idle \(rest)")
    }

    /// The least share of edits, made one or two at once, that is told.
    @Test(arguments: [(1, 0.95), (2, 0.85)])
    func `edits are told`(_ number: Int, _ share: Double) throws {
        var (told, seen) = (0, 0)
        var missed: [String] = []
        for seed in 0..<UInt64(count) {
            switch try outcome(seed: seed &* 977 &+ UInt64(number), edits: number) {
            case .told: (told, seen) = (told + 1, seen + 1)
            case .untold(let words), .wrong(let words):
                seen += 1
                missed.append(words)
            case .unseen: break
            }
        }
        let list = missed.joined(separator: "\n")
        print("\(told) of \(seen) edits made \(number) at once are told\n\(list)")
        #expect(Double(told) >= share * Double(seen), "\(told) of \(seen):\n\(list)")
        #expect(seen > count / 2)
    }
}
