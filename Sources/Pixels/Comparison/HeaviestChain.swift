/// A possible pair of elements of two sequences, with its weight.
package struct ChainLink: Hashable {
    /// The index in the first sequence.
    package var left: Int
    /// The index in the second sequence.
    package var right: Int
    /// The weight of the pair, greater than 0.
    package var weight: Int

    package init(left: Int, right: Int, weight: Int) {
        self.left = left
        self.right = right
        self.weight = weight
    }
}

extension [ChainLink] {
    /// The set of noncrossing links with the greatest total weight; links are sorted by their left ends.
    ///
    /// A heaviest increasing subsequence, computed with a Fenwick tree of the best chains that end at or before a right
    /// end.
    package var heaviestChain: [ChainLink] {
        guard let width = map(\.right).max() else { return [] }
        var tree = BestChains(width: width + 1)
        var previous: [Int?] = []
        for (index, link) in enumerated() {
            let before = tree.best(before: link.right)
            previous.append(before?.link)
            tree.insert(link: index, weight: link.weight + (before?.weight ?? 0), at: link.right)
        }
        var (result, next) = ([ChainLink](), tree.best(before: width + 1)?.link)
        while let index = next {
            result.append(self[index])
            next = previous[index]
        }
        return result.reversed()
    }
}

/// Prefix maxima under insertion.
private struct BestChains {
    typealias Chain = (weight: Int, link: Int)
    private var tree: [Chain?]

    init(width: Int) {
        tree = Array(repeating: nil, count: width + 1)
    }

    func best(before end: Int) -> Chain? {
        var (best, index) = (Chain?.none, end)
        while index > 0 {
            if let chain = tree[index], chain.weight > best?.weight ?? 0 { best = chain }
            index &= index - 1
        }
        return best
    }

    mutating func insert(link: Int, weight: Int, at position: Int) {
        var index = position + 1
        while index < tree.count {
            if weight > tree[index]?.weight ?? 0 { tree[index] = (weight, link) }
            index += index & -index
        }
    }
}
