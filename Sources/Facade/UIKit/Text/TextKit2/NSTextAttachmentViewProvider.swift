public import Foundation

/// An object that provides the view of a text attachment in TextKit 2; text views show the attachment's image here.
@preconcurrency open class NSTextAttachmentViewProvider: NSObject {
    /// The text attachment.
    open private(set) weak var textAttachment: NSTextAttachment?
    /// The text layout manager.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The location of the attachment in the text.
    open private(set) var location: any NSTextLocation
    /// Whether the attachment bounds are those of the view.
    open var tracksTextAttachmentViewBounds = false
    private var loaded: UIView?

    /// Creates a view provider for a text attachment at a location.
    public init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        self.location = location
        super.init()
        self.textAttachment = textAttachment
        self.textLayoutManager = textLayoutManager
    }

    /// The view, which is loaded on first access.
    open var view: UIView? {
        get {
            if loaded == nil { loadView() }
            return loaded
        }
        set { loaded = newValue }
    }

    /// Loads the view; does nothing unless a subclass overrides it.
    open func loadView() {}

    /// Returns the bounds of the attachment relative to the baseline, in points.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        guard tracksTextAttachmentViewBounds, let view = loaded else { return textAttachment?.bounds ?? .zero }
        return MainActor.assumeIsolated { view.bounds }
    }
}
