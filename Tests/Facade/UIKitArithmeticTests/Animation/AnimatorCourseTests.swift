import LayoutSimMotion
import LayoutSimUIKitArithmetic
import Testing

/// The progress of an animator of two seconds.
@Suite struct AnimatorCourseTests {
    private let linear = MotionCurve.cubic(CubicCurve(0, 0, 1, 1))

    private func expect(_ course: AnimatorCourse, _ progress: Double, at time: Double) {
        #expect(abs(course.progress(at: time) - progress) < 1e-9, "at \(time): \(course.progress(at: time))")
    }

    @Test func `an animator runs, turns back, and rests`() {
        var course = AnimatorCourse(duration: 2, curve: linear)
        expect(course, 0, at: 9)
        #expect(course.end == nil)
        course.run(since: 10)
        expect(course, 0.5, at: 11)
        expect(course, 1, at: 13)
        #expect(course.end == 12)
        course.reverse(at: 11.5)
        expect(course, 0.5, at: 12)
        #expect(course.end == 13 && course.isReversed)
        course.rest(at: 0.3)
        expect(course, 0.3, at: 20)
        course.run(since: 20)
        expect(course, 0.1, at: 20.4)
    }

    @Test func `the rest of the way may have another curve and length`() {
        var course = AnimatorCourse(duration: 2, curve: linear)
        course.rest(at: 0.5)
        course.run(along: linear, for: 4, since: 10)
        expect(course, 0.75, at: 12)
        #expect(course.end == 14)
        course.reverse(at: 12)
        expect(course, 0.375, at: 12.75)
    }

    @Test(arguments: [(0.75, 0.5, 0.5), (0.4, 0.5, 0), (0.6, 0, 0.6), (1, 1, 1), (0.9, 1, 0)])
    func `changes that begin later have less progress`(_ whole: Double, _ delay: Double, _ progress: Double) {
        let course = AnimatorCourse(duration: 2, curve: linear)
        #expect(abs(course.progress(whole, delayedBy: delay) - progress) < 1e-9)
    }

    @Test(arguments: [0.1, 0.35, 0.8]) func `a part is found by its progress`(_ part: Double) {
        let spring = Spring(dampingRatio: 1, settlingIn: 2)
        for curve in [MotionCurve.cubic(CubicCurve(0.42, 0, 0.58, 1)), .spring(spring)] {
            #expect(abs(curve.part(at: curve.progress(at: part, of: 2), of: 2) - part) < 1e-6)
            #expect(curve.part(at: -1, of: 2) == 0 && curve.part(at: 2, of: 2) == 1)
        }
    }
}
