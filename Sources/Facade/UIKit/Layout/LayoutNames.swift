import Foundation

extension UIView {
    /// The name of the view in messages: its class and its accessibility identifier.
    var layoutName: String {
        let name = "\(type(of: self))"
        return accessibilityIdentifier.map { "\(name):'\($0)'" } ?? name
    }
}

extension UIView {
    /// The name of the view for readers: the property that holds it, and its class.
    package var spokenName: String {
        let type = "\(type(of: self))"
        let name = FrozenNames(root)[self] ?? type
        return name == type ? name : "\(name) (\(type))"
    }
}

extension UILayoutGuide {
    /// The name of the guide in messages.
    var layoutName: String { "UILayoutGuide:'\(identifier)'" }
}
