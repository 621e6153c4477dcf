import Testing
import UIKit

/// Numbers scaled by `UIFontMetrics` of the body style, recorded by Vercantez/openuikit on an iPhone 16 with iOS 26.1.
@MainActor @Suite struct RecordedTextScaleTests {
    nonisolated static let numbers: [CGFloat] = [
        8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 34, 40, 48, 64,
    ]

    /// The results in thirds of a point, the pixels of the phone.
    nonisolated static let scaled: [(UIContentSizeCategory, [CGFloat])] = [
        (.extraSmall, [21, 26, 29, 31, 34, 36, 39, 41, 44, 47, 52, 57, 62, 67, 73, 88, 104, 124, 166]),
        (.small, [22, 27, 30, 33, 35, 38, 41, 44, 46, 49, 55, 60, 65, 71, 76, 93, 109, 131, 175]),
        (.medium, [23, 29, 32, 34, 37, 40, 43, 46, 49, 52, 57, 63, 69, 74, 80, 97, 115, 137, 183]),
        (.large, [24, 30, 33, 36, 39, 42, 45, 48, 51, 54, 60, 66, 72, 78, 84, 102, 120, 144, 192]),
        (.extraLarge, [26, 33, 36, 39, 43, 46, 49, 52, 56, 59, 65, 72, 79, 85, 92, 111, 131, 157, 209]),
        (.extraExtraLarge, [28, 35, 39, 43, 46, 50, 53, 57, 60, 64, 71, 78, 85, 92, 99, 121, 142, 170, 227]),
        (.extraExtraExtraLarge, [32, 40, 44, 47, 51, 55, 59, 63, 67, 71, 79, 87, 95, 103, 111, 134, 158, 190, 253]),
        (.accessibilityMedium, [37, 46, 51, 56, 60, 65, 70, 74, 79, 83, 93, 102, 111, 121, 130, 158, 185, 223, 297]),
        (.accessibilityLarge, [44, 55, 60, 65, 71, 76, 82, 87, 93, 98, 109, 120, 131, 142, 153, 185, 218, 262, 349]),
        (
            .accessibilityExtraLarge,
            [52, 65, 72, 79, 85, 92, 98, 105, 111, 118, 131, 144, 157, 170, 183, 223, 262, 314, 419]
        ),
        (
            .accessibilityExtraExtraLarge,
            [61, 76, 84, 92, 99, 107, 115, 122, 130, 137, 153, 168, 183, 199, 214, 260, 305, 367, 489]
        ),
        (
            .accessibilityExtraExtraExtraLarge,
            [68, 85, 93, 101, 110, 118, 127, 135, 144, 152, 169, 186, 203, 220, 237, 287, 338, 406, 541]
        ),
    ]

    @Test(arguments: scaled) func `numbers grow with the size of the body`(
        category: UIContentSizeCategory, thirds: [CGFloat]
    ) throws {
        try RecordedDevice.phone {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            for (number, third) in zip(Self.numbers, thirds) {
                let value = UIFontMetrics(forTextStyle: .body).scaledValue(for: number, compatibleWith: traits)
                #expect(abs(value - third / 3) < 0.001, "\(number): \(value * 3)")
            }
        }
    }
}
