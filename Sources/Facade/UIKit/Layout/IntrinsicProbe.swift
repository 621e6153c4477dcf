import Foundation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// Detects whether a class overrides its intrinsic content size: while the probe is on, the base implementation returns
/// a marker instead of measuring.
@MainActor enum IntrinsicProbe {
    private(set) static var isOn = false
    static let mark = CGSize(width: -90_017.25, height: -90_019.75)

    /// Returns the intrinsic content size from an override; `nil` if the class does not override it.
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
    /// The intrinsic content size, as measured for the kind of content.
    var baseIntrinsicContentSize: CGSize {
        if IntrinsicProbe.isOn { return IntrinsicProbe.mark }
        return contentSize(width: state.wrappingWidth)
    }

    /// Returns the size of the content in points, wrapped at a width if there is one.
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
    /// Creates the override from an `intrinsicContentSize`; negative lengths mean no intrinsic metric.
    init(_ size: CGSize) {
        self.init(
            width: size.width < 0 ? .none : .points(size.width), height: size.height < 0 ? .none : .points(size.height))
    }
}
