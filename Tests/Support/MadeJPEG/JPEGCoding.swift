/// How a made JPEG is written.
package struct JPEGCoding: Sendable {
    /// A pass over some coefficients of some components.
    package struct Scan: Sendable {
        /// Indices of components.
        package var components: [Int]
        /// The first and the last coefficient.
        package var band: ClosedRange<Int>
        /// The lowest bit that scans before this one wrote, plus one; 0 for none.
        package var above: Int
        /// The lowest bit that it writes.
        package var low: Int

        /// Creates a pass.
        package init(_ components: [Int], _ band: ClosedRange<Int>, above: Int = 0, low: Int = 0) {
            (self.components, self.band, self.above, self.low) = (components, band, above, low)
        }
    }

    /// The marker of the frame, such as 0xC0 for baseline and 0xC2 for progressive.
    package var frame: UInt8 = 0xC0
    /// Bits per sample.
    package var precision: UInt8 = 8
    /// The passes; none for a single one of all components.
    package var scans: [Scan] = []
    /// The number of units after which a marker lets readers begin anew; 0 for none.
    package var restartInterval = 0
    /// Segments before the frame: markers and their data.
    package var segments: [(marker: UInt8, data: [UInt8])] = []
    /// Bytes 0xFF before each marker.
    package var fill = 0
    /// Whether the height stands after the first scan, in a segment of its own (DNL), and not in the frame.
    package var hasLateHeight = false
    /// Whether there is a marker at the end.
    package var hasEnd = true
    /// Whether each scan has Huffman tables before it, or all stand at the beginning.
    package var repeatsTables = false
    /// Whether quantizers have 16 bits.
    package var hasWideQuantizers = false

    /// Creates a baseline file of one scan.
    package init() {}
}
