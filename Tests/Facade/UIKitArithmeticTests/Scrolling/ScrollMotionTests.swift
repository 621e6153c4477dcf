import Foundation
import Testing

import LayoutSimUIKitArithmetic

/// Offsets recorded on iOS 26.1, iPhone 16, at thirds of a point; times in seconds from the end of the touch.
@Suite struct ScrollMotionTests {
    @Test(arguments: [
        (0.0106, 5081.333), (0.0439, 5105.0), (0.2439, 5218), (0.4773, 5304), (0.9439, 5391.667), (1.6439, 5434.333),
        (2.1106, 5442.667),
    ])
    func aSlowFlickDecelerates(_ time: Double, _ offset: Double) {
        let motion = ScrollDeceleration(from: 5074, velocity: 750)
        #expect(abs(motion.offset(at: time) - offset) < 0.25)
    }

    @Test(arguments: [
        (0.0023, 5330.333), (0.0690, 5516.667), (0.3023, 6004), (0.6023, 6373.667), (1.2023, 6688), (2.1023, 6800.667),
        (2.7023, 6816.333),
    ])
    func aFastFlickDecelerates(_ time: Double, _ offset: Double) {
        let motion = ScrollDeceleration(from: 5326, velocity: 3_000)
        #expect(abs(motion.offset(at: time) - offset) < 0.45)
    }

    @Test(arguments: [
        (5_074.0, 750.0, 5_443.3, 2.1608), (5_326.0, 3_000.0, 6_818.0, 2.8524), (500.0, -3_000.0, -992.0, 2.8524),
    ])
    func aFlickStopsDead(_ start: Double, _ velocity: Double, _ target: Double, _ end: Double) {
        let motion = ScrollDeceleration(from: start, velocity: velocity)
        #expect(abs(motion.target - target) < 0.1)
        #expect(abs(motion.duration - end) < 0.006)
        #expect(motion.offset(at: motion.duration) == motion.target)
        #expect(abs(motion.offset(at: motion.duration - 1e-6) - motion.target) < 0.02)
        #expect(motion.velocity(at: motion.duration) == 0)
    }

    @Test func aFlickTooSlowToMoveStays() {
        #expect(ScrollDeceleration(from: 7, velocity: 9).target == 7)
        #expect(ScrollDeceleration(from: 7, velocity: 9).duration == 0)
    }

    @Test func theTimeOfAnOffsetIsFound() throws {
        let motion = ScrollDeceleration(from: 39_088, velocity: 3_125)
        let time = try #require(motion.time(at: 39_148))
        #expect(abs(motion.offset(at: time) - 39_148) < 1e-6)
        #expect(abs(motion.velocity(at: time) - 3_005) < 1)
        #expect(motion.time(at: 50_000) == nil)
        #expect(motion.time(at: 39_000) == nil)
    }

    @Test(arguments: [
        (5.0, 2.741), (25, 13.532), (50, 26.640), (100, 51.665), (140, 70.618), (590, 235),
    ])
    func aPullPastTheEdgeIsBanded(_ pull: Double, _ offset: Double) {
        #expect(abs(RubberBand.offset(pulledBy: pull, length: 852) - offset) < 0.05)
        #expect(abs(RubberBand.offset(pulledBy: -pull, length: 852) + offset) < 0.05)
        let shown = RubberBand.offset(pulledBy: pull, length: 852)
        #expect(abs(RubberBand.pull(showing: shown, length: 852) - pull) < 1e-6)
    }

    @Test(arguments: [
        (0.0242, 10.333), (0.0575, 74), (0.0742, 89.333), (0.1075, 100.333), (0.1408, 96.333), (0.2075, 72.333),
        (0.3075, 37.333), (0.4075, 17), (0.5075, 7.333), (0.7075, 1.333),
    ])
    func anImpactIsASpring(_ time: Double, _ offset: Double) throws {
        let way = ScrollDeceleration(from: -60, velocity: 3_125)
        let impact = try #require(way.time(at: 0))
        let bounce = ScrollBounce(from: 0, velocity: way.velocity(at: impact), length: 852)
        #expect(abs(bounce.offset(at: time - impact) - offset) < 2)
    }

    @Test func anImpactEndsAfterItsPeak() {
        let bounce = ScrollBounce(from: 0, velocity: 3_005, length: 852)
        #expect(abs(bounce.duration - 0.77) < 0.02)
        #expect(abs(bounce.offset(at: 1 / ScrollBounce.frequency) - 100.5) < 0.1)
    }

    @Test(arguments: [
        (0.0076, 223.333), (0.0409, 173.333), (0.1076, 101.333), (0.2076, 43), (0.3076, 17.667), (0.4076, 7),
        (0.5076, 2.667), (0.6076, 1),
    ])
    func aReleaseFromRestComesBackWithoutASlowStart(_ time: Double, _ offset: Double) {
        let bounce = ScrollBounce(from: 235, velocity: 0, length: 852)
        #expect(abs(bounce.offset(at: time) - offset) < 0.9)
        #expect(abs(ScrollBounce(from: -235, velocity: 0, length: 852).offset(at: time) + offset) < 0.9)
        #expect(abs(bounce.duration - 0.691) < 0.01)
    }

    /// Frames of a sixtieth after the call.
    @Test(arguments: [
        (375.0, 750.0, 0.0, 375.0), (375, 750, 6, 469), (375, 750, 12, 656.5), (0, 400, 0, 0), (0, 400, 8, 165.5),
        (0, 400, 16, 388), (0, 400, 30, 400),
    ])
    func codeScrollsAlongACosine(_ start: Double, _ end: Double, _ frame: Double, _ offset: Double) {
        #expect(abs(ProgrammaticScroll.offset(from: start, to: end, at: frame / 60) - offset) < 0.3)
    }

    @Test(arguments: [
        (370.0, 793.0, 0.0, false), (398, 793, 0, true), (170, 400, 0, false), (210, 400, 0, true),
        (64, 793, 975, false),
        (64, 793, 1_000, true),
    ])
    func aSheetIsDismissedByHalfItsHeightOrSpeed(
        _ offset: Double, _ height: Double, _ velocity: Double, _ dismisses: Bool
    ) {
        #expect(SheetMotion.dismisses(offset: offset, height: height, velocity: velocity) == dismisses)
    }

    @Test func aSheetReturnsByItsSpring() {
        #expect(abs(SheetMotion.frequency - 18.2574) < 0.0001)
        #expect(SheetMotion.distance(from: 100, velocity: 0, at: 0) == 100)
        #expect(abs(SheetMotion.distance(from: 100, velocity: 0, at: 0.1) - 45.5) < 0.1)
        #expect(SheetMotion.dimming(offset: 0, height: 793) == 0.2)
        #expect(SheetMotion.dimming(offset: 793, height: 793) == 0)
    }
}
