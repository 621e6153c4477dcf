import LayoutSimUIKitArithmetic
import Testing

struct KeyboardMotionTests {
    @Test(arguments: [(9, 0.25), (17, 0.25), (18, 0.25), (26, 23.0 / 60), (27, 23.0 / 60)])
    func `the keyboard takes a quarter of a second before iOS 26`(_ version: Int, _ duration: Double) {
        #expect(KeyboardMotion.duration(onVersion: version) == duration)
    }
}
