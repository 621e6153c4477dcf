import LayoutSimGeometry
import LayoutSimText
import Testing

@testable import LayoutSimTypography

/// Widths on iOS 26.1, recorded by Vercantez/openuikit on an iPhone 16 simulator.
struct SanFranciscoTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let weight: FontWeight
        let size: Double
        let text: String
        let width: Double

        init(_ weight: FontWeight, _ size: Double, _ text: String, _ width: Double) {
            (self.weight, self.size, self.text, self.width) = (weight, size, text, width)
        }

        var testDescription: String { "\(text), \(size) pt \(weight)" }
    }

    private static let pangram = "The quick brown fox jumps over the lazy dog"

    static let cases: [Case] = [
        Case(.regular, 8, "0123456789", 50.4531),
        Case(.ultraLight, 8, "iiiiillll", 17.0948),
        Case(.thin, 8, "WWWW MMMM", 60.8011),
        Case(.medium, 8, "WWWW MMMM", 63.8149),
        Case(.light, 13, "AVAST Wavy To. LT", 114.3503),
        Case(.regular, 13, pangram, 270.1182),
        Case(.semibold, 13, "0123456789", 81.6845),
        Case(.bold, 13, "Hello UIKit", 68.5674),
        Case(.heavy, 13, pangram, 294.9617),
        Case(.light, 15, "0123456789", 87.0930),
        Case(.regular, 15, "WWWW MMMM", 112.6172),
        Case(.semibold, 15, pangram, 317.2156),
        Case(.bold, 15, pangram, 324.0710),
        Case(.black, 15, pangram, 342.7661),
        Case(.regular, 17, "WWWW MMMM", 126.1387),
        Case(.semibold, 17, "0123456789", 103.4979),
        Case(.bold, 17, "0123456789", 106.3455),
        Case(.heavy, 17, "0123456789", 110.4869),
        Case(.black, 17, "0123456789", 114.1108),
        Case(.ultraLight, 18, "Hello UIKit", 77.1405),
        Case(.regular, 20, "WWWW MMMM", 146.9225),
        Case(.semibold, 20, "AVAST Wavy To. LT", 174.7239),
        Case(.bold, 20, pangram, 415.1299),
        Case(.black, 20, "iiiiillll", 53.3310),
        Case(.medium, 23, "iiiiillll", 47.4419),
        Case(.semibold, 23, "WWWW MMMM", 172.4774),
        Case(.heavy, 23, "0123456789", 148.3951),
        Case(.black, 23, "Hello UIKit", 121.3660),
        Case(.light, 34, pangram, 626.8899),
        Case(.medium, 34, "AVAST Wavy To. LT", 283.5154),
        Case(.semibold, 34, "iiiiillll", 73.2363),
        Case(.bold, 34, "iiiiillll", 77.2969),
        Case(.ultraLight, 40, "iiiiillll", 56.0335),
        Case(.thin, 40, pangram, 713.2351),
        Case(.regular, 40, "0123456789", 234.4336),
        Case(.medium, 40, "Hello UIKit", 184.9715),
        Case(.semibold, 40, "WWWW MMMM", 299.3870),
    ]

    /// A quarter of the recorded rows is left out here and was not used to find the advances.
    @Test(arguments: cases)
    func `texts are as wide as on iOS 26`(_ known: Case) throws {
        let text = TextContent(known.text, font: .system(size: known.size, weight: known.weight))
        let layout = try Typesetter(era: .y2020).layout(text, width: nil, grid: PixelGrid(scale: 3))
        #expect(abs(layout.exactSize.width - known.width) < 0.6)
    }

    /// Label widths stored in two repositories by versions 23504 and 23727.
    static let currencies: [Case] = [
        Case(.bold, 45, "₹55,500", 185.67), Case(.bold, 35, "₹50,000", 146.33), Case(.regular, 25, "499,90₺", 98.33),
    ]

    @Test(arguments: currencies)
    func `signs of the rupee and the lira are as wide as that of the dollar`(_ known: Case) throws {
        let text = TextContent(known.text, font: .system(size: known.size, weight: known.weight))
        let layout = try Typesetter(era: .y2020).layout(text, width: nil, grid: PixelGrid(scale: 3))
        #expect(abs(layout.exactSize.width - known.width) < 1)
    }

    /// Slopes of 1/22 and 16/110 a point, found on 20 and 23 points in five weights and on 18 points in one.
    static let shares: [(Double, Double)] = [
        (8, 0), (17, 0), (18, 0.0455), (19, 0.0909), (20, 0.2364), (23, 0.6727), (24, 0.8182), (26, 0.9091), (28, 1),
        (60, 1),
    ]

    @Test(arguments: shares)
    func `the cut for text becomes that for display`(size: Double, share: Double) {
        #expect(abs(SanFrancisco.opticalShare(size: size) - share) < 1e-4)
    }

    @Test func `every drawn weight has all of ASCII`() {
        for cut in [SanFranciscoMasters.text, .display] {
            #expect([cut.ultraLight, cut.regular, cut.black].allSatisfy { $0.count == 95 })
        }
    }

    /// Letters outside ASCII were not measured.
    @Test func `other letters are wider than in Inter by the mean of letters`() {
        let letters = (0x41...0x5A).map(UInt32.init) + (0x61...0x7A).map(UInt32.init)
        for weight in FontWeight.allCases {
            let gains = letters.compactMap { SanFrancisco.advance(of: $0, weight: weight)?.gain }
            #expect(abs(SanFrancisco.excess(of: weight).gain - gains.reduce(0, +) / 52) < 0.5 / 2048)
        }
    }
}
