import Foundation

/// A target of a recognizer and its action, which tests of apps read with the key `targets` to send it themselves.
final class UIGestureRecognizerTarget: NSObject {
    weak var target: AnyObject?
    let action: Selector

    init(target: AnyObject?, action: Selector) {
        self.target = target
        self.action = action
    }

    override var description: String {
        let object = target.map { "\(type(of: $0))" } ?? "nil"
        return "(action=\(action), target=<\(object)>)"
    }
}

extension MemberTables {
    /// Adds key-value coding access to the targets of recognizers.
    static func addGestureTargets(to t: _MemberTable) {
        for name in ["targets", "_targets"] {
            t.get(name) { (recognizer: UIGestureRecognizer) in recognizer.knownTargets }
        }
        for name in ["target", "_target"] { t.get(name) { (entry: UIGestureRecognizerTarget) in entry.target } }
        for name in ["action", "_action"] { t.get(name) { (entry: UIGestureRecognizerTarget) in entry.action } }
    }
}
