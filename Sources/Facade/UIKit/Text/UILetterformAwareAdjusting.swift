public import Foundation

/// An object whose height can include letterforms that extend beyond their line bounds.
@preconcurrency @MainActor public protocol UILetterformAwareAdjusting: NSObjectProtocol {
    /// The rule for sizing the view, which is stored only.
    var sizingRule: UILetterformAwareSizingRule { get set }
}

/// The rule for sizing a view to the line bounds or to oversized letterforms; both size to the line bounds here.
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
