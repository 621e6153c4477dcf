import Combine
import Testing

@Suite struct OperatorTests {
    /// The output of a publisher of numbers, as text.
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var expected: [String]
        var made: @Sendable (AnyPublisher<Int, Never>) -> AnyPublisher<String, Never>
    }

    static let cases = [
        Case(testDescription: "map", expected: ["2", "4", "4", "6"]) { $0.map { "\($0 * 2)" } },
        Case(testDescription: "compactMap", expected: ["3"]) { $0.compactMap { $0 > 2 ? "\($0)" : nil } },
        Case(testDescription: "filter", expected: ["2", "2"]) { $0.filter { $0 % 2 == 0 }.map { "\($0)" } },
        Case(testDescription: "removeDuplicates", expected: ["1", "2", "3"]) { $0.removeDuplicates().map { "\($0)" } },
        Case(testDescription: "dropFirst", expected: ["2", "3"]) { $0.dropFirst(2).map { "\($0)" } },
        Case(testDescription: "first", expected: ["1"]) { $0.first().map { "\($0)" } },
        Case(testDescription: "prefix", expected: ["1", "2"]) { $0.prefix(2).map { "\($0)" } },
        Case(testDescription: "scan", expected: ["1", "3", "5", "8"]) { $0.scan(0, +).map { "\($0)" } },
        Case(testDescription: "collect", expected: ["[1, 2, 2, 3]"]) { $0.collect().map { "\($0)" } },
        Case(testDescription: "prepend", expected: ["0", "1", "2", "2", "3"]) { $0.prepend(0).map { "\($0)" } },
        Case(testDescription: "merge", expected: ["1", "2", "2", "3", "9"]) { $0.merge(with: Just(9)).map { "\($0)" } },
        Case(testDescription: "zip", expected: ["1a", "2b"]) { $0.zip(["a", "b"].publisher).map { "\($0.0)\($0.1)" } },
        Case(testDescription: "combineLatest", expected: ["3a", "3b"]) {
            $0.combineLatest(["a", "b"].publisher) { "\($0)\($1)" }
        },
        Case(testDescription: "flatMap", expected: ["1", "2", "2", "2", "2", "3", "3", "3"]) {
            $0.flatMap { Array(repeating: "\($0)", count: $0).publisher }
        },
        Case(testDescription: "switchToLatest", expected: ["1", "2", "2", "3"]) {
            $0.map { Just("\($0)") }.switchToLatest()
        },
        Case(testDescription: "tryMap and replaceError", expected: ["1", "none"]) {
            $0.tryMap { number in
                guard number < 2 else { throw TooLarge() }
                return "\(number)"
            }.replaceError(with: "none").eraseToAnyPublisher()
        },
    ]

    @Test(arguments: cases) func `operators send what they are named for`(_ example: Case) {
        var received: [String] = []
        var ends = 0
        let tie = example.made([1, 2, 2, 3].publisher)
            .sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { received.append($0) })
        #expect(received == example.expected)
        #expect(ends == 1)
        tie.cancel()
    }

    struct TooLarge: Error {}
}
