import Foundation
import LayoutSimViewTree

extension UIView {
    func add(_ guide: UILayoutGuide) {
        guard guide.owner !== self else { return }
        guide.owner?.removeLayoutGuide(guide)
        guide.owner = self
        state.guides.append(guide)
        layoutInputChanged()
    }

    func remove(_ guide: UILayoutGuide) {
        guard guide.owner === self else { return }
        var holder: UIView? = self
        while let view = holder {
            let relating = view.state.held.filter { $0.first.item === guide || $0.second?.item === guide }
            if !relating.isEmpty { view.uninstall(relating) }
            holder = view.state.superview
        }
        state.guides.removeAll { $0 === guide }
        guide.owner = nil
        layoutInputChanged()
    }

    /// Returns the system guide of a kind, creating it on first access as UIKit does.
    func guide(_ kind: LayoutGuide.Kind) -> UILayoutGuide {
        if let guide = state.systemGuides.first(where: { $0.kind == kind }) { return guide }
        let guide = kind == .keyboard ? UIKeyboardLayoutGuide() : UILayoutGuide()
        guide.kind = kind
        guide.owner = self
        guide.identifier = kind.identifier
        state.systemGuides.append(guide)
        return guide
    }

    var keyboardGuide: UIKeyboardLayoutGuide {
        if let known = state.systemGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return known }
        let made = guide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
        UIApplication.shared.keyboard.guide(self)
        return made
    }

    /// Returns the frame of a layout guide of the view, in the view's coordinates.
    func frame(of guide: UILayoutGuide) -> CGRect {
        switch guide.kind {
        case .safeArea: bounds.inset(by: safeAreaInsets)
        case .margins: bounds.inset(by: layoutMargins)
        case .readableContent: readableFrame
        case .scrollFrame: bounds
        case .top: CGRect(x: 0, y: 0, width: bounds.width, height: safeAreaInsets.top)
        case .bottom, .keyboard:
            CGRect(x: 0, y: bounds.height - safeAreaInsets.bottom, width: bounds.width, height: safeAreaInsets.bottom)
        default: guide.solvedFrame
        }
    }

    /// The distances from the sides of the view to its readable content, in points.
    var readableInsets: UIEdgeInsets {
        let frame = readableFrame
        return UIEdgeInsets(
            top: 0, left: frame.minX - bounds.minX, bottom: 0, right: bounds.maxX - frame.maxX)
    }

    private var readableFrame: CGRect {
        let frame = bounds.inset(by: layoutMargins)
        let excess = max(0, frame.size.width - 672)
        return frame.insetBy(dx: excess / 2, dy: 0)
    }
}

extension LayoutGuide.Kind {
    /// The guides that views have by themselves.
    static let ofSystem: [Self] = [.safeArea, .margins, .readableContent, .keyboard, .scrollContent, .scrollFrame]

    /// The guide's identifier in UIKit.
    var identifier: String {
        switch self {
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .margins: "UIViewLayoutMarginsGuide"
        case .readableContent: "UIViewReadableContentGuide"
        case .keyboard: "UIViewKeyboardLayoutGuide"
        case .scrollContent: "UIScrollView-contentLayoutGuide"
        case .scrollFrame: "UIScrollView-frameLayoutGuide"
        case .top: "_UIViewControllerTop"
        case .bottom: "_UIViewControllerBottom"
        case .custom(let name): name
        }
    }
}
