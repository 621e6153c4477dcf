import Foundation
import LayoutSimAutoLayout
import LayoutSimViewTree
import Testing

/// The number of screens in each process, which `LAYOUTSIM_RANDOM_SCREENS` can increase.
private let count =
    ProcessInfo.processInfo.environment["LAYOUTSIM_RANDOM_SCREENS"].flatMap(UInt64.init) ?? 40

/// Dictionaries and sets have another order in each process: the same screens must have the same bytes in all of them.
@Suite struct RandomScreenBytesTests {
    @Test func `screens laid out in several processes have the same bytes`() async throws {
        var outputs: Set<[UInt8]> = []
        for _ in 0..<3 {
            let child = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
                print(RandomScreenBytes.digest(count))
            }
            outputs.insert(try #require(child).standardOutputContent)
        }
        #expect(outputs.count == 1)
        let digest = RandomScreenBytes.digest(count)
        #expect(String(decoding: try #require(outputs.first), as: UTF8.self).contains(digest))
    }
}

private enum RandomScreenBytes {
    /// Returns frames, constraints with their errors, and findings, to the last bit.
    private static func text(_ seed: UInt64) -> String {
        var random = RandomScreens(seed: seed)
        let root = random.root()
        let layout = LayoutEngine(testScreen(root, random.constraints), measure: squareGlyphs).layout()
        let frames = layout.views.map { "\($0.view.id) \($0.frame) \($0.screenFrame)" }
        let constraints = layout.constraints.map { "\($0.constraint) \($0.error) \($0.slack)" }
        return ([seed.description] + frames + constraints + layout.diagnostics.map { "\($0)" }).joined(separator: "\n")
    }

    /// Returns the FNV-1a hash of the texts of screens.
    static func digest(_ count: UInt64) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for seed in 0..<count {
            for byte in text(seed).utf8 { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3 }
        }
        return String(hash, radix: 16)
    }
}
