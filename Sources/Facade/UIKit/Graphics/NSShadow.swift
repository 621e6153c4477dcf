import CoreGraphics
public import Foundation

/// The shadow of text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
    /// The offset of the shadow, in points.
    open var shadowOffset: CGSize = .zero
    /// The blur radius of the shadow, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The color of the shadow, a `UIColor`.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    public override init() { super.init() }
    /// Creates a shadow from data encoded by `encode(with:)`.
    public required init?(coder: NSCoder) {
        super.init()
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "NSShadowBlurRadius") else { return }
        shadowOffset = CGSize(
            width: CGFloat(coder.decodeDouble(forKey: "NSShadowHorizontal")),
            height: CGFloat(coder.decodeDouble(forKey: "NSShadowVertical")))
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
        shadowColor = coder.decodeObject(of: UIColor.self, forKey: "NSShadowColor")
    }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHorizontal")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVertical")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        if let color = shadowColor as? UIColor { coder.encode(color, forKey: "NSShadowColor") }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
            && other.shadowColor as? UIColor == shadowColor as? UIColor
    }

    open override var hash: Int { shadowBlurRadius.hashValue }
}
