import Combine
import Testing

@Suite struct ReducingTests {
    static let rows = [
        Row("collect", "r1 1 2 |", "^* [1,2] |") { $0.a.collect() },
        Row("collect, requested late", "| r1", "[] |") { $0.a.collect() },
        Row("collect of an error", "r1 1 !", "^* !") { $0.a.collect() },
        Row("collect, canceled", "r1 1 x |", "^* cancel") { $0.a.collect() },
        Row("collect by count", "r1 1 2 3 |", "^2 [1,2] [3] |") { $0.a.collect(2) },
        Row("collect by count answers", "/ r1 1 2", "^2 [1,2] +2") { $0.a.collect(2) },
        Row("ignoreOutput", "1 |", "^* |") { $0.a.ignoreOutput() },
        Row("reduce", "r1 1 2 |", "^* 3 |") { $0.a.reduce(0, +) },
        Row("tryReduce", "r1 1 3", "^* cancel !") { $0.a.tryReduce(0) { $0 + (try small($1)) } },
        Row("count", "r1 1 1 |", "^* 2 |") { $0.a.count() },
        Row("max", "r1 1 3 2 |", "^* 3 |") { $0.a.max() },
        Row("min", "r1 2 1 3 |", "^* 1 |") { $0.a.min() },
        Row("max of nothing", "r1 |", "^* |") { $0.a.max() },
        Row("max by", "r1 1 3 2 |", "^* 1 |") { $0.a.max(by: >) },
        Row("min by", "r1 1 3 2 |", "^* 3 |") { $0.a.min(by: >) },
        Row("tryMax", "r1 1 3", "^* cancel !") { $0.a.tryMax { try small($0) < small($1) } },
        Row("tryMin", "r1 2 1 |", "^* 1 |") { $0.a.tryMin { try small($0) < small($1) } },
        Row("contains", "r1 1 2 3", "^* cancel true |") { $0.a.contains(2) },
        Row("contains not", "r1 1 |", "^* false |") { $0.a.contains(2) },
        Row("contains where", "r1 1 2", "^* cancel true |") { $0.a.contains { $0 > 1 } },
        Row("tryContains", "r1 1 3", "^* cancel !") { $0.a.tryContains { try small($0) == 2 } },
        Row("allSatisfy", "r1 1 2", "^* cancel false |") { $0.a.allSatisfy { $0 < 2 } },
        Row("allSatisfy of nothing", "r1 |", "^* true |") { $0.a.allSatisfy { $0 < 2 } },
        Row("tryAllSatisfy", "r1 1 3", "^* cancel !") { $0.a.tryAllSatisfy { try small($0) < 9 } },
        Row("first", "r1 1 2", "^* cancel 1 |") { $0.a.first() },
        Row("first where", "r1 1 2", "^* cancel 2 |") { $0.a.first { $0 > 1 } },
        Row("tryFirst", "r1 1 3", "^* cancel !") { $0.a.tryFirst { try small($0) == 2 } },
        Row("last", "r1 1 2 |", "^* 2 |") { $0.a.last() },
        Row("last where", "r1 1 2 |", "^* 1 |") { $0.a.last { $0 < 2 } },
        Row("tryLast", "r1 1 3", "^* cancel !") { $0.a.tryLast { try small($0) == 2 } },
    ]

    @Test(arguments: rows) func `values become one result`(_ row: Row) {
        #expect(row.run(row.script) == row.expected)
    }
}
