import LayoutSimViewTree
import Testing
@testable import UIKit

/// Anchors as seen by apps that define their own layout DSLs.
@MainActor private protocol LayoutEdge {
    func constraint(equalTo anchor: Self, constant: CGFloat) -> NSLayoutConstraint
    func constraint(greaterThanOrEqualTo anchor: Self, constant: CGFloat) -> NSLayoutConstraint
}

extension NSLayoutAnchor: LayoutEdge {}

/// Constraints know the line that created them, although the declarations are exactly UIKit's.
@MainActor @Suite struct ConstraintLineTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let box = UIView()

    init() {
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
    }

    @Test func `every way to make a constraint knows its line`() {
        let line = #line
        let constraints =
            [
                box.leftAnchor.constraint(equalTo: root.leftAnchor),
                box.widthAnchor.constraint(equalToConstant: 40),
                box.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
                NSLayoutConstraint(
                    item: box, attribute: .right, relatedBy: .lessThanOrEqual, toItem: root, attribute: .right,
                    multiplier: 1, constant: 0),
            ] + NSLayoutConstraint.constraints(withVisualFormat: "V:[box(20)]", views: ["box": box])
        NSLayoutConstraint.activate(constraints)
        let screen = root.frozen(named: "root")
        #expect(screen.constraints.count == 5)
        #expect(screen.constraints.map(\.line?.number) == [3, 4, 5, 6, 9].map { line + $0 })
        #expect(screen.constraints.allSatisfy { $0.line?.file == #fileID })
        #expect(screen.constraints[0].line?.description == "ConstraintLineTests.swift:\(line + 3)")
    }

    @Test func `methods are functions of UIKit's types`() {
        let make: (NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint = box.leftAnchor.constraint(equalTo:)
        let relations = [
            box.widthAnchor.constraint(equalToConstant:), box.widthAnchor.constraint(lessThanOrEqualToConstant:),
        ]
        let constraints = [make(root.leftAnchor)] + relations.map { $0(30) }
        #expect(constraints.map(\.relation) == [.equal, .equal, .lessThanOrEqual])
        #expect(constraints.map(\.constant) == [0, 30, 30])
        let initializer = NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)
        #expect(initializer(box, .top, .equal, root, .top, 1, 3).constant == 3)
    }

    @Test func `protocols of apps ask for UIKit's methods`() {
        func pin<Edge: LayoutEdge>(_ edge: Edge, _ other: Edge) -> NSLayoutConstraint {
            edge.constraint(equalTo: other, constant: 5)
        }
        #expect(pin(box.topAnchor as NSLayoutAnchor<NSLayoutYAxisAnchor>, root.topAnchor).constant == 5)
    }
}
