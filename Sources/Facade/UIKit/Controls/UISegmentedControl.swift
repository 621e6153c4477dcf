public import Foundation
import LayoutSimViewTree
import LayoutSimInertness

/// A control with segments, one of which is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    override var ownsTaps: Bool { true }
    /// The position of a segment among the others.
    public enum Segment: Int, Sendable { case any = 0, left, center, right, alone }
    /// The index of the selected segment if there is none.
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
    var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { partsDidChange() } }
    private var images: [String: UIImage] = [:] { didSet { partsDidChange() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.height == 0 { bounds.size.height = intrinsicContentSize.height }
    }
    /// Creates a control with a segment for each title, image or action.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            parts.append(Part(title: item as? String, image: item as? UIImage, action: item as? UIAction))
        }
        partsDidChange()
        bounds.size = intrinsicContentSize
    }
    /// Creates a control with a segment for each action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        parts = actions.map { Part(title: $0.title, image: $0.image, action: $0) }
        partsDidChange()
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether a segment is selected only while its action is performed.
    open var isMomentary = false
    /// Whether segments without a width of their own are as wide as their contents require.
    open var apportionsSegmentWidthsByContent = false { didSet { partsDidChange() } }
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var selectedSegmentIndex = noSegment { didSet { shownValueDidChange() } }
    /// The number of segments.
    open var numberOfSegments: Int { parts.count }

    /// Inserts a segment for an action, at most at the end; never animated here.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Part(title: action.title, image: action.image, action: action), at: segment)
    }
    /// Sets the action of a segment, with its title and image; the index must be valid.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        parts[segment].action = action
        parts[segment].title = action.title
        parts[segment].image = action.image
        partsDidChange()
    }
    /// Returns the action of a segment; the index must be valid.
    open func actionForSegment(at segment: Int) -> UIAction? { parts[segment].action }
    /// Returns the index of the segment with an action of an identifier, or `NSNotFound`.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        parts.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }
    /// Inserts a segment with a title, at most at the end; never animated here.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Part(title: title), at: segment)
    }
    /// Inserts a segment with an image, at most at the end; never animated here.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Part(image: image), at: segment)
    }
    /// Removes a segment, if there is one at the index; never animated here.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard parts.indices.contains(segment) else { return }
        parts.remove(at: segment)
        if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
        if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
        partsDidChange()
    }
    /// Removes all segments.
    open func removeAllSegments() {
        parts = []
        selectedSegmentIndex = Self.noSegment
        partsDidChange()
    }
    /// Sets the title of a segment; the index must be valid.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        parts[segment].title = title
        partsDidChange()
    }
    /// Returns the title of a segment; the index must be valid.
    open func titleForSegment(at segment: Int) -> String? { parts[segment].title }
    /// Sets the image of a segment, which shows only without a title; the index must be valid.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        parts[segment].image = image
        partsDidChange()
    }
    /// Returns the image of a segment; the index must be valid.
    open func imageForSegment(at segment: Int) -> UIImage? { parts[segment].image }
    /// Sets the width of a segment in points, or 0 for an automatic one; the index must be valid.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        parts[segment].width = width
        partsDidChange()
    }
    /// Returns the width of a segment in points; 0 for an automatic one.
    open func widthForSegment(at segment: Int) -> CGFloat { parts[segment].width }
    /// Sets the offset of a segment's content in points; stored only.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        inert(.looks, self)
        parts[segment].offset = offset
    }
    /// Returns the offset of a segment's content, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { parts[segment].offset }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        parts[segment].isEnabled = enabled
        setNeedsDisplay()
    }
    open func isEnabledForSegment(at segment: Int) -> Bool { parts[segment].isEnabled }
    /// Sets the background image for a state, for all metrics here; stored only.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        inert(.looks, self)
        images["background \(state.rawValue)"] = image
    }
    /// Returns the background image for a state, whatever the metrics.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        images["background \(state.rawValue)"]
    }
    /// Sets the image between segments in two states, for all metrics here; stored only.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        inert(.looks, self)
        images["divider \(leftState.rawValue) \(rightState.rawValue)"] = dividerImage
    }
    /// Returns the image between segments in two states, whatever the metrics.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { images["divider \(leftState.rawValue) \(rightState.rawValue)"] }
    /// Sets the attributes of the titles for a state; stored only.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
    }
    /// Returns the attributes of the titles for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }
    /// Sets the offset of the contents of segments in a position, in points; stored only.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        inert(.looks, self)
        let kinds: [Segment] = leftCenterRightOrAlone == .any ? [.any, .left, .center, .right, .alone] : []
        for kind in kinds + [leftCenterRightOrAlone] { adjustments["\(kind) \(barMetrics)"] = adjustment }
    }
    /// Returns the offset of the contents of segments in a position, in points.
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
        let widths = SimulatedDevice.currentRules.controls.widths(
            of: segmentValues, in: Double(bounds.width), byContent: apportionsSegmentWidthsByContent
        ) { Double($0.size(withAttributes: [.font: UIFont($1, lineLeading: nil)]).width) }
        var x: CGFloat = 0
        let frames = widths.map { width in
            defer { x += CGFloat(width) }
            return CGRect(x: x, y: 0, width: CGFloat(width), height: bounds.height)
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
        return frames.map { CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height) }
    }

    private var segmentValues: [Control.Segment] {
        parts.enumerated().map { index, part in
            var segment = Control.Segment(
                part.title ?? "", imageWidth: part.title == nil ? Double(part.image?.size.width ?? 0) : 0,
                width: max(0, Double(part.width)))
            if part.title == nil { segment.image = part.image?.partImage(traitCollection, isTemplate: true) }
            segment.looks = looks(in: state(ofSegment: index))
            return segment
        }
    }

    private func state(ofSegment index: Int) -> UIControl.State {
        var state: UIControl.State = []
        if !isEnabled || !parts[index].isEnabled { state.insert(.disabled) }
        if index == selectedSegmentIndex { state.insert(.selected) }
        return state
    }

    /// Returns the custom appearance of a segment in a state; `nil` for the system's.
    private func looks(in state: UIControl.State) -> SegmentLooks? {
        var looks = SegmentLooks()
        looks.font = (attributes[.normal]?[.font] as? UIFont)?.values.font
        let shown = (attribute(.font, in: state) as? UIFont)?.values.font
        if shown != looks.font { looks.shownFont = shown }
        // Apple does not document the color of disabled titles [unmeasured].
        let disabled: UIColor? = state.contains(.disabled) ? .tertiaryLabel : nil
        let color =
            attributes[state]?[.foregroundColor] as? UIColor
            ?? disabled ?? attribute(.foregroundColor, in: state) as? UIColor
        looks.color = color?.geometryColor(traitCollection)
        let background =
            images["background \(state.rawValue)"] ?? images["background \(UIControl.State.normal.rawValue)"]
        looks.background = background?.partImage(traitCollection)
        return looks == SegmentLooks() ? nil : looks
    }

    /// Returns a title attribute in a state, falling back to the normal state.
    private func attribute(_ key: NSAttributedString.Key, in state: UIControl.State) -> Any? {
        attributes[state]?[key] ?? attributes[.normal]?[key]
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
