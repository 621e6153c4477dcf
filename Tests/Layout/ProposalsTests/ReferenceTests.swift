import Foundation
import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import LayoutSimSeededRandom
import Testing

/// The engine beside the slow layout of `ReferenceLayout`.
@Suite struct ReferenceTests {
    private static let shardCount = 20
    /// The number of views that each shard generates; `LAYOUTSIM_RANDOM_VIEWS` says another one for all shards
    /// together.
    private static let count =
        (ProcessInfo.processInfo.environment["LAYOUTSIM_RANDOM_VIEWS"].flatMap(Int.init) ?? 1000) / shardCount

    @Test(arguments: 0..<shardCount) func `generated views have the same frames`(_ shard: Int) throws {
        try #require(Self.count > 0)
        for seed in shard * Self.count..<(shard + 1) * Self.count {
            if let difference = try difference(UInt64(seed)) {
                Issue.record("seed \(seed): \(difference)")
                return
            }
        }
    }

    /// Returns the first node of a generated view whose frames differ by more than a thousandth of a point.
    private func difference(_ seed: UInt64) throws -> String? {
        var views = RandomViews(random: SeededRandom(seed: seed))
        var tree = ProposalTree()
        var texts = SampleTexts()
        _ = views.view(depth: 4).add(to: &tree, &texts)
        let area = Rect(x: 0, y: 0, width: 320, height: 480)
        let found = try ProposalLayout(tree, in: area, scale: 3, texts)
        let expected = ReferenceLayout(tree: tree, texts: texts).frames(width: 320, height: 480)
        for node in tree.nodes.indices where !isSame(found.nodes[node].frame, expected[node]) {
            return "node \(node): \(String(describing: found.nodes[node].frame)), expected "
                + "\(String(describing: expected[node])) in\n\(tree)"
        }
        return nil
    }

    private func isSame(_ one: Rect?, _ other: Rect?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return zip(
            [one.minX, one.minY, one.maxX, one.maxY], [other.minX, other.minY, other.maxX, other.maxY]
        ).allSatisfy { $0 == $1 || abs($0 - $1) < 1e-3 }
    }
}
