public import Foundation
import LayoutSimGeometry
import LayoutSimText
public import LayoutSimInertness

/// A region in which text is laid out.
open class NSTextContainer: NSObject {
    /// The TextKit 1 layout manager that lays out text in the container.
    open weak var layoutManager: NSLayoutManager?
    /// The TextKit 2 layout manager that lays out text in the container.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The size of the container, in points.
    open var size: CGSize {
        didSet {
            layoutManager?.textContainerChangedGeometry(self)
            textLayoutManager?.contentChanged()
        }
    }
    /// The regions that lines flow around, in the container's coordinate space.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { linesChanged() } }
    /// How lines break and how the last line is truncated; word wrapping by default.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { linesChanged() } }
    /// The padding at both sides of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { linesChanged() } }
    /// The maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { linesChanged() } }
    /// Whether the width follows that of the text view; `true` for the containers that text views create.
    open var widthTracksTextView = false
    /// Whether the height follows that of the text view; stored only.
    @Inert(.layout) open var heightTracksTextView = false
    /// Called when line breaks may have changed.
    var changed: (() -> Void)?

    /// Creates a container with a size in points.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public override convenience init() { self.init(size: .zero) }
    public required convenience init?(coder: NSCoder) { self.init(size: .zero) }

    private func linesChanged() {
        layoutManager?.textChanged()
        textLayoutManager?.contentChanged()
        changed?()
    }

    /// Whether the container has no exclusion paths.
    open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }
    /// Moves the container to another layout manager.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        if let manager = layoutManager, let index = manager.textContainers.firstIndex(where: { $0 === self }) {
            manager.removeTextContainer(at: index)
        }
        newLayoutManager.addTextContainer(self)
    }
    /// Returns the full width of the container at the height of a proposed rectangle; layout does not call it here.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        CGRect(x: 0, y: proposedRect.minY, width: size.width, height: proposedRect.height)
    }
}

extension NSTextContainer {
    /// The exclusion areas, relative to the space for the lines, which is inset by the line fragment padding.
    var exclusions: [TextExclusion] {
        let padding = Double(lineFragmentPadding)
        return exclusionPaths.map {
            TextExclusion(Path($0.cgPath.steps).offset(x: -padding, y: 0), margin: padding)
        }
    }
}
