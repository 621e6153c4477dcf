import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// The lines of a flow layout that is 100 points wide.
@Suite struct FlowSectionsTests {
    private func flow(
        _ sizes: [CGSize], areFixed: Bool, header: CGFloat = 0, isVertical: Bool = true, count: Int = 1
    ) -> FlowSections {
        FlowSections(count: count, across: 100, isVertical: isVertical, scale: 1) { _ in
            FlowSection.Measures(
                header: CGSize(width: header, height: header), sizes: sizes, areFixed: areFixed, spacing: 5,
                lineSpacing: 10)
        }
    }

    private func frames(_ flow: FlowSections, _ count: Int, in section: Int = 0) -> [CGRect?] {
        (0..<count).map { flow.frame(of: .item($0), in: section) }
    }

    @Test func `the last line of equal items has the spaces of full lines`() {
        let flow = flow(Array(repeating: CGSize(width: 28, height: 20), count: 5), areFixed: true, header: 12)
        #expect(
            frames(flow, 6) == [
                CGRect(x: 0, y: 12, width: 28, height: 20), CGRect(x: 36, y: 12, width: 28, height: 20),
                CGRect(x: 72, y: 12, width: 28, height: 20), CGRect(x: 0, y: 42, width: 28, height: 20),
                CGRect(x: 36, y: 42, width: 28, height: 20), nil,
            ])
        #expect(flow.contentSize == CGSize(width: 100, height: 62))
        #expect(flow.frame(of: .header, in: 0) == CGRect(x: 0, y: 0, width: 100, height: 12))
        #expect(flow.frame(of: .footer, in: 0) == CGRect(x: 0, y: 62, width: 0, height: 0))
        let seen = flow.elements(in: CGRect(x: 0, y: 40, width: 100, height: 20))
        #expect(seen.map(\.section) == [0] && seen.first?.elements == [.header, .item(3), .item(4)])
    }

    @Test func `a single item is in the middle of its line, and lower ones in that of their height`() {
        let sizes = [CGSize(width: 60, height: 20), CGSize(width: 60, height: 30), CGSize(width: 30, height: 10)]
        #expect(
            frames(flow(sizes, areFixed: false), 3) == [
                CGRect(x: 20, y: 0, width: 60, height: 20), CGRect(x: 0, y: 30, width: 60, height: 30),
                CGRect(x: 65, y: 40, width: 30, height: 10),
            ])
    }

    @Test func `lines of a horizontal layout are columns, and sections follow each other`() {
        let sizes = [CGSize(width: 20, height: 50), CGSize(width: 20, height: 50)]
        let flow = flow(sizes, areFixed: false, header: 12, isVertical: false, count: 2)
        #expect(
            frames(flow, 2, in: 1) == [
                CGRect(x: 74, y: 25, width: 20, height: 50), CGRect(x: 104, y: 0, width: 20, height: 50),
            ])
        #expect(flow.extent(ofSection: 1) == CGRect(x: 62, y: 0, width: 62, height: 100))
        #expect(flow.contentSize == CGSize(width: 124, height: 100))
        #expect(flow.elements(in: CGRect(x: 63, y: 0, width: 5, height: 100)).map(\.section) == [1])
    }
}
