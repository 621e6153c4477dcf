/// A script whose letters extend beyond the lines of Latin text, with the metrics of the system's font for it.
///
/// UIKit increases the line height for such scripts in text styles, but not in other fonts [Apple,
/// UILetterformAwareAdjusting]. The amount is not published; lines here have the height that the system's font
/// requires.
struct TallScript {
    /// The code points of its letters.
    let letters: ClosedRange<UInt32>
    /// The metrics of the system's font for it.
    let metrics: LineMetrics

    /// Creates a script whose font was measured in whole pixels at 12 points.
    private init(_ letters: ClosedRange<UInt32>, _ ascent: Double, _ descent: Double) {
        self.letters = letters
        metrics = LineMetrics(ascent: ascent / 12, descent: descent / 12)
    }

    /// Ascents and descents of a Mac's fonts as measured by Mozilla's Shumway, by code points.
    private static let all = [
        TallScript(0x0600...0x06FF, 11, 4),  // Geeza Pro
        TallScript(0x0750...0x077F, 11, 4),
        TallScript(0x08A0...0x08FF, 11, 4),
        TallScript(0x0900...0x097F, 13, 4),  // Kohinoor Devanagari
        TallScript(0x0980...0x09FF, 11, 5),  // Bangla Sangam MN
        TallScript(0x0A00...0x0A7F, 11, 4),  // Gurmukhi Sangam MN
        TallScript(0x0A80...0x0AFF, 10, 5),  // Gujarati Sangam MN
        TallScript(0x0B00...0x0B7F, 10, 5),  // Oriya Sangam MN
        TallScript(0x0C00...0x0C7F, 12, 7),  // Telugu Sangam MN
        TallScript(0x0C80...0x0CFF, 12, 7),  // Kannada Sangam MN
        TallScript(0x0D00...0x0D7F, 10, 5),  // Malayalam Sangam MN
        TallScript(0x0D80...0x0DFF, 14, 4),  // Sinhala Sangam MN
        TallScript(0x0E00...0x0E7F, 13, 3),  // Thonburi
        TallScript(0x0E80...0x0EFF, 12, 4),  // Lao Sangam MN
        TallScript(0x0F00...0x0FFF, 13, 7),  // Kailasa
        TallScript(0x1000...0x109F, 11, 5),  // Myanmar Sangam MN
        TallScript(0x1780...0x17FF, 13, 10),  // Khmer Sangam MN
        TallScript(0xFB50...0xFDFF, 11, 4),
        TallScript(0xFE70...0xFEFC, 11, 4),
    ]

    static func script(of scalar: Unicode.Scalar) -> TallScript? {
        all.first { $0.letters.contains(scalar.value) }
    }
}

extension LineMetrics {
    /// Returns these metrics, raised for the tall scripts in a text.
    func raised(for text: String) -> LineMetrics {
        // Code points below U+0600 have no such byte.
        guard text.utf8.contains(where: { $0 >= 0xD8 }) else { return self }
        return text.unicodeScalars.reduce(self) { metrics, scalar in
            guard let script = TallScript.script(of: scalar) else { return metrics }
            return LineMetrics(
                ascent: max(metrics.ascent, script.metrics.ascent),
                descent: max(metrics.descent, script.metrics.descent))
        }
    }
}
