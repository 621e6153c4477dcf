import LayoutSimComparison
import LayoutSimPixels
import Testing
import LayoutSimSeededRandom

@Suite struct DifferingRegionTests {
    static let page = Bitmap(100, 80)

    static func dots(_ places: [(x: Int, y: Int)]) -> Bitmap {
        places.reduce(page) { $0.with(.black, $1.x, $1.y) }
    }

    @Test(arguments: [
        (1, 5, 1), (1, 6, 2), (2, 9, 1), (2, 10, 2), (3, 13, 1), (3, 14, 2),
    ])
    func `pixels near each other are one region`(_ scale: Int, _ distance: Int, _ regions: Int) {
        for (dx, dy) in [(distance, 0), (0, distance), (distance, distance), (-distance, distance)] {
            let actual = Self.dots([(40, 40), (40 + dx, 40 + dy)])
            let comparison = PictureComparison(expected: Self.page, actual: actual, scale: scale)
            #expect(comparison.regions.count == regions, "\(dx), \(dy)")
        }
    }

    @Test func `regions of any shape are what a flood would find`() {
        for seed in 0..<UInt64(20) {
            var random = SeededRandom(seed: seed)
            let places = (0..<60).map { _ in
                (x: Int.random(in: 0..<100, using: &random), y: Int.random(in: 0..<80, using: &random))
            }
            let comparison = PictureComparison(
                expected: Self.page, actual: Self.dots(places), scale: 1, regionLimit: 1000)
            #expect(comparison.regions.reduce(0) { $0 + $1.places } == Self.floodedRegions(places, reach: 5))
        }
    }

    static func floodedRegions(_ places: [(x: Int, y: Int)], reach: Int) -> Int {
        var (open, count) = (places, 0)
        while let start = open.popLast() {
            var front = [start]
            while let next = front.popLast() {
                let near = open.filter { abs($0.x - next.x) <= reach && abs($0.y - next.y) <= reach }
                open.removeAll { place in near.contains { $0 == place } }
                front += near
            }
            count += 1
        }
        return count
    }

    @Test func `regions are sorted and the smallest are summed`() {
        let actual = Self.page.filled(.redInk, in: PixelRect(x: 60, y: 10, width: 4, height: 4))
            .filled(.blueInk, in: PixelRect(x: 10, y: 10, width: 3, height: 3))
            .with(.black, 90, 0).with(.black, 5, 70).with(.black, 5, 71)
        let comparison = PictureComparison(expected: Self.page, actual: actual, regionLimit: 2)
        #expect(
            comparison.lines == [
                "28 px changed",
                "9 px recolored FFFFFFFF → FF0000FF within 10,10 3x3",
                "16 px recolored FFFFFFFF → FFFF0000 within 60,10 4x4",
                "3 px in 2 more regions",
            ])
    }

    /// As after drawing a picture at another size.
    @Test func `many neighbors in one view are listed as one`() {
        let page = Bitmap(200, 200)
        let dots = (0..<20).map { (x: 8 + 10 * ($0 % 5), y: 8 + 12 * ($0 / 5)) } + [(x: 190, y: 190)]
        let actual = dots.reduce(page) { $0.with(.black, $1.x, $1.y) }
        let views = [
            ViewArea(id: "left", rect: PixelRect(x: 0, y: 0, width: 23, height: 60)),
            ViewArea(id: "right", rect: PixelRect(x: 23, y: 0, width: 60, height: 60)),
        ]
        #expect(
            PictureComparison(expected: page, actual: actual, views: views).lines == [
                "21 px changed",
                "8 px recolored FFFFFFFF → FF000000 in 8 places within 8,8 11x37, in left",
                "12 px recolored FFFFFFFF → FF000000 in 12 places within 28,8 21x37, in right",
                "1 px recolored FFFFFFFF → FF000000 within 190,190 1x1",
            ])
        #expect(
            PictureComparison(expected: page, actual: actual, regionLimit: 1).lines.last == "1 px in another region")
    }

    static let letter = page.scribbled(in: PixelRect(x: 20, y: 20, width: 6, height: 6), seed: 4)
    static let otherLetter = page.scribbled(in: PixelRect(x: 20, y: 20, width: 6, height: 6), seed: 5)

    @Test(arguments: [
        (page, letter, "36 px added within 20,20 6x6"),
        (letter, page, "36 px removed within 20,20 6x6"),
        (letter, otherLetter, "36 px changed within 20,20 6x6"),
    ])
    func `a region tells what happened`(_ expected: Bitmap, _ actual: Bitmap, _ line: String) {
        #expect(PictureComparison(expected: expected, actual: actual).lines.last == line)
    }

    static let views = [
        ViewArea(id: "view", rect: PixelRect(x: 0, y: 0, width: 100, height: 80)),
        ViewArea(id: "card", rect: PixelRect(x: 10, y: 10, width: 50, height: 50)),
        ViewArea(id: "title", rect: PixelRect(x: 10, y: 10, width: 40, height: 10)),
        ViewArea(id: "text", rect: PixelRect(x: 10, y: 20, width: 40, height: 10)),
    ]

    @Test(arguments: [
        (PixelRect(x: 20, y: 12, width: 5, height: 5), "title"),
        (PixelRect(x: 20, y: 16, width: 5, height: 5), "title"),
        (PixelRect(x: 20, y: 17, width: 5, height: 5), "card"),
        (PixelRect(x: 45, y: 12, width: 10, height: 5), "card"),
        (PixelRect(x: 58, y: 30, width: 10, height: 5), "view"),
    ])
    func `a region belongs to the deepest view that covers it`(_ rect: PixelRect, _ view: String) {
        let comparison = PictureComparison(
            expected: Self.page, actual: Self.page.filled(.redInk, in: rect), views: Self.views)
        #expect(comparison.regions.map(\.view) == [view])
    }

    @Test func `inserted and removed bands belong to views`() {
        let expected = Bitmap.noise(100, 40, seed: 6)
        let band = Bitmap(100, 4).scribbled(in: PixelRect(x: 12, y: 0, width: 30, height: 4), seed: 7)
        var actual = expected.rows(Array(0..<12) + Array(repeating: -1, count: 4) + Array(12..<40))
        for y in 0..<4 { for x in 0..<100 { actual[x, 12 + y] = band[x, y] } }
        let comparison = PictureComparison(expected: expected, actual: actual, views: Self.views)
        #expect(comparison.bands.map(\.description).first == "rows 12–15 inserted, in title")
        let back = PictureComparison(expected: actual, actual: expected, expectedViews: Self.views)
        #expect(back.bands.map(\.description).first == "rows 12–15 removed, in title")
    }
}
