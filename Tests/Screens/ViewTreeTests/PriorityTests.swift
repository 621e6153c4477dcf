import LayoutSimViewTree
import Testing

@Suite struct PriorityTests {
    @Test(
        "A priority is written without a needless fraction",
        arguments: [
            (1000, "1000"), (750, "750"), (999.5, "999.5"), (999.999, "999.999"), (0.001, "0.001"), (51, "51"),
            (0, "0"),
            (-1, "-1"),
        ] as [(Priority, String)])
    func description(priority: Priority, text: String) {
        #expect("\(priority)" == text)
    }

    @Test(arguments: [1e9, Float.infinity, -.infinity, .nan, .greatestFiniteMagnitude])
    func `a number that is not a priority can be written too`(value: Float) {
        #expect("\(Priority(rawValue: value))" == "\(value)")
    }

    @Test func `priorities are ordered by their numbers`() {
        let ordered: [Priority] = [
            0.001, .fittingSizeLevel, .defaultLow, 251, 749, .defaultHigh, 999, 999.5, 999.999, .required,
        ]
        #expect(ordered.reversed().sorted() == ordered)
        #expect(zip(ordered, ordered.dropFirst()).allSatisfy { $0 < $1 })
    }

    /// UIKit stores single precision: smaller differences give the same priority.
    @Test func `a priority has the precision of a float`() {
        #expect(Priority(rawValue: Float(999.9999999)) == .required)
        #expect(Priority(rawValue: 999.9999) < .required)
    }
}
