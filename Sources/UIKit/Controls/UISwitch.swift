public import Foundation
import LayoutSimViewTree

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// The looks of a switch.
    public enum Style: Int, Sendable { case automatic = 0, checkbox, sliding }

    /// Whether the switch is on.
    open var isOn = false { didSet { shownValueDidChange() } }
    /// The color when on.
    open var onTintColor: UIColor?
    /// The color of the thumb.
    open var thumbTintColor: UIColor?
    /// A picture for on, which is not drawn.
    open var onImage: UIImage?
    /// A picture for off, which is not drawn.
    open var offImage: UIImage?
    /// The text beside a checkbox.
    open var title: String?
    /// The looks that are asked for.
    open var preferredStyle: Style = .automatic
    /// The looks.
    open var style: Style { .sliding }

    /// Creates a switch, whose size is the system's.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeSystemSize()
    }

    /// Creates a switch from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Turns the switch on or off.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// Without what the frame is wider than the track.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { systemSize }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside else { return }
        setOn(!isOn, animated: true)
        sendValueChanged(with: event)
    }

    override func contentValue() -> Content? { .control(.toggle(isOn: isOn)) }
}

extension UIControl {
    /// Takes the size that the system gives a control over the one of the frame.
    func takeSystemSize() {
        let size = systemSize
        if size.width >= 0, size.height >= 0 { frame.size = size }
    }

    /// The size of the frame around what alignment counts.
    var systemSize: CGSize {
        let (size, insets) = (intrinsicContentSize, alignmentRectInsets)
        guard size.width >= 0, size.height >= 0 else { return size }
        return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
}
