import LayoutSimDocuments
import LayoutSimCauses
import LayoutSimDevices
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimViewTree
import Testing
import LayoutSimSeededRandom

/// Goldens come from files, which merges and people can damage.
@Suite struct DamagedGoldenTests {
    private static let words = [
        "-1", "0", "1e308", "-1e9", "0.001", "99999999999999999999", "any", "view", "title", "right-to-left", "own",
        "\"\"", "#FFFFFFFF", "0x0", "1e9x1e9@9x", "system", "of", "hugging", "@750", "@-3", "@1e30", "*", "==",
    ]

    @Test(arguments: 0..<60) func `a damaged golden is explained or passed over, without a crash`(seed: Int) throws {
        let goldens = try Goldens()
        var random = SeededRandom(seed: UInt64(seed))
        let screen = try goldens.screen(on: "iphone-4s", seed % 2 == 0 ? .landscape : .portrait, longest: true)
        var lines = try goldens.golden(screen).description.split(separator: "\n").map(String.init)
        for _ in 0..<Int.random(in: 1...6, using: &random) { DamagedGoldenTests.damage(&lines, &random) }
        guard let golden = try? LayoutDocument(parsing: lines.joined(separator: "\n")) else { return }
        let report = try CauseSearch(renderer: goldens.renderer)
            .report(
                on: ChangedVariant(
                    name: "a", golden: golden, screen: screen,
                    picture: PictureChange(goldenHash: ContentHash(high: 1, low: 2), regions: [])))
        #expect(!report.description.isEmpty)
    }

    /// Replaces, inserts or removes a word after the indentation, or a line.
    private static func damage(_ lines: inout [String], _ random: inout SeededRandom) {
        let place = Int.random(in: 1..<lines.count, using: &random)
        let line = lines[place]
        let indent = line.prefix { $0 == " " }
        var parts = line.dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false).map(
            String.init)
        let part = Int.random(in: parts.indices, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: lines.remove(at: place)
        case 1: lines.swapAt(place, Int.random(in: 1..<lines.count, using: &random))
        case 2: lines.insert(line, at: place)
        case 3, 4, 5:
            // A number, if there is one.
            guard let number = parts.indices.filter({ Double(parts[$0]) != nil }).randomElement(using: &random) else {
                return
            }
            parts[number] = words[Int.random(in: 0..<6, using: &random)]
            lines[place] = indent + parts.joined(separator: " ")
        default:
            parts[part] = words[Int.random(in: words.indices, using: &random)]
            lines[place] = indent + parts.joined(separator: " ")
        }
    }
}
