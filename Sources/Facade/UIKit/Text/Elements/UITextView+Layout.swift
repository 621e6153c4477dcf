import Foundation
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

/// The TextKit objects of a text view, created on first access.
@MainActor struct TextViewStorage {
    var typingAttributes: [NSAttributedString.Key: Any]?
    var usesTextLayoutManager = true
    private var contents: NSTextContentStorage?
    private(set) lazy var container = {
        let made = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
        made.widthTracksTextView = true
        return made
    }()
    private(set) lazy var manager: NSLayoutManager = {
        if let manager = container.layoutManager { return manager }
        let made = NSLayoutManager()
        made.addTextContainer(container)
        return made
    }()
    private(set) lazy var text: NSTextStorage = {
        if let text = manager.textStorage { return text }
        let made = NSTextStorage()
        made.addLayoutManager(manager)
        return made
    }()

    nonisolated init() {}

    mutating func adopt(_ container: NSTextContainer) { self.container = container }

    mutating func textLayoutManager(of text: NSTextStorage) -> NSTextLayoutManager? {
        if let contents { return contents.primaryTextLayoutManager }
        let made = NSTextContentStorage()
        made.textStorage = text
        let manager = NSTextLayoutManager()
        made.addTextLayoutManager(manager)
        manager.textContainer = container
        contents = made
        return manager
    }
}

extension UITextView {
    /// The view's content for the layout engine and for drawing.
    var textViewContent: Content? {
        var view = TextView(
            content, color: (textColor ?? .label).geometryColor(traitCollection), isScrollEnabled: isScrollEnabled)
        let padding = Double(storage.container.lineFragmentPadding)
        view.insets = EdgeInsets(
            top: Double(textContainerInset.top), left: Double(textContainerInset.left) + padding,
            bottom: Double(textContainerInset.bottom), right: Double(textContainerInset.right) + padding)
        return .textView(view)
    }

    /// The text with its style.
    var content: TextContent {
        var text =
            linkedState.content(with: traitCollection)
            ?? TextContent("", font: textState.font.values.font, alignment: textState.alignment.value)
        text.numberOfLines = storage.container.maximumNumberOfLines
        text.exclusions = storage.container.exclusions
        let breaksCharacters = storage.container.lineBreakMode == .byCharWrapping
        if text.numberOfLines > 0 || breaksCharacters { text.lineBreakMode = storage.container.lineBreakMode.value }
        return text
    }

    func followContentSizeLimits() {
        guard adjustsFontForContentSizeCategory, let font = limited(textState.font) else { return }
        change { $0.setFont(font) }
    }

    func textSize(fitting size: CGSize) -> CGSize {
        guard case .textView(var view) = textViewContent else { return .zero }
        view.isScrollEnabled = false
        return measuredContentSize(.textView(view), width: finite(size.width))
    }

    /// Whether the text or its width changed since it was last measured.
    var isTextUnmeasured: Bool { measuredWidth != bounds.width }

    func updateContentSize() {
        measuredWidth = bounds.width
        let size = textSize(fitting: CGSize(width: bounds.width, height: 0))
        contentSize = CGSize(width: bounds.width, height: size.height.rounded(.up))
    }

    /// Sets the container's width to the view's width minus the insets, if the container tracks the view.
    func placeContainer() {
        let container = storage.container
        guard container.widthTracksTextView else { return }
        let width = max(0, bounds.width - textContainerInset.left - textContainerInset.right)
        if container.size.width != width { container.size.width = width }
    }

    /// Returns the text storage filled with the view's text; later changes to it change the view's text.
    func filledStorage() -> NSTextStorage {
        let text = storage.text
        text.processed = nil
        if let shown = textState.attributed, !text.isEqual(to: shown) { text.setAttributedString(shown) }
        text.processed = { [weak self, weak text] in
            MainActor.assumeIsolated {
                guard let self, let text else { return }
                self.change { $0.setAttributed(text) }
            }
        }
        return text
    }

    func change(_ edit: (inout LabelText) -> Void) {
        let old = textState
        edit(&textState)
        guard !textState.isSame(as: old) else { return }
        if textState.string != old.string { editedRange = NSRange(location: length, length: 0) }
        textChanged()
    }

    func textChanged() {
        measuredWidth = nil
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        setNeedsLayout()
    }
}
