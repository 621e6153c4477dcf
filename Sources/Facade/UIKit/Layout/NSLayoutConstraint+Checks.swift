import Foundation

extension NSLayoutConstraint {
    func check(_ constant: CGFloat) {
        guard !constant.isFinite else { return }
        let anchors = "firstAnchor:\(first.anchorLog) secondAnchor:\(second?.anchorLog ?? "(null)")"
        raise(
            "NSInternalInconsistencyException",
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant.log) \(anchors)",
            note: sourceNote)
    }

    func checkMultiplier(_ multiplier: CGFloat) {
        guard !multiplier.isFinite else { return }
        raise(
            "NSInternalInconsistencyException",
            "Multiplier is not finite! That's illegal. multiplier:\(multiplier.log)", note: sourceNote)
    }

    func checkPriority(_ priority: UILayoutPriority) {
        guard !(0...1000).contains(priority.rawValue) else { return }
        raise(
            "NSInternalInconsistencyException",
            "It's illegal to set priority:\(CGFloat(priority.rawValue).log).  Priorities must be greater than 0 and less or "
                + "equal to NSLayoutPriorityRequired, which is 1000.000000.", note: sourceNote)
    }

    /// The line of code that created the constraint, for messages; `nil` if it is unknown.
    var sourceNote: String? { codeLine.map { "the constraint was made at \($0)" } }
}

extension LayoutOperand {
    /// The anchor as UIKit logs it, with names in place of addresses.
    @MainActor var anchorLog: String {
        let axis = attribute.isHorizontal ? "XAxisAnchor" : "YAxisAnchor"
        return "<NSLayout\(attribute.isSize ? "Dimension" : axis) \"\(anchorDescription)\">"
    }
}

extension CGFloat {
    /// The number as C formats it.
    fileprivate var log: String { isNaN ? "nan" : isInfinite ? (self < 0 ? "-inf" : "inf") : "\(self)" }
}
