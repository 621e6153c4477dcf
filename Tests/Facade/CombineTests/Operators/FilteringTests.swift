import Combine
import Testing

@Suite struct FilteringTests {
    static let rows = [
        Row("filter", "r1 1 2 |", "^1 +1 2 |") { $0.a.filter { $0 == 2 } },
        Row("filter of filter", "r* 1 2 3", "^* +1 2 +1") { $0.a.filter { $0 > 1 }.filter { $0 < 3 } },
        Row("tryFilter", "r* 1 3", "^* 1 cancel !") { $0.a.tryFilter { try small($0) > 0 } },
        Row("tryFilter of filter", "r* 0 1 3", "^* +1 1 cancel !") {
            $0.a.filter { $0 > 0 }.tryFilter { try small($0) > 0 }
        },
        Row("filter of tryFilter", "r* 0 1 2", "^* +1 1 +1") { $0.a.tryFilter { $0 > 0 }.filter { $0 < 2 } },
        Row("tryFilter of tryFilter", "r* 1 3", "^* 1 cancel !") {
            $0.a.tryFilter { $0 > 0 }.tryFilter { try small($0) > 0 }
        },
        Row("compactMap", "r1 1 2", "^1 +1 4") { $0.a.compactMap { $0 > 1 ? $0 * 2 : nil } },
        Row("compactMap of compactMap", "r* 1 2 3", "^* +1 4 +1") {
            $0.a.compactMap { $0 > 1 ? $0 * 2 : nil }.compactMap { $0 < 5 ? $0 : nil }
        },
        Row("map of compactMap", "r* 1 2", "^* +1 5") { $0.a.compactMap { $0 > 1 ? $0 * 2 : nil }.map { $0 + 1 } },
        Row("tryCompactMap", "r* 1 3", "^* 1 cancel !") { $0.a.tryCompactMap { try small($0) } },
        Row("compactMap of tryCompactMap", "r* 1 3", "^* 1 cancel !") {
            $0.a.tryCompactMap { $0 }.compactMap { try small($0) }
        },
        Row("removeDuplicates", "r2 1 1 2 1 |", "^2 1 +1 2 1 |") { $0.a.removeDuplicates() },
        Row("removeDuplicates by", "r* 1 3 2 |", "^* 1 +1 2 |") { $0.a.removeDuplicates { $0 % 2 == $1 % 2 } },
        Row("tryRemoveDuplicates", "r* 1 1 3", "^* 1 +1 cancel !") {
            $0.a.tryRemoveDuplicates { $0 == (try small($1)) }
        },
        Row("replaceEmpty", "r1 |", "^1 9 |") { $0.a.replaceEmpty(with: 9) },
        Row("replaceEmpty, late", "| r1", "9 |") { $0.a.replaceEmpty(with: 9) },
        Row("replaceEmpty of values", "r2 1 |", "^2 1 |") { $0.a.replaceEmpty(with: 9) },
        Row("replaceEmpty of an error", "r2 !", "^2 !") { $0.a.replaceEmpty(with: 9) },
        Row("dropFirst", "r1 1 2 |", "^1 +1 2 |") { $0.a.dropFirst() },
        Row("drop while", "r* 1 2 1 |", "^* +1 2 1 |") { $0.a.drop { $0 < 2 } },
        Row("tryDrop while", "r* 1 3", "^* +1 cancel !") { $0.a.tryDrop { try small($0) < 2 } },
        Row("prefix", "r* 1 2 3 |", "^* 1 2 cancel |") { $0.a.prefix(2) },
        Row("prefix of nothing", "r*", "cancel |") { $0.a.prefix(0) },
        Row("prefix while", "r* 1 2 1", "^* 1 cancel |") { $0.a.prefix { $0 < 2 } },
        Row("tryPrefix while", "r* 1 3", "^* 1 cancel !") { $0.a.tryPrefix { try small($0) < 2 } },
        Row("output at", "r1 1 2 3", "^1 +1 2 cancel |") { $0.a.output(at: 1) },
        Row("output in", "r* 1 2 3 4", "^* +1 2 3 cancel |") { $0.a.output(in: 1...2) },
        Row("drop until", "r1 1 b1 2 |", "b^1 ^1 +1 bcancel 2 |") { $0.a.drop(untilOutputFrom: $0.b) },
        Row("drop until nothing", "r* 1 b|", "b^1 ^* +1 cancel |") { $0.a.drop(untilOutputFrom: $0.b) },
        Row("drop until an error", "r* b!", "b^1 ^* cancel !") { $0.a.drop(untilOutputFrom: $0.b) },
        Row("prefix until", "r* 1 b1 2", "b^1 ^* 1 bcancel cancel |") { $0.a.prefix(untilOutputFrom: $0.b) },
        Row("prefix until nothing", "r* b| 1 |", "b^1 ^* 1 |") { $0.a.prefix(untilOutputFrom: $0.b) },
        Row("prefix until, canceled", "r* x", "b^1 ^* bcancel cancel") { $0.a.prefix(untilOutputFrom: $0.b) },
    ]

    @Test(arguments: rows) func `values are left out`(_ row: Row) {
        #expect(row.run(row.script) == row.expected)
    }
}
