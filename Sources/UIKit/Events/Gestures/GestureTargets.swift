import Foundation

/// A target of a recognizer and what it is sent, as tests of apps read it by the key `targets` to send it themselves.
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
    /// The targets of recognizers by name.
    static func addGestureTargets(to t: _MemberTable) {
        for name in ["targets", "_targets"] {
            t.get(name) { (recognizer: UIGestureRecognizer) in recognizer.knownTargets }
        }
        for name in ["target", "_target"] { t.get(name) { (entry: UIGestureRecognizerTarget) in entry.target } }
        for name in ["action", "_action"] { t.get(name) { (entry: UIGestureRecognizerTarget) in entry.action } }
    }
}
