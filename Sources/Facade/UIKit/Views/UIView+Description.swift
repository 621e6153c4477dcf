import Foundation
import ObjectiveC

extension UIView {
    /// Returns the view's line in UIKit's descriptions: what differs from a new view, in the order that logs of apps
    /// show.
    package func described(withAddresses hasAddresses: Bool) -> String {
        func mark(_ object: AnyObject) -> String { hasAddresses ? ": \(Address(of: object))" : "" }
        let own = RuntimeClassNames.name(of: type(of: self))
        var parts = ["<\(own)\(mark(self))"]
        if let base = systemClass, base != own, base != "UIView" { parts.append("baseClass = \(base)") }
        parts.append("frame = \(frame.described)")
        parts += describedValues
        if let recognizer = state.gestureRecognizers.first {
            parts.append("gestureRecognizers = <NSArray\(mark(recognizer))>")
        }
        if let color = backgroundColor { parts.append("backgroundColor = \(color)") }
        parts.append("layer = <\(describedLayer)\(mark(layer))>")
        if let scroll = self as? UIScrollView { parts += scroll.describedScrolling }
        return parts.joined(separator: "; ") + ">"
    }

    private var describedValues: [String] {
        var parts: [String] = []
        if !transform.isIdentity { parts.append("transform = \(transform.described)") }
        if let text = describedText { parts.append("text = '\(text)'") }
        if alpha < 1 { parts.append("alpha = \(alpha.described)") }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if isHidden { parts.append("hidden = YES") }
        if !isOpaque, !(self is UILabel) { parts.append("opaque = NO") }
        if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.described)") }
        if !autoresizesSubviews { parts.append("autoresizesSubviews = NO") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        return parts
    }

    /// The nearest class among the view's own and its superclasses that belongs to the system.
    private var systemClass: String? {
        var type: AnyClass? = Swift.type(of: self)
        while let known = type {
            let name = RuntimeClassNames.name(of: known)
            if !name.contains(".") { return name }
            type = class_getSuperclass(known)
        }
        return nil
    }

    /// The text of a label, of which a long one is cut as in `'A Secret Is Found In The ...'`.
    private var describedText: String? {
        guard let text = (self as? UILabel)?.text else { return nil }
        return text.count > 28 ? text.prefix(25) + "..." : text
    }

    private var describedLayer: String {
        guard type(of: layer) == CALayer.self else { return RuntimeClassNames.name(of: type(of: layer)) }
        return self is UILabel ? "_UILabelLayer" : self is UIWindow ? "UIWindowLayer" : "CALayer"
    }
}

extension UIScrollView {
    fileprivate var describedScrolling: [String] {
        let insets = adjustedContentInset
        return [
            "contentOffset: {\(contentOffset.x.described), \(contentOffset.y.described)}",
            "contentSize: {\(contentSize.width.described), \(contentSize.height.described)}",
            "adjustedContentInset: {\(insets.top.described), \(insets.left.described), \(insets.bottom.described), "
                + "\(insets.right.described)}",
        ]
    }
}

/// The address of an object, as descriptions show it.
struct Address: CustomStringConvertible {
    let description: String

    init(of object: AnyObject) { description = "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16) }
}

extension CGRect {
    fileprivate var described: String {
        "(\(minX.described) \(minY.described); \(width.described) \(height.described))"
    }
}

extension CGAffineTransform {
    fileprivate var described: String { "[" + [a, b, c, d, tx, ty].map(\.described).joined(separator: ", ") + "]" }
}

extension CGFloat {
    /// The number with at most six significant digits.
    var described: String { String(format: "%g", Double(self)) }
}

extension UIView.AutoresizingMask {
    fileprivate var described: String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}
