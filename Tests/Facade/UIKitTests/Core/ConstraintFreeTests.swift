import Testing

@testable import UIKit

/// Trees in which nothing uses constraints: what contents and frames are changed to is of no interest to their layout.
@MainActor @Suite struct ConstraintFreeTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    private let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))

    init() {
        label.text = "One"
        root.addSubview(label)
        root.layoutIfNeeded()
    }

    @Test func contentsAndFramesAreNotSolved() {
        label.text = "Another"
        label.frame.size.width = 200
        #expect(!root.isToBeSolved)
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 10, y: 10, width: 200, height: 20))
    }

    @Test func constraintsThatComeLaterSeeThem() {
        label.text = "Another"
        label.frame.origin.x = 50
        let below = UIView()
        below.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(below)
        NSLayoutConstraint.activate([
            below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            below.widthAnchor.constraint(equalToConstant: 40), below.heightAnchor.constraint(equalToConstant: 30),
        ])
        #expect(root.isToBeSolved)
        root.layoutIfNeeded()
        #expect(below.frame == CGRect(x: 50, y: 38, width: 40, height: 30))
        label.frame.origin.y = 20
        #expect(root.isToBeSolved)
        root.layoutIfNeeded()
        #expect(below.frame == CGRect(x: 50, y: 48, width: 40, height: 30))
    }
}
