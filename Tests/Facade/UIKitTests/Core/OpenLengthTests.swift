import Foundation
import Testing

@testable import UIKit

/// Lengths that nothing determines, in trees without constraints of the author.
@MainActor struct OpenLengthTests {
    @Test func aPlainViewInARowIsAsHighAsItAsksFor() throws {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        stack.alignment = .center
        let (label, plain) = (UILabel(), UIView())
        label.text = "Name"
        for view in [label, plain] { stack.addArrangedSubview(view) }
        stack.layoutIfNeeded()
        #expect(plain.frame.height == 0)
        #expect(plain.frame.minY == 15)
    }
}
