import Foundation
import LayoutSimGeometry
import LayoutSimUIKitArithmetic
import Testing

/// Sheets on a phone of 393 by 852 points.
@Suite struct SheetMetricsTests {
    private func upright(floats: Bool) -> SheetMetrics {
        SheetMetrics(
            CGSize(width: 393, height: 852), EdgeInsets(top: 59, bottom: 34), isCompact: false, floats: floats,
            screenCorner: 55, edgeWidth: nil)
    }

    private func lying(edgeWidth: CGFloat??) -> SheetMetrics {
        SheetMetrics(
            CGSize(width: 852, height: 393), EdgeInsets(left: 59, bottom: 21, right: 59), isCompact: true,
            floats: false, screenCorner: 55, edgeWidth: edgeWidth)
    }

    @Test func `a full sheet reaches the edges, a lower one floats above them`() {
        let metrics = upright(floats: true)
        #expect(metrics.maximum == 759 && metrics.cornerRadius == 47)
        #expect(metrics.frame(height: 759) == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(!metrics.isAboveEdges(759) && metrics.isAboveEdges(425))
        let medium = metrics.frame(height: 425)
        #expect(medium.minX == 8 && medium.width == 377 && abs(medium.maxY - 844) < 1e-9)
        #expect(metrics.size(height: 425) == CGSize(width: 393, height: 459))
        // A small sheet has no room for the safe area, and is farther from the edges.
        #expect(metrics.size(height: 100).height == 100 && metrics.frame(height: 76).minX == 28)
    }

    @Test(arguments: [(425.0, 34.0), (113, 17), (76, 0)])
    func `the closer to the edge, the more of the safe area`(_ height: Double, _ inset: Double) {
        #expect(upright(floats: true).bottomSafeArea(height: height, scale: 3) == CGFloat(inset))
    }

    @Test func `before iOS 26, sheets end at the bottom edge`() {
        let metrics = upright(floats: false)
        #expect(metrics.maximum == 749 && metrics.cornerRadius == 10)
        #expect(metrics.frame(height: 400) == CGRect(x: 0, y: 418, width: 393, height: 434))
        #expect(metrics.bottomSafeArea(height: 400, scale: 3) == nil)
    }

    @Test func `in a compact height, a sheet fills the screen unless it stays at the edge`() {
        #expect(lying(edgeWidth: nil).frame(height: 100) == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(lying(edgeWidth: nil).cornerRadius == 0)
        #expect(lying(edgeWidth: .some(nil)).frame(height: 100) == CGRect(x: 59, y: 272, width: 734, height: 121))
        #expect(lying(edgeWidth: .some(500)).frame(height: 100) == CGRect(x: 176, y: 272, width: 500, height: 121))
        #expect(lying(edgeWidth: .some(900)).frame(height: 100).width == 734)
    }

    @Test func `the medium detent is on a whole pixel`() { #expect(SheetMetrics.medium(of: 759, scale: 3) == 425) }
}
