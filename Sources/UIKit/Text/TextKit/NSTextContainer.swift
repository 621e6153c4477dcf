public import Foundation

/// A region in which text is laid out.
open class NSTextContainer: NSObject {
    open weak var layoutManager: NSLayoutManager?
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    open var size: CGSize {
        didSet {
            layoutManager?.textContainerChangedGeometry(self)
            textLayoutManager?.contentChanged()
        }
    }
    open var exclusionPaths: [UIBezierPath] = []
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { linesChanged() } }
    /// The padding at both sides of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { linesChanged() } }
    open var maximumNumberOfLines = 0 { didSet { linesChanged() } }
    open var widthTracksTextView = false
    open var heightTracksTextView = false
    /// Called when line breaks may have changed.
    var changed: (() -> Void)?

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

    open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        if let manager = layoutManager, let index = manager.textContainers.firstIndex(where: { $0 === self }) {
            manager.removeTextContainer(at: index)
        }
        newLayoutManager.addTextContainer(self)
    }
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        CGRect(x: 0, y: proposedRect.minY, width: size.width, height: proposedRect.height)
    }
}
