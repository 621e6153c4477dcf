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
        public init(menu: UIMenu) {
            self.menu = menu
            super.init()
        }
        public convenience init(preview: MenuPreview?, menu: UIMenu) { self.init(menu: menu) }
    }
    /// The preview that appears with the menu of a text item.
    @preconcurrency @MainActor open class MenuPreview: NSObject {
        let view: UIView?
        public init(view: UIView) { self.view = view }
        private init(_ view: UIView?) { self.view = view }
        open class var `default`: MenuPreview { MenuPreview(nil) }
    }

    open private(set) var content: Content
    open private(set) var range: NSRange

    init(_ content: Content, _ range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }
}
