import PhotoData
import Testing

/// Counts in three digits and a letter.
@Suite struct ShortNumberTests {
    @Test(arguments: [
        (0, "0"), (-5, "0"), (Int.min, "0"), (1, "1"), (999, "999"), (1_000, "1.0k"), (1_001, "1.0k"),
        (1_010, "1.01k"), (1_021, "1.02k"), (1_100, "1.1k"), (1_221, "1.22k"), (6_990, "6.99k"), (9_990, "9.99k"),
        (10_000, "10.0k"), (10_221, "10.2k"), (12_345, "12.3k"), (100_122, "100k"), (123_456, "123k"),
        (1_000_000, "1.0m"), (1_010_000, "1.01m"), (10_010_000, "10.0m"), (123_000_123, "123m"),
        (1_000_000_000, "1.0b+"), (4_333_222_111, "1.0b+"), (Int.max, "1.0b+"),
    ]) func `counts`(_ count: Int, _ text: String) { #expect(ShortNumber(count).description == text) }

    @Test(arguments: [
        (9_996, "10.0k"), (99_950, "100.0k"), (999_500, "1000k"), (999_999, "1000k"), (99_950_000, "100.0m"),
        (999_500_000, "1000m"),
    ]) func `the letter is chosen before the number is rounded`(_ count: Int, _ text: String) {
        #expect(ShortNumber(count).description == text)
    }

    @Test(arguments: [(1_005, "1.0k"), (9_995, "9.99k"), (10_050, "10.1k")])
    func `halves are rounded as binary numbers are`(_ count: Int, _ text: String) {
        #expect(ShortNumber(count).description == text)
    }
}
