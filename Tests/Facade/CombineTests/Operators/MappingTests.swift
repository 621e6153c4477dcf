import Combine
import Testing

@Suite struct MappingTests {
    struct Point: Sendable {
        var x: Int
        var y: Int { x * 10 }
        var z: Int { x * 100 }
    }

    static let rows = [
        Row("map", "r2 1 2 |", "^2 2 4 |") { $0.a.map { $0 * 2 } },
        Row("map of map", "r1 1", "^1 3") { $0.a.map { $0 * 2 }.map { $0 + 1 } },
        Row("map answers", "/ r1 1 2 !", "^1 2 +1 4 +1 !") { $0.a.map { $0 * 2 } },
        Row("map canceled", "r* 1 x 2 |", "^* 2 cancel") { $0.a.map { $0 * 2 } },
        Row("tryMap", "r* 1 3 2", "^* 1 cancel !") { $0.a.tryMap { try small($0) } },
        Row("tryMap of an error", "r* !", "^* !") { $0.a.tryMap { try small($0) } },
        Row("map of tryMap", "r* 1 3", "^* 2 cancel !") { $0.a.tryMap { try small($0) }.map { $0 * 2 } },
        Row("tryMap of tryMap", "r* 1 3", "^* 1 cancel !") { $0.a.tryMap { $0 }.tryMap { try small($0) } },
        Row("tryMap of map", "r* 1 2", "^* 2 cancel !") { $0.a.map { $0 * 2 }.tryMap { try small($0) } },
        Row("key paths", "r* 1 |", "^* 10 |") { $0.a.map { Point(x: $0) }.map(\.y) },
        Row("two key paths", "r* 1", "^* (1,10)") { $0.a.map { Point(x: $0) }.map(\.x, \.y) },
        Row("three key paths", "r* 1", "^* (1,10,100)") { $0.a.map { Point(x: $0) }.map(\.x, \.y, \.z) },
        Row("mapError", "r* 1 !", "^* 1 !") { $0.a.mapError { OtherFault(cause: $0) } },
        Row("setFailureType", "r* 1 |", "^* 1 |") {
            $0.a.assertNoFailure().setFailureType(to: Fault.self)
        },
        Row("setFailureType twice", "r* 1", "^* 1") {
            $0.a.assertNoFailure().setFailureType(to: Fault.self).setFailureType(to: OtherFault.self)
        },
        Row("replaceNil", "r2 1 2", "^2 1 0") { $0.a.map { $0 == 1 ? 1 : nil }.replaceNil(with: 0) },
        Row("scan", "r* 1 2 3 |", "^* 1 3 6 |") { $0.a.scan(0, +) },
        Row("tryScan", "r* 1 2 3", "^* 1 3 cancel !") { $0.a.tryScan(0) { $0 + (try small($1)) } },
        Row("encode", "r* 1 |", "^* 1 |") { $0.a.encode(encoder: TextCoder()) },
        Row("decode", "r* 1 0", "^* 1 cancel !") {
            $0.a.map { $0 == 0 ? "x" : "\($0)" }.decode(type: Int.self, decoder: TextCoder())
        },
    ]

    @Test(arguments: rows) func `values are transformed one by one`(_ row: Row) {
        #expect(row.run(row.script) == row.expected)
    }
}

struct OtherFault: Error { let cause: Fault }

/// Throws an error for numbers above 2.
func small(_ number: Int) throws -> Int {
    guard number < 3 else { throw Fault() }
    return number
}

/// A coder of numbers as text.
struct TextCoder: TopLevelEncoder, TopLevelDecoder {
    func encode<T: Encodable>(_ value: T) throws -> String { "\(value)" }
    func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
        guard let value = Int(text) as? T else { throw Fault() }
        return value
    }
}
