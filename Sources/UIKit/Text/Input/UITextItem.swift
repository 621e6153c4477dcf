public import Foundation

/// A link, an attachment or a tagged piece of a text that is touched.
@preconcurrency @MainActor open class UITextItem: NSObject {
    /// What a piece of text is.
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }
    /// The menu of a piece of text.
    @preconcurrency @MainActor open class MenuConfiguration: NSObject {
        let menu: UIMenu
        public init(menu: UIMenu) {
            self.menu = menu
            super.init()
        }
        public convenience init(preview: MenuPreview?, menu: UIMenu) { self.init(menu: menu) }
    }
    /// The view above the menu of a piece of text.
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
