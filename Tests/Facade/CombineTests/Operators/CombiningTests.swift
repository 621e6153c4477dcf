import Combine
import Testing

@Suite struct CombiningTests {
    static let rows = [
        Row("merge", "r* 1 b2 | 3 b|", "^* b^* 1 2 |") { $0.a.merge(with: $0.b) },
        Row("merge of demands", "r1 1 b2 r1 | b|", "^1 b^1 1 +1 2 b^1 |") { $0.a.merge(with: $0.b) },
        Row("merge of an error", "r* b!", "^* b^* cancel !") { $0.a.merge(with: $0.b) },
        Row("merge, canceled", "r* x", "^* b^* cancel bcancel") { $0.a.merge(with: $0.b) },
        Row("merge of three", "r* 1", "^* b^* 7 1") { $0.a.merge(with: $0.b, one(7)) },
        Row("merge of eight", "r*", "1 2 3 4 5 6 7 8 |") {
            _ in one(1).merge(with: one(2), one(3), one(4), one(5), one(6), one(7), one(8))
        },
        Row("merge of merges", "r*", "1 2 3 4 5 |") { _ in
            one(1).merge(with: one(2)).merge(with: one(3)).merge(with: one(4), one(5))
        },
        Row("merge of many", "r*", "1 2 3 |") { _ in Publishers.MergeMany([one(1), one(2)]).merge(with: one(3)) },
        Row("merge of the same type", "r*", "1 2 |") { _ in one(1).merge(with: one(2)) as Publishers.MergeMany },
        Row("merge of none", "r*", "|") { _ in Publishers.MergeMany([Just<Int>]()) },
        Row("combineLatest", "r* 1 b2 3 | b4 b|", "^* b^* (1,2) (3,2) (3,4) |") { $0.a.combineLatest($0.b) },
        Row("combineLatest of demands", "r1 1 b2 3 r1 b4", "^1 b^1 (1,2) ^1 b^1 (3,4)") {
            $0.a.combineLatest($0.b)
        },
        Row("combineLatest of nothing", "r* 1 b|", "^* b^* cancel |") { $0.a.combineLatest($0.b) },
        Row("combineLatest of an error", "r* b!", "^* b^* cancel !") { $0.a.combineLatest($0.b) },
        Row("combineLatest transformed", "r* 1 b2", "^* b^* 3") { $0.a.combineLatest($0.b, +) },
        Row("combineLatest of three", "r* 1", "^* 111") { $0.a.combineLatest(one(10), one(100)) { $0 + $1 + $2 } },
        Row("combineLatest of four", "r*", "(1,2,3,4) |") { _ in one(1).combineLatest(one(2), one(3), one(4)) },
        Row("zip", "r* 1 2 b3 | b4 b5", "^* b^* (1,3) (2,4) bcancel |") { $0.a.zip($0.b) },
        Row("zip of demands", "/ r1 1 b2", "^1 b^1 (1,2) ^1 b^1") { $0.a.zip($0.b) },
        Row("zip of an error", "r* 1 !", "^* b^* bcancel !") { $0.a.zip($0.b) },
        Row("zip transformed", "r* 1 b2", "^* b^* 3") { $0.a.zip($0.b, +) },
        Row("zip of three", "r* 1", "^* (1,2,3) cancel |") { $0.a.zip(one(2), one(3)) },
        Row("zip of four", "r*", "10 |") { _ in one(1).zip(one(2), one(3), one(4)) { $0 + $1 + $2 + $3 } },
        Row("append", "r2 1 | b2 b|", "^2 1 b^1 2 |") { $0.a.append($0.b) },
        Row("append answers", "/ r1 1 | b2", "^1 1 +1 b^1 2 b+1") { $0.a.append($0.b) },
        Row("append elements", "r* 1 |", "^* 1 8 9 |") { $0.a.append(8, 9) },
        Row("append a sequence", "r2 1 | r1", "^2 1 8 9 |") { $0.a.append([8, 9]) },
        Row("append after an error", "r* !", "^* !") { $0.a.append(8) },
        Row("prepend", "r2 b1 b| 2", "b^2 1 ^1 2") { $0.a.prepend($0.b) },
        Row("prepend elements", "r3 1", "8 9 ^1 1") { $0.a.prepend(8, 9) },
        Row("prepend a sequence", "r1 r1 1", "8 ^1 1") { $0.a.prepend([8]) },
    ]

    @Test(arguments: rows) func `publishers are combined`(_ row: Row) {
        #expect(row.run(row.script) == row.expected)
    }
}

/// A publisher of one value.
func one(_ value: Int) -> Result<Int, Fault>.Publisher { Result.Publisher(value) }
