import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// Where rows, headers and footers lie.
@Suite struct TableGeometryTests {
    /// Three sections below a header of 20 points; the second has neither rows nor bands.
    private var geometry: TableGeometry {
        TableGeometry(counts: [2, 0, 3], top: 20, width: 320, left: 16, right: 8) { _ in
            10
        } heightOf: { element in
            switch element {
            case .row(let path): CGFloat(40 + path[1])
            case .header(let section): section == 1 ? 0 : 30
            case .footer(let section): section == 2 ? 5 : 0
            }
        }
    }

    @Test func `elements lie one below the other`() {
        let frames: [(element: TableElement, frame: CGRect?)] = [
            (.header(0), CGRect(x: 0, y: 30, width: 320, height: 30)),
            (.row([0, 1]), CGRect(x: 16, y: 100, width: 296, height: 41)),
            (.row([2, 1]), CGRect(x: 16, y: 231, width: 296, height: 41)),
            (.footer(2), CGRect(x: 0, y: 314, width: 320, height: 5)),
            (.header(1), nil), (.footer(0), nil), (.row([0, 2]), nil), (.row([3, 0]), nil),
        ]
        for (element, frame) in frames { #expect(geometry.frame(of: element) == frame, "\(element)") }
    }

    @Test func `sections take their headers, rows and footers`() {
        #expect((0..<3).map { geometry.rect(ofSection: $0).minY } == [20, 141, 151] && geometry.height == 319)
        #expect(geometry.rect(ofSection: 1) == CGRect(x: 0, y: 141, width: 320, height: 10))
        #expect(geometry.rect(ofSection: 3) == .zero && geometry.counts == [2, 0, 3])
    }

    @Test func `rows are found by their positions`() {
        #expect(geometry.row(at: 100) == [0, 1] && geometry.row(at: 99.5) == [0, 0])
        #expect(geometry.row(at: 50) == nil && geometry.row(at: 400) == nil)
        #expect(geometry.rows(from: 120, to: 235) == [[0, 1], [2, 0], [2, 1]])
        #expect(geometry.rows(from: 191, to: 231) == [[2, 0]])
    }

    @Test func `what lies below a changed height moves`() {
        var changed = geometry
        changed.change([
            MeasuredHeight(element: .header(2), height: 10), MeasuredHeight(element: .row([0, 0]), height: 50),
        ])
        #expect(changed.height == 309 && changed.rect(ofSection: 2).minY == 161)
        #expect(changed.frame(of: .row([0, 1]))?.minY == 110)
        #expect(changed.frame(of: .row([2, 0]))?.minY == 181)
    }

    @Test func `elements are ordered from top to bottom`() {
        let elements: [TableElement] = [
            .footer(0), .row([1, 0]), .row([0, 3]), .header(1), .header(0), .row([0, 2]),
        ]
        #expect(
            elements.sorted() == [.header(0), .row([0, 2]), .row([0, 3]), .footer(0), .header(1), .row([1, 0])])
    }
}
