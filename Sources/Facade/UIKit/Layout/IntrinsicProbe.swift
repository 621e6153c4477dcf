import Foundation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// Detects whether a class overrides its intrinsic content size: the base implementation answers the view that is
/// probed with a mark instead of measuring it.
@MainActor struct IntrinsicProbe {
    private static var current: IntrinsicProbe?
    private static let mark = CGSize(width: -90_017.25, height: -90_019.75)
    private let view: UIView
    private var hasAskedBase = false

    private init(_ view: UIView) { self.view = view }

    /// Returns the intrinsic content size from an override; `nil` if the class does not override it.
    ///
    /// An override is called once, or twice if it asks that of its superclass: only an answer with the mark tells one
    /// that adds nothing, and only one without it is a size.
    static func overridingSize(of view: UIView) -> CGSize? {
        if type(of: view) == UIView.self || type(of: view) == UILabel.self { return nil }
        let outer = current
        current = IntrinsicProbe(view)
        let answer = view.intrinsicContentSize
        let hasAskedBase = current?.hasAskedBase ?? false
        current = outer
        guard hasAskedBase else { return answer }
        return answer == mark ? nil : view.intrinsicContentSize
    }

    /// Returns the mark if a view is being probed.
    static func answer(to view: UIView) -> CGSize? {
        guard current?.view === view else { return nil }
        current?.hasAskedBase = true
        return mark
    }
}

extension UIView {
    /// The intrinsic content size, as measured for the kind of content.
    var baseIntrinsicContentSize: CGSize {
        if let mark = IntrinsicProbe.answer(to: self) { return mark }
        return contentSize(width: state.wrappingWidth)
    }

    /// Returns the size of the content in points, wrapped at a width if there is one.
    func contentSize(width: CGFloat?) -> CGSize {
        guard var value = layoutValue else { return CGSize(width: -1, height: -1) }
        finish(&value)
        let scale = Double(UIScreen.main.scale)
        let size = LiveLayout.contentSize(
            of: value, width: width.map(Double.init), scale: scale, rules: SimulatedDevice.currentRules,
            measure: TextSetting.measure(scale: scale))
        return CGSize(width: size.width ?? -1, height: size.height ?? -1)
    }

    private var layoutValue: View? { measuredValue().map { View("view", content: $0) } }
}

extension IntrinsicSizeOverride {
    /// Creates the override from an `intrinsicContentSize`; negative lengths mean no intrinsic metric.
    init(_ size: CGSize) {
        self.init(
            width: size.width < 0 ? .none : .points(size.width), height: size.height < 0 ? .none : .points(size.height))
    }
}
