import Testing

@testable import LayoutSimComparison
import LayoutSimSeededRandom

@Suite struct HeaviestChainTests {
    @Test(arguments: 0..<100) func `no chain is heavier`(_ seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let ends = (0..<9).map { _ in Int.random(in: 0..<12, using: &random) }
        let links = ends.enumerated().map {
            ChainLink(left: $0.offset, right: $0.element, weight: Int.random(in: 1...5, using: &random))
        }
        let chain = links.heaviestChain
        #expect(Self.isChain(chain))
        let best = (0..<(1 << links.count)).map { set in
            links.indices.filter { set & (1 << $0) != 0 }.map { links[$0] }
        }.filter(Self.isChain).map(Self.weight).max()
        #expect(Self.weight(chain) == best)
    }

    static func isChain(_ links: [ChainLink]) -> Bool {
        zip(links, links.dropFirst()).allSatisfy { $0.left < $1.left && $0.right < $1.right }
    }

    static func weight(_ links: [ChainLink]) -> Int { links.reduce(0) { $0 + $1.weight } }
}
