import CoreHaptics
import Testing

/// Haptics, which a simulated device has not.
@Suite struct HapticTests {
    @Test func `a device without haptics says so`() {
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError.self) { try CHHapticEngine() }
    }

    @Test func `a pattern lasts until its last event ends`() throws {
        let strength = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
        let pattern = try CHHapticPattern(
            events: [
                CHHapticEvent(
                    eventType: .hapticContinuous, parameters: [strength], relativeTime: 0.5, duration: 1),
                CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 1),
            ],
            parameters: [])
        #expect(pattern.duration == 1.5)
    }
}
