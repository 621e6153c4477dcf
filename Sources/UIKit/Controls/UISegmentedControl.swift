public import Foundation
import LayoutSimViewTree

/// A control with segments, one of which is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    public enum Segment: Int, Sendable { case any = 0, left, center, right, alone }
    public static let noSegment = -1

    private struct Part {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var width: CGFloat = 0
        var offset = CGSize.zero
        var isEnabled = true
    }
    private var parts: [Part] = []
    var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    private var images: [String: UIImage] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.height == 0 { bounds.size.height = intrinsicContentSize.height }
    }
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            parts.append(Part(title: item as? String, image: item as? UIImage, action: item as? UIAction))
        }
        partsDidChange()
        bounds.size = intrinsicContentSize
    }
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        parts = actions.map { Part(title: $0.title, image: $0.image, action: $0) }
        partsDidChange()
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false { didSet { partsDidChange() } }
    open var selectedSegmentTintColor: UIColor?
    open var selectedSegmentIndex = noSegment { didSet { shownValueDidChange() } }
    open var numberOfSegments: Int { parts.count }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Part(title: action.title, image: action.image, action: action), at: segment)
    }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        parts[segment].action = action
        parts[segment].title = action.title
        parts[segment].image = action.image
        partsDidChange()
    }
    open func actionForSegment(at segment: Int) -> UIAction? { parts[segment].action }
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        parts.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Part(title: title), at: segment)
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Part(image: image), at: segment)
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        guard parts.indices.contains(segment) else { return }
        parts.remove(at: segment)
        if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
        if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
        partsDidChange()
    }
    open func removeAllSegments() {
        parts = []
        selectedSegmentIndex = Self.noSegment
        partsDidChange()
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        parts[segment].title = title
        partsDidChange()
    }
    open func titleForSegment(at segment: Int) -> String? { parts[segment].title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        parts[segment].image = image
        partsDidChange()
    }
    open func imageForSegment(at segment: Int) -> UIImage? { parts[segment].image }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        parts[segment].width = width
        partsDidChange()
    }
    open func widthForSegment(at segment: Int) -> CGFloat { parts[segment].width }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { parts[segment].offset = offset }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { parts[segment].offset }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { parts[segment].isEnabled = enabled }
    open func isEnabledForSegment(at segment: Int) -> Bool { parts[segment].isEnabled }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        images["background \(state.rawValue)"] = image
    }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        images["background \(state.rawValue)"]
    }
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) { images["divider \(leftState.rawValue) \(rightState.rawValue)"] = dividerImage }
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { images["divider \(leftState.rawValue) \(rightState.rawValue)"] }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        let kinds: [Segment] = leftCenterRightOrAlone == .any ? [.any, .left, .center, .right, .alone] : []
        for kind in kinds + [leftCenterRightOrAlone] { adjustments["\(kind) \(barMetrics)"] = adjustment }
    }
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { adjustments["\(leftCenterRightOrAlone) \(barMetrics)"] ?? .zero }
    private var adjustments: [String: UIOffset] = [:]

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let x = touch?.location(in: self).x,
            let segment = segmentFrames.firstIndex(where: { $0.minX <= x && x < $0.maxX }), parts[segment].isEnabled
        else { return }
        let isNew = segment != selectedSegmentIndex
        selectedSegmentIndex = segment
        if isNew || isMomentary {
            parts[segment].action?.performWithSender(self, target: nil)
            sendValueChanged(with: event)
        }
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    /// The frames of the segments, in points of the control.
    package var segmentFrames: [CGRect] {
        let font = UIFont.systemFont(ofSize: 13, weight: .medium)
        let widths = SimulatedDevice.currentRules.controls.widths(
            of: segmentValues, in: Double(bounds.width), byContent: apportionsSegmentWidthsByContent
        ) { Double($0.size(withAttributes: [.font: font]).width) }
        var x: CGFloat = 0
        let frames = widths.map { width in
            defer { x += CGFloat(width) }
            return CGRect(x: x, y: 0, width: CGFloat(width), height: bounds.height)
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
        return frames.map { CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height) }
    }

    private var segmentValues: [Control.Segment] {
        parts.map { part in
            Control.Segment(
                part.title ?? "", imageWidth: part.title == nil ? Double(part.image?.size.width ?? 0) : 0,
                width: max(0, Double(part.width)))
        }
    }

    override func contentValue() -> Content? {
        let selected = parts.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil
        return .control(
            .segmented(segmentValues, selected: selected, apportionsByContent: apportionsSegmentWidthsByContent))
    }

    private func insert(_ part: Part, at segment: Int) {
        parts.insert(part, at: max(0, min(segment, parts.count)))
        if selectedSegmentIndex >= segment { selectedSegmentIndex += 1 }
        partsDidChange()
    }
    private func partsDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
}
