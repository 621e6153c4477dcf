import Foundation

extension UIView {
    /// What the view is called in messages: its class and its identifier.
    var layoutName: String {
        let name = "\(type(of: self))"
        return accessibilityIdentifier.map { "\(name):'\($0)'" } ?? name
    }
}

extension UIView {
    /// What people call the view: the property that holds it, and its class.
    package var spokenName: String {
        let type = "\(type(of: self))"
        let name = FrozenNames(root)[self] ?? type
        return name == type ? name : "\(name) (\(type))"
    }
}

extension UILayoutGuide {
    /// What the guide is called in messages.
    var layoutName: String { "UILayoutGuide:'\(identifier)'" }
}
