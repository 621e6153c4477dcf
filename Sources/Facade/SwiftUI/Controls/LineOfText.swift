import UIKit

extension EnvironmentValues {
    /// The distance between lines of texts, which is the height of a field for one, in points.
    var textLineStep: CGFloat {
        let font = textSettings.font
        let scale = max(1, displayScale)
        return (((font.lineStep ?? font.lineHeight) * scale).rounded(.up)) / scale
    }
}

extension TextAlignment {
    /// UIKit's alignment in a direction.
    func uiKit(_ direction: LayoutDirection) -> NSTextAlignment {
        switch self {
        case .center: .center
        case .leading: direction == .leftToRight ? .left : .right
        case .trailing: direction == .leftToRight ? .right : .left
        }
    }
}
