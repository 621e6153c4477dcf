public import Foundation

/// Makes the view of an attachment, which TextKit 2 asks for; text views here show the attachment's picture.
@preconcurrency open class NSTextAttachmentViewProvider: NSObject {
    /// The attachment.
    open private(set) weak var textAttachment: NSTextAttachment?
    /// What lays out the text.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// Where the attachment is.
    open private(set) var location: any NSTextLocation
    /// Whether the attachment is as large as its view.
    open var tracksTextAttachmentViewBounds = false
    private var loaded: UIView?

    /// Creates a provider.
    public init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        self.location = location
        super.init()
        self.textAttachment = textAttachment
        self.textLayoutManager = textLayoutManager
    }

    /// The view, which is made when it is asked for.
    open var view: UIView? {
        get {
            if loaded == nil { loadView() }
            return loaded
        }
        set { loaded = newValue }
    }

    /// Makes the view; classes of apps do.
    open func loadView() {}

    /// The place of the view from the baseline on, in points.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        guard tracksTextAttachmentViewBounds, let view = loaded else { return textAttachment?.bounds ?? .zero }
        return MainActor.assumeIsolated { view.bounds }
    }
}
