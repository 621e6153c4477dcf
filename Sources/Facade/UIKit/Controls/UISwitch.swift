public import Foundation
import LayoutSimViewTree
public import LayoutSimInertness

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
    override var ownsTaps: Bool { true }
    /// The style of a switch.
    public enum Style: Int, Sendable { case automatic = 0, checkbox, sliding }

    /// Whether the switch is on.
    open var isOn = false { didSet { shownValueDidChange() } }
    /// The tint color in the on state.
    open var onTintColor: UIColor?
    /// The color of the thumb.
    open var thumbTintColor: UIColor?
    /// The image for the on state; not drawn here.
    @Inert(.behavior) open var onImage: UIImage? = nil
    /// The image for the off state; not drawn here.
    @Inert(.behavior) open var offImage: UIImage? = nil
    /// The title next to a checkbox, which only Mac apps show; stored only.
    @Inert(.service) open var title: String? = nil
    /// The preferred style; stored only.
    @Inert(.service) open var preferredStyle: Style = .automatic
    /// The style, always sliding.
    open var style: Style { .sliding }

    override func setUpDefaults() {
        super.setUpDefaults()
        state.hugging = ViewState.Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    }

    /// Creates a switch with the system's size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeSystemSize()
    }

    /// Creates a switch from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets whether the switch is on.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The insets that exclude the part of the frame beyond the track.
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
    /// Replaces the size of the frame with the system's size for the control.
    func takeSystemSize() {
        let size = systemSize
        if size.width >= 0, size.height >= 0 { frame.size = size }
    }

    /// The system's size of the frame, including the alignment insets.
    var systemSize: CGSize {
        let (size, insets) = (intrinsicContentSize, alignmentRectInsets)
        guard size.width >= 0, size.height >= 0 else { return size }
        return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
}
