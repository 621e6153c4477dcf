public import CoreGraphics
public import Foundation

/// A renderer that creates PDF documents.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

    open override var allowsImageOutput: Bool { false }

    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let context = UIGraphicsPDFRendererContext(bounds, format)
        actions(context)
        context.endPage()
        return context.document.data
    }

    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

/// The format of a PDF renderer, with document information.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    open var documentInfo: [String: Any] = [:]
    public override init() { super.init() }
    open class func preferred() -> Self { `default`() }
}

/// The drawing context of a PDF renderer.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let bounds: CGRect
    open private(set) var pdfContextBounds: CGRect
    /// The document with the completed pages.
    private(set) var document = PageDocument()
    private var isOnPage = false

    init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        pdfContextBounds = bounds
        super.init(CGContext(scale: 1), format)
    }

    open func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        endPage()
        pdfContextBounds = bounds
        cgContext = CGContext(page: bounds)
        UIGraphicsPushContext(cgContext)
        isOnPage = true
    }
    open func setURL(_ url: URL, for rect: CGRect) {}
    open func addDestination(withName name: String, at point: CGPoint) {}
    open func setDestinationWithName(_ name: String, for rect: CGRect) {}

    func endPage() {
        guard isOnPage else { return }
        UIGraphicsPopContext()
        document.addPage(pdfContextBounds.size, cgContext.operations)
        isOnPage = false
    }
}

extension CGContext {
    /// Creates a context for a page whose top left corner is that of the rectangle, in points.
    convenience init(page: CGRect) {
        self.init(scale: 1)
        translateBy(x: -page.minX, y: -page.minY)
    }
}
