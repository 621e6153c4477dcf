public import Foundation
import LayoutSimViewTree

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
    /// The looks of a switch.
    public enum Style: Int, Sendable { case automatic = 0, checkbox, sliding }

    /// Whether the switch is on.
    open var isOn = false { didSet { setNeedsDisplay() } }
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

    override func contentValue() -> Content? { .control(.toggle(isOn: isOn)) }
}

extension UIControl {
    /// Takes the size that the system gives a control over the one of the frame.
    func takeSystemSize() {
        let size = intrinsicContentSize
        if size.width >= 0, size.height >= 0 { bounds.size = size }
    }
}
