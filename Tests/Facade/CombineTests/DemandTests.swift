import Combine
import Testing

/// Demands as numbers of values, and publishers of results.
@Suite struct DemandTests {
    private typealias Demand = Subscribers.Demand

    @Test func `demands are added, taken away and multiplied`() {
        #expect(Demand.max(2) + 3 == .max(5))
        #expect(Demand.max(2) + .max(.max) == .unlimited)
        #expect(Demand.max(2) - 3 == .none)
        #expect(Demand.max(5) - .max(3) == 2)
        #expect(Demand.unlimited - .max(3) == .unlimited)
        #expect(Demand.max(5) - .unlimited == .none)
        #expect(Demand.max(2) * 4 == 8)
        var demand = Demand.none
        demand += 3
        demand -= 1
        #expect(demand == .max(2))
    }

    @Test func `demands are compared with each other and with numbers`() {
        #expect(Demand.max(2) < .unlimited)
        #expect(Demand.max(2) > 1 && Demand.max(2) >= 2 && !(Demand.max(2) < 2) && Demand.max(2) <= 2)
        #expect(Demand.unlimited > .max && Demand.unlimited != .max)
        #expect(Demand.unlimited.max == nil && Demand.max(3).max == 3)
    }

    @Test func `results and optionals publish their values`() {
        struct Lost: Error, CustomStringConvertible { let description = "lost" }
        var events: [String] = []
        func note<P: Publisher>(_ publisher: P) {
            _ = publisher.sink {
                events.append("\($0)")
            } receiveValue: {
                events.append("\($0)")
            }
        }
        note(Result<Int, Lost>.success(1).publisher)
        note(Result<Int, Lost>.failure(Lost()).publisher)
        note(Optional(2).publisher)
        note(Int?.none.publisher)
        #expect(events == ["1", "finished", "failure(lost)", "2", "finished", "finished"])
    }
}
