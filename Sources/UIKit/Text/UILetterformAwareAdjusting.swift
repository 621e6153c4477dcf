public import Foundation

/// What has a height that may make room for letters which reach beyond their lines.
@preconcurrency @MainActor public protocol UILetterformAwareAdjusting: NSObjectProtocol {
    var sizingRule: UILetterformAwareSizingRule { get set }
}

/// Whether heights follow the lines, or the letters where these are higher. Both follow the lines here.
public enum UILetterformAwareSizingRule: Int, Sendable {
    case typographic = 0
    case oversize = 1
}

extension UILetterformAwareAdjusting where Self: UIView {
    public var sizingRule: UILetterformAwareSizingRule {
        get { state.seldom?.sizingRule ?? .typographic }
        set { state.ownSeldom.sizingRule = newValue }
    }
}

extension UILabel: UILetterformAwareAdjusting {}
extension UITextField: UILetterformAwareAdjusting {}
extension UITextView: UILetterformAwareAdjusting {}
