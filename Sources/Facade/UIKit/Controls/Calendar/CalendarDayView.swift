import Foundation

/// The view of a day in a calendar, with a decoration below its number.
final class CalendarDayView: UIControl {
    let date: DateComponents
    /// The index, counted from the first day of the first week.
    let place: Int
    let label = UILabel()
    var decoration: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let decoration { addSubview(decoration) }
        }
    }

    init(date: DateComponents, place: Int) {
        self.date = date
        self.place = place
        super.init(frame: .zero)
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = true
    }
    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool { didSet { showState() } }
    override var isEnabled: Bool { didSet { showState() } }
    override var accessibilityLabel: String? {
        get { label.text }
        set { _ = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelected ? [.button, .selected] : .button }
        set { _ = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = max(0, min(36, bounds.width, bounds.height))
        label.frame = CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side)
        label.layer.cornerRadius = side / 2
        decoration?.center = CGPoint(x: bounds.midX, y: side + (bounds.height - side) / 2)
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        showState()
    }

    private func showState() {
        label.backgroundColor = isSelected ? tintColor.withAlphaComponent(0.12) : nil
        label.textColor = !isEnabled ? .tertiaryLabel : isSelected ? tintColor : .label
    }
}
