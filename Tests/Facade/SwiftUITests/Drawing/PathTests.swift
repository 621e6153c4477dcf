import Testing

@testable import SwiftUI

@Suite struct PathTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test func pathsAreWords() throws {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3.5, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: 0, y: 1))
        path.closeSubpath()
        #expect(path.description == "1 2 m 3.5 4 l 7 8 5 6 q 1 0 0 1 0 0 c h")
        #expect(Path(path.description) == path)
        #expect(Path("1 2 l x") == nil)
        #expect(Path("1 2") == nil)
    }

    @Test func linesAreTrimmedByTheirLength() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 30, y: 0))
            path.addLine(to: CGPoint(x: 30, y: 10))
        }
        #expect(line.trimmedPath(from: 0.25, to: 0.875).description == "10 0 m 30 0 l 30 5 l")
        #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(line.trimmedPath(from: -1, to: 2) == line)
    }

    @Test func circlesAreTrimmedClockwiseFromTheRight() {
        let quarter = Circle().trim(from: 0, to: 0.25).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        let box = quarter.boundingRect
        #expect(abs(box.minX - 10) < 0.01 && abs(box.maxX - 20) < 0.01)
        #expect(abs(box.minY - 10) < 0.01 && abs(box.maxY - 20) < 0.01)
    }

    @Test func circlesTakeSquares() {
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 100, height: 60)) == CGSize(width: 60, height: 60))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: nil)) == CGSize(width: 30, height: 30))
        #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Rectangle().sizeThatFits(ProposedViewSize(width: 100, height: nil)) == CGSize(width: 100, height: 10))
        #expect(Circle().path(in: rect).boundingRect == CGRect(x: 20, y: 0, width: 60, height: 60))
    }

    @Test func cornersHaveRadiusesOfTheirOwn() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 10, style: .circular)
        let path = shape.path(in: rect)
        #expect(!path.contains(CGPoint(x: 3, y: 3)))
        #expect(path.contains(CGPoint(x: 99, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 59)))
        #expect(!path.contains(CGPoint(x: 99, y: 59)))
        #expect(path.contains(CGPoint(x: 96, y: 56)))
        #expect(path.boundingRect == rect)
    }

    @Test func unevenShapesAreMirrored() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 20)
        #expect(!shape.path(in: rect, .leftToRight).contains(CGPoint(x: 2, y: 2)))
        #expect(shape.path(in: rect, .rightToLeft).contains(CGPoint(x: 2, y: 2)))
        #expect(!shape.path(in: rect, .rightToLeft).contains(CGPoint(x: 98, y: 2)))
    }

    @Test func shapesAreInset() {
        #expect(Rectangle().inset(by: 5).path(in: rect).boundingRect == CGRect(x: 5, y: 5, width: 90, height: 50))
        #expect(
            Circle().inset(by: 5).inset(by: 5).path(in: rect).boundingRect
                == CGRect(x: 30, y: 10, width: 40, height: 40))
        #expect(Capsule().inset(by: 40).path(in: rect).isEmpty)
    }

    @Test func shapesAreChanged() {
        #expect(Rectangle().offset(x: 5).path(in: rect).boundingRect.minX == 5)
        #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 25, y: 15, width: 50, height: 30))
        #expect(
            Rectangle().size(width: 10, height: 10, anchor: .center).path(in: rect).boundingRect
                == CGRect(x: 45, y: 25, width: 10, height: 10))
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        #expect(abs(turned.width - 60) < 1e-9 && abs(turned.midX - 50) < 1e-9)
        #expect(Rectangle().stroke(lineWidth: 4).path(in: rect).boundingRect.insetBy(dx: 2, dy: 2) == rect)
        let hole = Rectangle().subtracting(Circle()).path(in: rect)
        #expect(!hole.contains(CGPoint(x: 50, y: 30)) && hole.contains(CGPoint(x: 5, y: 30)))
    }
}
