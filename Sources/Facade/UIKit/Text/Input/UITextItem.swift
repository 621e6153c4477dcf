public import Foundation

/// An item in text that users interact with: a link, an attachment, or a tagged range.
@preconcurrency @MainActor open class UITextItem: NSObject {
    /// The content of a text item.
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }
    /// The menu configuration of a text item.
    @preconcurrency @MainActor open class MenuConfiguration: NSObject {
        let menu: UIMenu
        /// Creates a configuration with a menu.
        public init(menu: UIMenu) {
            self.menu = menu
            super.init()
        }
        /// Creates a configuration with a menu; the preview is ignored here.
        public convenience init(preview: MenuPreview?, menu: UIMenu) { self.init(menu: menu) }
    }
    /// The preview that appears with the menu of a text item.
    @preconcurrency @MainActor open class MenuPreview: NSObject {
        let view: UIView?
        /// Creates a preview that shows a view.
        public init(view: UIView) { self.view = view }
        private init(_ view: UIView?) { self.view = view }
        /// The standard preview.
        open class var `default`: MenuPreview { MenuPreview(nil) }
    }

    /// The content of the item.
    open private(set) var content: Content
    /// The range of the item in the text.
    open private(set) var range: NSRange

    init(_ content: Content, _ range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }
}
