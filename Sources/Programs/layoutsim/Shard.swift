import LayoutSimArguments
import LayoutSimFiles

/// A part of a test that is distributed over several machines.
struct Shard: Hashable, Sendable {
    /// The index, from 0.
    var index: Int
    var count: Int

    /// The whole test.
    static let whole = Shard(index: 0, count: 1)

    /// Returns the share of a list, every `count`-th element, starting at `index`.
    func share<Element>(of list: [Element]) -> [Element] {
        stride(from: index, to: list.count, by: count).map { list[$0] }
    }

    /// Parses a text such as `3/8`; `nil` if it is not a shard.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1, number <= count else {
            return nil
        }
        self.init(index: number - 1, count: count)
    }

    private init(index: Int, count: Int) {
        self.index = index
        self.count = count
    }
}

extension Shard {
    /// Returns the shard that Bazel requests in the environment; touches the status file that tells Bazel that sharding
    /// is supported.
    static func ofBazel() throws -> Shard? {
        guard let count = Environment["TEST_TOTAL_SHARDS"].flatMap(Int.init), count > 0,
            let index = Environment["TEST_SHARD_INDEX"].flatMap(Int.init), (0..<count).contains(index)
        else { return nil }
        if let path = Environment["TEST_SHARD_STATUS_FILE"] { try File(path).write("") }
        return Shard(index: index, count: count)
    }

    /// The format on a command line.
    static let format = ValueFormat<Shard>(placeholder: "N/COUNT") { text throws(ValueProblem) in
        guard let shard = Shard(text) else { throw .other("is not a share such as 3/8") }
        return shard
    }
}
