import Foundation
import Testing
import UIKit

/// The outlines of combined paths.
@Suite struct PathCombinationTests {
    private static let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    private static let shifted = CGRect(x: 5, y: 5, width: 10, height: 10)
    private static let hole = CGRect(x: 2, y: 2, width: 4, height: 4)
    private static let beside = CGRect(x: 10, y: 0, width: 5, height: 10)
    private static let apart = CGRect(x: 20, y: 0, width: 5, height: 5)

    struct Case: Sendable, CustomStringConvertible {
        let description: String
        let combine: @Sendable (CGPath, CGPath) -> CGPath
        let other: CGRect
        /// The area, in square points.
        let area: CGFloat
        let box: CGRect
        /// The numbers of corners of the contours.
        let corners: [Int]
    }

    private static let cases = [
        Case(
            description: "union", combine: { $0.union($1) }, other: shifted, area: 175,
            box: CGRect(x: 0, y: 0, width: 15, height: 15), corners: [8]),
        Case(
            description: "intersection", combine: { $0.intersection($1) }, other: shifted, area: 25,
            box: CGRect(x: 5, y: 5, width: 5, height: 5), corners: [4]),
        Case(
            description: "difference", combine: { $0.subtracting($1) }, other: shifted, area: 75,
            box: CGRect(x: 0, y: 0, width: 10, height: 10), corners: [6]),
        Case(
            description: "symmetric difference", combine: { $0.symmetricDifference($1) }, other: shifted, area: 150,
            box: CGRect(x: 0, y: 0, width: 15, height: 15), corners: [6, 6]),
        Case(
            description: "a hole", combine: { $0.subtracting($1) }, other: hole, area: 84,
            box: CGRect(x: 0, y: 0, width: 10, height: 10), corners: [4, 4]),
        Case(
            description: "neighbors become one", combine: { $0.union($1) }, other: beside, area: 150,
            box: CGRect(x: 0, y: 0, width: 15, height: 10), corners: [4]),
        Case(
            description: "parts that do not meet", combine: { $0.union($1) }, other: apart, area: 125,
            box: CGRect(x: 0, y: 0, width: 25, height: 10), corners: [4, 4]),
        Case(
            description: "nothing in common", combine: { $0.intersection($1) }, other: apart, area: 0,
            box: .null, corners: []),
        Case(
            description: "all of it taken away", combine: { $1.subtracting($0) }, other: hole, area: 0, box: .null,
            corners: []),
        Case(
            description: "the same twice", combine: { $0.union($1) }, other: square, area: 100,
            box: CGRect(x: 0, y: 0, width: 10, height: 10), corners: [4]),
    ]

    @Test(arguments: cases) func `two rectangles`(_ row: Case) {
        let result = row.combine(CGPath(Self.square), CGPath(row.other))
        #expect(abs(result.insideArea - row.area) < 1e-6)
        #expect(result.contourCorners == row.corners)
        if !result.isEmpty { #expect(result.boundingBoxOfPath == row.box) }
    }

    @Test func `a disk without a bar through it falls into two parts`() {
        let disk = unsafe CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        let bar = CGPath(CGRect(x: -1, y: 8, width: 30, height: 4))
        let rest = disk.subtracting(bar)
        let parts = rest.componentsSeparated()
        #expect(parts.count == 2)
        let whole = Double.pi * 100
        #expect(abs(rest.insideArea + disk.intersection(bar).insideArea - whole) < 0.5)
        #expect(!rest.contains(CGPoint(x: 10, y: 10)))
        #expect(rest.contains(CGPoint(x: 10, y: 5)))
    }

    @Test func `a ring is one part with its hole`() {
        let ring = CGPath(Self.square).subtracting(CGPath(Self.hole)).union(CGPath(Self.apart))
        #expect(ring.componentsSeparated().map(\.contourCorners) == [[4, 4], [4]])
    }

    @Test func `a path that crosses itself is the same by both rules once it is normalized`() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 5, y: 0, width: 10, height: 10))
        #expect(abs(path.normalized().insideArea - 150) < 1e-6)
        #expect(abs(path.normalized(using: .evenOdd).insideArea - 100) < 1e-6)
    }

    @Test func `paths that only touch have nothing in common`() {
        #expect(!CGPath(Self.square).intersects(CGPath(Self.beside)))
        #expect(CGPath(Self.square).intersects(CGPath(Self.shifted)))
    }

    @Test func `the parts of a line that are inside`() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: -5, y: 5))
        line.addLine(to: CGPoint(x: 20, y: 5))
        #expect(
            line.lineIntersection(CGPath(Self.square)).boundingBox == CGRect(x: 0, y: 5, width: 10, height: 0))
        #expect(line.lineSubtracting(CGPath(Self.square)).points == [[-5, 5], [0, 5], [10, 5], [20, 5]])
    }

    @Test func `flat copies keep to the threshold`() {
        let disk = unsafe CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        let (coarse, fine) = (disk.flattened(threshold: 5), disk.flattened(threshold: 0.01))
        #expect(coarse.points.count < fine.points.count)
        #expect(abs(fine.insideArea - .pi * 2500) < 10)
    }
}

extension CGPath {
    fileprivate convenience init(_ rect: CGRect) { unsafe self.init(rect: rect, transform: nil) }

    /// The area in square points, without holes.
    fileprivate var insideArea: CGFloat { abs(contours.reduce(0) { $0 + $1.signedArea }) }

    fileprivate var contourCorners: [Int] { contours.map(\.count) }

    fileprivate var points: [[CGFloat]] { contours.flatMap { $0.map { [$0.x, $0.y] } } }

    private var contours: [[CGPoint]] {
        var contours: [[CGPoint]] = []
        unsafe applyWithBlock { element in
            let element = unsafe element.pointee
            switch unsafe element.type {
            case .moveToPoint: unsafe contours.append([element.points[0]])
            case .addLineToPoint: unsafe contours[contours.count - 1].append(element.points[0])
            default: break
            }
        }
        return contours
    }
}

extension [CGPoint] {
    fileprivate var signedArea: CGFloat {
        zip(self, dropFirst() + prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) } / 2
    }
}
