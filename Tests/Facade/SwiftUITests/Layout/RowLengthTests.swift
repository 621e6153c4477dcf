import Testing

@testable import SwiftUI

@Suite struct RowLengthTests {
    private var lengths: RowLengths {
        var lengths = RowLengths()
        lengths.distance = 2
        lengths[3] = 30
        lengths[0] = 10
        lengths[1] = 20
        return lengths
    }

    @Test func `rows count by their own length or the average`() {
        #expect(lengths.average == 20)
        #expect(lengths[0] == 10)
        #expect(lengths[2] == 20)
        #expect(lengths.length(of: 0..<2) == 34)
        #expect(lengths.length(of: 0..<5) == 110)
        #expect(lengths.length(of: 7..<9) == 44)
        #expect(RowLengths().length(of: 0..<9) == 0)
    }

    @Test(arguments: [(0, 0), (11, 0), (12, 1), (33, 1), (34, 2), (56, 3), (87, 3), (88, 4), (1000, 9), (-5, 0)])
    func `a position is in a row`(_ position: Int, _ row: Int) {
        #expect(lengths.row(at: Double(position), in: 0..<10) == row)
    }

    @Test func `rows between positions are those that more than touch them`() {
        #expect(lengths.rows(in: 0..<10, between: 0, and: 12) == 0...0)
        #expect(lengths.rows(in: 0..<10, between: 10, and: 12) == nil)
        #expect(lengths.rows(in: 0..<10, between: 9, and: 13) == 0...1)
        #expect(lengths.rows(in: 0..<10, between: 11, and: 500) == 1...9)
        #expect(lengths.rows(in: 0..<10, between: -50, and: 0) == nil)
        #expect(lengths.rows(in: 0..<10, between: 5000, and: 6000) == nil)
    }

    @Test func `rows that are gone are forgotten`() {
        var lengths = lengths
        lengths.keep(2)
        #expect(lengths.average == 15)
        #expect(lengths[3] == 15)
    }
}
