import Foundation

extension UIView {
    /// What the view is called in messages: its class and its identifier.
    var layoutName: String {
        let name = "\(type(of: self))"
        return accessibilityIdentifier.map { "\(name):'\($0)'" } ?? name
    }
}

extension UILayoutGuide {
    /// What the guide is called in messages.
    var layoutName: String { "UILayoutGuide:'\(identifier)'" }
}
