import LayoutSimUIKitArithmetic
public import Foundation
import LayoutSimText
public import LayoutSimInertness

/// An image or another object in the place of a character.
open class NSTextAttachment: NSObject {
    /// The character that represents attachments.
    public static let character = 0xFFFC

    private let mark = FoundationMark.value
    /// The image to draw in place of the character.
    open var image: UIImage?
    /// The bounds in points, with the origin on the baseline and y pointing up. If empty, the image's size applies.
    open var bounds: CGRect = .zero
    /// The data of the attachment; stored only.
    @Inert(.looks) open var contents: Data? = nil
    /// The uniform type identifier of the data; stored only.
    @Inert(.behavior) open var fileType: String? = nil
    /// The padding at both sides of the attachment, in points; stored only.
    @Inert(.layout) open var lineLayoutPadding: CGFloat = 0
    /// Whether a view may show the attachment; stored only.
    @Inert(.looks) open var allowsTextAttachmentView = true

    /// Creates an attachment with data, which is not drawn here.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    public override convenience init() { self.init(data: nil, ofType: nil) }

    /// Creates an attachment that shows an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Returns the bounds of the attachment in a line; layout uses the result of overrides.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        if bounds.size != .zero { return bounds }
        return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
    }

    /// Returns the image to draw in the bounds.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        image
    }

    /// Returns the bounds in TextKit 2, which are those of `attachmentBounds(for:proposedLineFragment:…)`.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        attachmentBounds(
            for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
            characterIndex: 0)
    }

    /// Returns the image that TextKit 2 draws in the bounds.
    open func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage? {
        image(forBounds: bounds, textContainer: textContainer, characterIndex: 0)
    }

    /// Returns the view provider for TextKit 2; always `nil` here.
    open func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? { nil }

    /// Whether TextKit 2 uses a view for the attachment; always `false` here.
    open var usesTextAttachmentView: Bool { false }
}

extension NSTextAttachment {
    /// Returns the inline attachment for layout; a template image is drawn in the color of the text.
    func inlineAttachment(_ font: UIFont, color: UIColor?) -> InlineAttachment {
        let line = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: font.lineHeight)
        let bounds = attachmentBounds(for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
        let shown = image(forBounds: bounds, textContainer: nil, characterIndex: 0)
        return InlineAttachment(
            picture: shown?.inlineName(in: color), width: Double(bounds.width), height: Double(bounds.height),
            rise: Double(bounds.minY))
    }
}

extension NSAttributedString {
    /// Creates an attributed string that consists of an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

extension UIImage {
    /// Returns the name for drawing the image inline with text, or `nil` to draw nothing.
    fileprivate func inlineName(in color: UIColor?) -> String? {
        guard size.width > 0, size.height > 0 else { return nil }
        let isColored = values.tint != nil || values.configuration?.setting.colors.isEmpty == false
        let isTemplate =
            renderingMode == .alwaysTemplate || isSymbolImage && renderingMode != .alwaysOriginal && !isColored
        let shown = isTemplate && color != nil ? withTintColor(color ?? .black, renderingMode: .alwaysOriginal) : self
        return shown.shownPixels.map { ShownPictures.name(of: $0, called: shown.shownTitle) }
    }
}
