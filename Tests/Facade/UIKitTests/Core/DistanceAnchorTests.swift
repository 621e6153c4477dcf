import Testing
import UIKit

/// Distances between anchors that are related to lengths and to other distances.
@MainActor @Suite struct DistanceAnchorTests {
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    private let inner = UIView()

    init() {
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 20),
        ])
    }

    @Test(arguments: [(0.25, 100.0), (0.5, 200), (0, 0)])
    func `a distance is a part of a height`(part: CGFloat, top: CGFloat) {
        let distance = outer.topAnchor.anchorWithOffset(to: inner.topAnchor)
        distance.constraint(equalTo: outer.heightAnchor, multiplier: part).isActive = true
        outer.layoutIfNeeded()
        #expect(inner.frame.minY == top)
    }

    @Test func `distances are equal to each other`() {
        let before = outer.leadingAnchor.anchorWithOffset(to: inner.leadingAnchor)
        let after = inner.trailingAnchor.anchorWithOffset(to: outer.trailingAnchor)
        before.constraint(equalTo: after).isActive = true
        outer.layoutIfNeeded()
        #expect(inner.frame.minX == 80)
        outer.semanticContentAttribute = .forceRightToLeft
        inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 0).isActive = true
        outer.layoutIfNeeded()
        #expect(inner.frame.minX == 80)
    }

    @Test func `a distance times a factor, with a constant`() {
        let before = outer.leftAnchor.anchorWithOffset(to: inner.leftAnchor)
        let after = inner.rightAnchor.anchorWithOffset(to: outer.rightAnchor)
        before.constraint(equalTo: after, multiplier: 3, constant: -40).isActive = true
        outer.layoutIfNeeded()
        #expect(inner.frame.minX == 110)
    }

    @Test func `what stands for a distance is seen nowhere, and goes with its constraint`() {
        let count = outer.constraints.count
        let distance = outer.topAnchor.anchorWithOffset(to: inner.topAnchor)
        let constraint = distance.constraint(equalTo: outer.heightAnchor, multiplier: 0.5)
        constraint.isActive = true
        #expect(outer.constraints == [constraint])
        #expect(outer.layoutGuides.isEmpty)
        outer.layoutIfNeeded()
        constraint.isActive = false
        #expect(outer.constraints.count == count)
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 7).isActive = true
        outer.layoutIfNeeded()
        #expect(inner.frame.minY == 7)
    }

    @Test func `a view that leaves takes the constraint of its distance with it`() {
        let distance = outer.topAnchor.anchorWithOffset(to: inner.topAnchor)
        let constraint = distance.constraint(equalTo: outer.heightAnchor, multiplier: 0.5)
        constraint.isActive = true
        inner.removeFromSuperview()
        #expect(!constraint.isActive)
        #expect(outer.constraints.isEmpty)
    }

    @Test func `no part of a length is the constant alone`() {
        let distance = outer.topAnchor.anchorWithOffset(to: inner.topAnchor)
        let constraint = distance.constraint(equalTo: outer.heightAnchor, multiplier: 0, constant: 12)
        #expect(constraint.multiplier == 1)
        constraint.isActive = true
        outer.layoutIfNeeded()
        #expect(inner.frame.minY == 12)
    }

    @Test func `a function of an anchor takes a distance`() {
        let distance = outer.topAnchor.anchorWithOffset(to: inner.topAnchor)
        let equal: (NSLayoutAnchor<NSLayoutDimension>) -> NSLayoutConstraint = inner.heightAnchor.constraint(equalTo:)
        equal(distance).isActive = true
        outer.layoutIfNeeded()
        #expect(inner.frame.minY == 20)
    }
}
