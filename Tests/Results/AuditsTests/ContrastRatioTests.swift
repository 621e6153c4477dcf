import LayoutSimGeometry
import Testing

@testable import LayoutSimAudits

/// Ratios computed by hand from the formulas of WCAG 2.2.
@Suite struct ContrastRatioTests {
    @Test(
        arguments: [
            (0xFFFFFF, 0x000000, 21.0), (0x777777, 0xFFFFFF, 4.478), (0x767676, 0xFFFFFF, 4.542),
            (0x8A8A8E, 0xFFFFFF, 3.439),
            (0xFF0000, 0xFFFFFF, 3.998), (0x0000FF, 0xFFFFFF, 8.592), (0x0A0A0A, 0x0A0A0A, 1),
            (0x007AFF, 0xFFFFFF, 4.017),
        ] as [(UInt32, UInt32, Double)])
    func `ratios are those of the guidelines`(_ first: UInt32, _ second: UInt32, _ ratio: Double) {
        #expect(abs(ContrastRatio.between(Color(hex: first), Color(hex: second)) - ratio) < 0.001)
        #expect(abs(ContrastRatio.between(Color(hex: second), Color(hex: first)) - ratio) < 0.001)
    }

    @Test(arguments: [(17.0, false, 4.5), (18, false, 3), (10, true, 3)])
    func `large and bold texts need less`(_ size: Double, _ isBold: Bool, _ least: Double) {
        #expect(ContrastRatio.least(fontSize: size, isBold: isBold) == least)
    }
}
