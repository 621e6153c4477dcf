public import Foundation

/// Draws pages into a document; the drawing runs, and the document has its pages without what is on them.
@preconcurrency @MainActor open class UIGraphicsPDFRenderer: NSObject {
    private let bounds: CGRect
    private let ownFormat: UIGraphicsPDFRendererFormat
    open var format: UIGraphicsPDFRendererFormat { ownFormat }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.bounds = bounds
        ownFormat = format
        super.init()
    }

    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let context = UIGraphicsPDFRendererContext(bounds, ownFormat)
        actions(context)
        context.endPage()
        return EmptyPages(context.pages).data
    }

    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

/// What is said of a whole document.
@preconcurrency @MainActor open class UIGraphicsPDFRendererFormat: NSObject {
    open var documentInfo: [String: Any] = [:]
    @preconcurrency @MainActor public override init() { super.init() }
    open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
    open class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// Where the pages of a document are drawn.
@preconcurrency @MainActor open class UIGraphicsPDFRendererContext: NSObject {
    private let bounds: CGRect
    open private(set) var format: UIGraphicsPDFRendererFormat
    open private(set) var pdfContextBounds: CGRect
    /// The sizes of the pages that were begun, in points.
    private(set) var pages: [CGSize] = []
    private var isOnPage = false

    init(_ bounds: CGRect, _ format: UIGraphicsPDFRendererFormat) {
        self.bounds = bounds
        self.format = format
        pdfContextBounds = bounds
        super.init()
    }

    open var cgContext: CGContext {
        UIGraphicsGetCurrentContext() ?? CGContext(scale: 1)
    }
    open func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        endPage()
        pdfContextBounds = bounds
        pages.append(bounds.size)
        UIGraphicsBeginImageContextWithOptions(bounds.size, false, 1)
        isOnPage = true
    }
    open func setURL(_ url: URL, for rect: CGRect) {}
    open func addDestination(withName name: String, at point: CGPoint) {}
    open func setDestinationWithName(_ name: String, for rect: CGRect) {}

    func endPage() {
        if isOnPage { UIGraphicsEndImageContext() }
        isOnPage = false
    }
}
