import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// Content that is released between 0 and 1,000 points of a viewport of 500.
@Suite struct AxisGlideTests {
    private func glide(_ start: Double, _ velocity: Double, bounces: Bool = true, chosen: Double? = nil) -> AxisGlide {
        AxisGlide(
            from: start, velocity: velocity, within: 0...1_000, length: 500, rate: 0.998, bounces: bounces,
            chosen: chosen)
    }

    private func most(_ glide: AxisGlide) -> Double {
        (0...200).map { glide.offset(at: Double($0) / 200 * glide.duration) }.max() ?? 0
    }

    @Test func `a flick decelerates to its target`() {
        let free = glide(100, 400)
        #expect(abs(free.rest - 294.6) < 0.1 && free.offset(at: free.duration) == free.rest)
        #expect(glide(100, 0).duration == 0 && glide(100, 0).rest == 100)
    }

    @Test func `content that reaches the edge bounces if it may`() {
        #expect(glide(900, 2_000).rest == 1_000 && most(glide(900, 2_000)) > 1_030)
        let hard = glide(900, 2_000, bounces: false)
        #expect(abs(most(hard) - 1_000) < 1e-6 && hard.duration < glide(900, 2_000).duration)
    }

    @Test func `content beyond the edge, or with a chosen place, goes there`() {
        #expect(glide(-60, 0).rest == 0 && abs(glide(-60, 0).offset(at: 0) + 60) < 1e-9)
        let chosen = glide(100, 400, chosen: 300)
        #expect(chosen.rest == 300 && chosen.offset(at: 0) == 100)
        #expect(glide(300, 0, chosen: 300).duration == 0)
    }
}
