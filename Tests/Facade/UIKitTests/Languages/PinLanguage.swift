import UIKit

/// A layout DSL like those in packages: it collects calls, and creates the constraints at the end.
@MainActor final class PinLanguage {
    private var edges: [(NSLayoutConstraint.Attribute, CGFloat)] = []

    /// The line that creates a constraint of a size.
    static var sizeLine: UInt { sizeConstraintLine }

    func top(_ distance: CGFloat) { edges.append((.top, distance)) }
    func left(_ distance: CGFloat) { edges.append((.left, distance)) }

    fileprivate func activate(on view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        for (edge, distance) in edges {
            NSLayoutConstraint(
                item: view, attribute: edge, relatedBy: .equal, toItem: view.superview, attribute: edge, multiplier: 1,
                constant: distance
            ).isActive = true
        }
    }
}

private let sizeConstraintLine: UInt = #line + 12

extension UIView {
    /// Collects the calls of the closure and creates their constraints.
    func pin(_ describe: (PinLanguage) -> Void) {
        let language = PinLanguage()
        describe(language)
        language.activate(on: self)
    }

    func pinSize(_ width: CGFloat) {
        translatesAutoresizingMaskIntoConstraints = false
        widthAnchor.constraint(equalToConstant: width).isActive = true
    }
}
