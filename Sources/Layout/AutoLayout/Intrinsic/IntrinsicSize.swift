import LayoutSimEquations
import LayoutSimViewTree

extension IntrinsicSize {
    /// Returns the size with the lengths of an override in place of the content's.
    func overridden(by override: IntrinsicSizeOverride) -> IntrinsicSize {
        var size = self
        size.width = override.width.applied(to: width)
        size.height = override.height.applied(to: height)
        return size
    }
}

extension IntrinsicSizeOverride.Length {
    fileprivate func applied(to content: Double?) -> Double? {
        switch self {
        case .content: content
        case .none: nil
        case .points(let length): length
        }
    }
}
