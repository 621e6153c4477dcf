import LayoutSimComparison
import LayoutSimPixels
import Testing
import LayoutSimSeededRandom

@Suite struct RowAlignmentTests {
    static let noise = Bitmap.noise(30, 60, seed: 2)

    @Test func `one inserted row does not paint the rest`() {
        let actual = Self.noise.rows(Array(0..<20) + [-1] + Array(20..<60))
        #expect(
            PictureComparison(expected: Self.noise, actual: actual).lines == [
                "the image was 30x60 px and is now 30x61: 30 px inserted",
                "row 20 inserted, blank",
                "rows 20–59 moved 1 px down, identical",
            ])
    }

    @Test func `one removed row does not paint the rest`() {
        let actual = Self.noise.rows(Array(0..<20) + Array(21..<60))
        #expect(
            PictureComparison(expected: Self.noise, actual: actual).lines == [
                "the image was 30x60 px and is now 30x59: 30 px removed",
                "row 20 removed",
                "rows 21–59 moved 1 px up, identical",
            ])
    }

    @Test func `what moves out of the picture is removed`() {
        let actual = Self.noise.rows(Array(0..<10) + Array(repeating: -1, count: 18) + Array(10..<42))
        #expect(
            PictureComparison(expected: Self.noise, actual: actual).lines == [
                "540 px inserted, 540 px removed",
                "rows 10–27 inserted, blank",
                "rows 10–41 moved 18 px down, identical",
                "rows 42–59 removed",
            ])
    }

    @Test func `a band moves through a blank page`() {
        let glyph = PixelRect(x: 5, y: 10, width: 8, height: 10)
        let expected = Bitmap(40, 100).scribbled(in: glyph, seed: 3)
        let actual = expected.rows(Array(repeating: -1, count: 50) + Array(10..<20) + Array(repeating: -1, count: 40))
        let lines = PictureComparison(expected: expected, actual: actual).lines
        #expect(lines.contains("rows 10–19 moved 40 px down, identical"))
        #expect(lines.filter { $0.contains("px changed") || $0.contains("within") } == [])
        #expect(lines.filter { $0.hasPrefix("row") && !$0.contains("moved") }.allSatisfy { $0.hasSuffix("blank") })
    }

    @Test func `a solid bar moves as a band too`() {
        let bar = Bitmap(40, 100).filled(.redInk, in: PixelRect(x: 0, y: 10, width: 40, height: 20))
        let moved = Bitmap(40, 100).filled(.redInk, in: PixelRect(x: 0, y: 33, width: 40, height: 20))
        let lines = PictureComparison(expected: bar, actual: moved).lines
        #expect(lines.contains("rows 10–29 moved 23 px down, identical"))
    }

    @Test func `a band that moved and changed is compared at its new place`() {
        let actual = Self.noise.rows(Array(0..<10) + Array(repeating: -1, count: 5) + Array(10..<60))
            .with(.redInk, 4, 40)
        let comparison = PictureComparison(expected: Self.noise, actual: actual)
        #expect(comparison.changedPixels == 1)
        #expect(comparison.lines[2] == "rows 10–59 moved 5 px down, 1 of them changed")
        #expect(comparison.regions.map(\.bounds) == [PixelRect(x: 4, y: 40, width: 1, height: 1)])
    }

    @Test func `lines that move through a high blank are one band`() {
        let block = [0, 1, 2, -1, -1, 3, 4, 5, -1, -1, 6, 7, 8]
        let blank = Array(repeating: -1, count: 60)
        let expected = Self.noise.rows([20] + block + blank + [30])
        let actual = Self.noise.rows([20] + blank + block + [30])
            .with(.redInk, 3, 67)
        let moved = PictureComparison(expected: expected, actual: actual).bands.filter { !$0.isBlank }
        #expect(moved.map(\.description) == ["rows 1–13 moved 60 px down, 1 of them changed"])
    }

    @Test func `blank rows below what moved are not said to have moved`() {
        func blank(_ count: Int) -> [Int] { Array(repeating: -1, count: count) }
        let expected = Self.noise.rows(Array(0..<10) + blank(38) + Array(20..<30))
        let actual = Self.noise.rows(blank(18) + Array(0..<10) + blank(20) + Array(20..<30))
            .filled(.redInk, in: PixelRect(x: 5, y: 48, width: 1, height: 10))
        #expect(
            PictureComparison(expected: expected, actual: actual).bands.map(\.description) == [
                "rows 0–17 inserted, blank", "rows 0–9 moved 18 px down, identical", "rows 30–47 removed, blank",
            ])
    }

    @Test func `a few rows that look alike are no band`() {
        var actual = Bitmap.noise(30, 60, seed: 9)
        for x in 0..<30 { for y in 20..<23 { actual[x, y + 1] = Self.noise[x, y] } }
        #expect(PictureComparison(expected: Self.noise, actual: actual).bands == [])
    }

    @Test(arguments: [true, false]) func `what grew is compared at the end that stays`(_ isAbove: Bool) {
        let blank = Array(repeating: -1, count: 5)
        let rows = Array(20..<30)
        var actual = Self.noise.rows(
            Array(0..<20) + (isAbove ? blank + rows : rows + blank) + Array(30..<60))
        let start = isAbove ? 25 : 20
        for y in 0..<10 { actual[y, start + y].bits ^= 1 }
        for y in 0..<5 { actual[3, isAbove ? 20 + y : 30 + y] = .redInk }
        let comparison = PictureComparison(expected: Self.noise, actual: actual)
        #expect(comparison.changedPixels == 10)
        #expect(comparison.insertedPixels == 5 * 30)
    }

    @Test func `bars that grow change nothing but their heights`() {
        func page(_ heights: [Int]) -> Bitmap {
            let rows = zip([-1, 40, -1, 41], heights).flatMap { Array(repeating: $0, count: $1) }
            return Self.noise.filled(.redInk, in: PixelRect(x: 0, y: 40, width: 30, height: 1))
                .filled(.blueInk, in: PixelRect(x: 0, y: 41, width: 30, height: 1))
                .rows(Array(0..<10) + rows + Array(10..<20))
        }
        let comparison = PictureComparison(expected: page([5, 20, 5, 8]), actual: page([9, 30, 9, 12]))
        #expect(comparison.changedPixels == 0)
        #expect(comparison.insertedPixels == (4 + 10 + 4 + 4) * 30)
    }

    @Test func `bands that swapped places are found`() {
        let actual = Self.noise.rows(Array(0..<10) + Array(30..<50) + Array(10..<30) + Array(50..<60))
        let comparison = PictureComparison(expected: Self.noise, actual: actual)
        #expect(
            comparison.bands.map(\.description) == [
                "rows 30–49 moved 20 px up, identical", "rows 10–29 moved 20 px down, identical",
            ])
        #expect(comparison.differingPixels == 0)
        #expect(comparison.verdict == .different)
    }

    @Test func `bars above and below stay while the middle moves`() {
        let actual = Self.noise.rows(Array(0..<8) + [-1, -1, -1] + Array(8..<47) + Array(50..<60))
        #expect(
            PictureComparison(expected: Self.noise, actual: actual).bands.map(\.description) == [
                "rows 8–10 inserted, blank", "rows 8–46 moved 3 px down, identical", "rows 47–49 removed",
            ])
    }

    @Test func `reversed rows are compared in place`() {
        let comparison = PictureComparison(expected: Self.noise, actual: Self.noise.rows((0..<60).reversed()))
        #expect(comparison.bands == [])
        #expect(comparison.changedPixels == 30 * 60)
        #expect(comparison.regions.count == 1)
    }

    @Test func `two pictures of noise are compared in place`() {
        let comparison = PictureComparison(expected: Self.noise, actual: .noise(30, 60, seed: 9))
        #expect(comparison.bands == [])
        #expect(comparison.changedPixels == 30 * 60)
    }

    @Test func `stripes that repeat align at both ends`() {
        let stripes = Self.noise.rows((0..<60).map { $0 % 2 })
        let actual = stripes.rows(Array(0..<30) + [-1] + Array(30..<60))
        let comparison = PictureComparison(expected: stripes, actual: actual)
        #expect(comparison.bands.first?.description == "row 30 inserted, blank")
        #expect(comparison.changedPixels == 0)
    }

    /// For any pictures, every row is in one pair or none, and pairs do not overlap.
    @Test(arguments: 0..<60) func `random edits leave a sound alignment`(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var order = Array(0..<60)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let start = Int.random(in: 0..<order.count, using: &random)
            let band = Array(order[start..<min(order.count, start + Int.random(in: 1...15, using: &random))])
            switch Int.random(in: 0..<4, using: &random) {
            case 0: order.removeSubrange(start..<(start + band.count))
            case 1: order.insert(contentsOf: band, at: 0)
            case 2: order.insert(contentsOf: band.map { _ in -1 }, at: start)
            default:
                order.removeSubrange(start..<(start + band.count))
                order.insert(contentsOf: band, at: Int.random(in: 0...order.count, using: &random))
            }
            if order.isEmpty { order = [0] }
        }
        let actual = Self.noise.rows(order)
        let comparison = PictureComparison(expected: Self.noise, actual: actual)
        guard comparison.verdict == .different else { return }
        let pairs = try #require(comparison.alignment).pairs
        let (old, new) = (pairs.flatMap(\.expectedRows), pairs.flatMap(\.actualRows))
        #expect(Set(old).count == old.count && old.allSatisfy { (0..<60).contains($0) })
        #expect(Set(new).count == new.count && new.allSatisfy { (0..<order.count).contains($0) })
        #expect(comparison.removedPixels == (60 - old.count) * 30)
        #expect(comparison.insertedPixels == (order.count - new.count) * 30)
        let changed = zip(old, new).filter { order[$1] != $0 }
        #expect(comparison.changedPixels <= changed.count * 30)
        #expect(comparison == PictureComparison(expected: Self.noise, actual: actual))
    }
}
