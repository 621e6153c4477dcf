import AudioToolbox
import Foundation
import LayoutSimUIKitTesting
import Testing

@MainActor @Suite struct SoundTests {
    @Test func `the end of a sound is told on a turn of the main queue, which waits for the time of the test`() {
        nonisolated(unsafe) var ends = 0
        AudioServicesPlaySystemSoundWithCompletion(1104) { unsafe ends += 1 }
        #expect(unsafe ends == 0)
        advance(by: 0.1)
        #expect(unsafe ends == 1)
    }
}
