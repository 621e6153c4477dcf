import Foundation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// Finds out whether a class measures itself: while it is on, the base implementation answers with a mark instead of
/// measuring.
@MainActor enum IntrinsicProbe {
    private(set) static var isOn = false
    static let mark = CGSize(width: -90_017.25, height: -90_019.75)

    /// The size that an override of a view gives; `nil` if it leaves the size to the content.
    static func overridingSize(of view: UIView) -> CGSize? {
        if type(of: view) == UIView.self || type(of: view) == UILabel.self { return nil }
        isOn = true
        let answer = view.intrinsicContentSize
        isOn = false
        guard answer != mark else { return nil }
        return view.intrinsicContentSize
    }
}

extension UIView {
    /// The size of the content by the rules of its kind.
    var baseIntrinsicContentSize: CGSize {
        if IntrinsicProbe.isOn { return IntrinsicProbe.mark }
        return contentSize(width: state.wrappingWidth)
    }

    /// The size of the content, wrapped at a width if there is one; in points.
    func contentSize(width: CGFloat?) -> CGSize {
        guard var value = layoutValue else { return CGSize(width: -1, height: -1) }
        finish(&value)
        let scale = Double(UIScreen.main.scale)
        let size = LiveLayout.contentSize(
            of: value, width: width.map(Double.init), scale: scale, rules: SimulatedDevice.currentRules
        ) {
            text, width in
            TextSetting.measure(text, width, scale: scale)
        }
        return CGSize(width: size.width ?? -1, height: size.height ?? -1)
    }

    private var layoutValue: View? { contentValue().map { View("view", content: $0) } }
}

extension IntrinsicSizeOverride {
    /// What an override of `intrinsicContentSize` says; negative lengths are none.
    init(_ size: CGSize) {
        self.init(
            width: size.width < 0 ? .none : .points(size.width), height: size.height < 0 ? .none : .points(size.height))
    }
}
