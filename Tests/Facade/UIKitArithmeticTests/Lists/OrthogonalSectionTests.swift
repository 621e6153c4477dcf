import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// Where a section that scrolls across comes to rest: three groups of 100 points in a room of 300.
@Suite struct OrthogonalSectionTests {
    private func section(_ behavior: OrthogonalSection.Behavior) -> OrthogonalSection {
        OrthogonalSection(
            behavior: behavior, bounces: true, frame: CGRect(x: 0, y: 0, width: 300, height: 50),
            groups: [10, 120, 230].map { OrthogonalSection.Group(start: $0, length: 100) }, length: 340, isAcross: true)
    }

    @Test(arguments: [
        (OrthogonalSection.Behavior.continuous, 77.0, 0.0, 500.0, 77.0), (.paging, 77, 0, 500, 77),
        (.continuousGroupLeadingBoundary, 77, 0, 500, 110), (.continuousGroupLeadingBoundary, 50, 0, 500, 0),
        (.groupPaging, 900, 0, 200, 110), (.groupPaging, 0, 200, -200, 110), (.groupPaging, 900, 170, 50, 220),
        (.groupPagingCentered, 900, -90, 200, 20), (.groupPagingCentered, 900, 80, 0, 130),
    ]) func `behaviors choose the stop`(
        _ behavior: OrthogonalSection.Behavior, _ target: Double, _ offset: Double, _ speed: Double, _ rest: Double
    ) {
        #expect(section(behavior).rest(gliding: target, from: offset, speed: speed) == CGFloat(rest))
    }

    @Test func `the first and the last group can be in the middle`() {
        let margins = section(.groupPagingCentered).margins
        #expect(margins.before == 90 && margins.after == 90)
        #expect(section(.groupPaging).margins.before == 0)
    }
}
