import Combine
import Testing

/// All numbers of publishers that can be merged or combined.
@Suite struct ArityTests {
    private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
        var values: [P.Output] = []
        publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) }).cancel()
        return values
    }

    @Test func `two to eight publishers are merged`() {
        #expect(values(one(1).merge(with: one(2))) == Array(1...2))
        #expect(values(one(1).merge(with: one(2), one(3))) == Array(1...3))
        #expect(values(one(1).merge(with: one(2), one(3), one(4))) == Array(1...4))
        #expect(values(one(1).merge(with: one(2), one(3), one(4), one(5))) == Array(1...5))
        #expect(values(one(1).merge(with: one(2), one(3), one(4), one(5), one(6))) == Array(1...6))
        #expect(values(one(1).merge(with: one(2), one(3), one(4), one(5), one(6), one(7))) == Array(1...7))
        #expect(values(one(1).merge(with: one(2), one(3), one(4), one(5), one(6), one(7), one(8))) == Array(1...8))
    }

    @Test func `merged publishers are merged with more`() {
        let m2 = one(1).merge(with: one(2))
        #expect(values(m2.merge(with: one(3))) == Array(1...3))
        #expect(values(m2.merge(with: one(3), one(4))) == Array(1...4))
        #expect(values(m2.merge(with: one(3), one(4), one(5))) == Array(1...5))
        #expect(values(m2.merge(with: one(3), one(4), one(5), one(6))) == Array(1...6))
        #expect(values(m2.merge(with: one(3), one(4), one(5), one(6), one(7))) == Array(1...7))
        #expect(values(m2.merge(with: one(3), one(4), one(5), one(6), one(7), one(8))) == Array(1...8))
        let m3 = one(1).merge(with: one(2), one(3))
        #expect(values(m3.merge(with: one(4))) == Array(1...4))
        #expect(values(m3.merge(with: one(4), one(5))) == Array(1...5))
        #expect(values(m3.merge(with: one(4), one(5), one(6))) == Array(1...6))
        #expect(values(m3.merge(with: one(4), one(5), one(6), one(7))) == Array(1...7))
        #expect(values(m3.merge(with: one(4), one(5), one(6), one(7), one(8))) == Array(1...8))
        let m4 = one(1).merge(with: one(2), one(3), one(4))
        #expect(values(m4.merge(with: one(5))) == Array(1...5))
        #expect(values(m4.merge(with: one(5), one(6))) == Array(1...6))
        #expect(values(m4.merge(with: one(5), one(6), one(7))) == Array(1...7))
        #expect(values(m4.merge(with: one(5), one(6), one(7), one(8))) == Array(1...8))
        let m5 = one(1).merge(with: one(2), one(3), one(4), one(5))
        #expect(values(m5.merge(with: one(6))) == Array(1...6))
        #expect(values(m5.merge(with: one(6), one(7))) == Array(1...7))
        #expect(values(m5.merge(with: one(6), one(7), one(8))) == Array(1...8))
        let m6 = one(1).merge(with: one(2), one(3), one(4), one(5), one(6))
        #expect(values(m6.merge(with: one(7))) == Array(1...7))
        #expect(values(m6.merge(with: one(7), one(8))) == Array(1...8))
        let m7 = one(1).merge(with: one(2), one(3), one(4), one(5), one(6), one(7))
        #expect(values(m7.merge(with: one(8))) == Array(1...8))
    }

    @Test func `two to four publishers are combined`() {
        #expect(values(one(1).combineLatest(one(2))).map { [$0.0, $0.1] } == [[1, 2]])
        #expect(values(one(1).combineLatest(one(2)) { $0 + $1 }) == [3])
        #expect(values(one(1).combineLatest(one(2), one(3))).map { [$0.0, $0.1, $0.2] } == [[1, 2, 3]])
        #expect(values(one(1).combineLatest(one(2), one(3)) { $0 + $1 + $2 }) == [6])
        let combineLatest = values(one(1).combineLatest(one(2), one(3), one(4)))
        #expect(combineLatest.map { [$0.0, $0.1, $0.2, $0.3] } == [[1, 2, 3, 4]])
        #expect(values(one(1).combineLatest(one(2), one(3), one(4)) { $0 + $1 + $2 + $3 }) == [10])
        #expect(values(one(1).zip(one(2))).map { [$0.0, $0.1] } == [[1, 2]])
        #expect(values(one(1).zip(one(2)) { $0 + $1 }) == [3])
        #expect(values(one(1).zip(one(2), one(3))).map { [$0.0, $0.1, $0.2] } == [[1, 2, 3]])
        #expect(values(one(1).zip(one(2), one(3)) { $0 + $1 + $2 }) == [6])
        let zip = values(one(1).zip(one(2), one(3), one(4)))
        #expect(zip.map { [$0.0, $0.1, $0.2, $0.3] } == [[1, 2, 3, 4]])
        #expect(values(one(1).zip(one(2), one(3), one(4)) { $0 + $1 + $2 + $3 }) == [10])
    }

    @Test func `combinations are compared`() {
        #expect(one(1).merge(with: one(2)) == Publishers.Merge(one(1), one(2)))
        #expect(one(1).merge(with: one(2), one(3)) == Publishers.Merge3(one(1), one(2), one(3)))
        #expect(one(1).merge(with: one(2), one(3), one(4)) == Publishers.Merge4(one(1), one(2), one(3), one(4)))
        #expect(
            one(1).merge(with: one(2), one(3), one(4), one(5))
                == Publishers.Merge5(one(1), one(2), one(3), one(4), one(5)))
        #expect(
            one(1).merge(with: one(2), one(3), one(4), one(5), one(6))
                == Publishers.Merge6(one(1), one(2), one(3), one(4), one(5), one(6)))
        #expect(
            one(1).merge(with: one(2), one(3), one(4), one(5), one(6), one(7))
                == Publishers.Merge7(one(1), one(2), one(3), one(4), one(5), one(6), one(7)))
        #expect(
            one(1).merge(with: one(2), one(3), one(4), one(5), one(6), one(7), one(8))
                == Publishers.Merge8(one(1), one(2), one(3), one(4), one(5), one(6), one(7), one(8)))
        #expect(one(1).zip(one(2)) == Publishers.Zip(one(1), one(2)))
        #expect(one(1).combineLatest(one(2)) == Publishers.CombineLatest(one(1), one(2)))
        #expect(one(1).zip(one(2), one(3)) == Publishers.Zip3(one(1), one(2), one(3)))
        #expect(one(1).combineLatest(one(2), one(3)) == Publishers.CombineLatest3(one(1), one(2), one(3)))
        #expect(one(1).zip(one(2), one(3), one(4)) == Publishers.Zip4(one(1), one(2), one(3), one(4)))
        #expect(
            one(1).combineLatest(one(2), one(3), one(4)) == Publishers.CombineLatest4(one(1), one(2), one(3), one(4)))
        #expect(Publishers.MergeMany(one(1), one(2)) == Publishers.MergeMany([one(1)]).merge(with: one(2)))
    }
}
