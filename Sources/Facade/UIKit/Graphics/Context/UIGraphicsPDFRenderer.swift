public import CoreGraphics
public import Foundation
public import LayoutSimInertness
import LayoutSimUIKitArithmetic

/// A renderer that creates PDF documents.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// The type of closures that draw a document.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// Creates a renderer for pages with bounds in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }
    /// Creates a renderer for pages with bounds in points and a format.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

    open override var allowsImageOutput: Bool { false }

    /// Returns the PDF document that a closure draws.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let context = UIGraphicsPDFRendererContext(bounds, format)
        actions(context)
        context.endPage()
        return context.document.data
    }

    /// Writes the PDF document that a closure draws to a file.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

/// The format of a PDF renderer, with document information.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The metadata of the document; stored only.
    @Inert(.service) open var documentInfo: [String: Any] = [:]
    public override init() { super.init() }
    /// Returns the default format.
    open class func preferred() -> Self { `default`() }
}

/// The drawing context of a PDF renderer.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let bounds: CGRect
    /// The bounds of the current page, in points.
    open private(set) var pdfContextBounds: CGRect
    /// The document with the completed pages.
    private(set) var document = PageDocument()
    private var isOnPage = false

    init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
        self.bounds = bounds
        pdfContextBounds = bounds
        super.init(CGContext(scale: 1), format)
    }

    /// Begins a page with the bounds of the renderer.
    open func beginPage() { beginPage(withBounds: bounds, pageInfo: [:]) }
    /// Ends the current page and begins one with bounds in points; the page info is ignored here.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        endPage()
        pdfContextBounds = bounds
        cgContext = CGContext(page: bounds)
        UIGraphicsPushContext(cgContext)
        isOnPage = true
    }
    /// Adds a link to a URL; does nothing here.
    open func setURL(_ url: URL, for rect: CGRect) { inert(.behavior, self) }
    /// Adds a named destination for links; does nothing here.
    open func addDestination(withName name: String, at point: CGPoint) { inert(.behavior, self) }
    /// Adds a link to a named destination; does nothing here.
    open func setDestinationWithName(_ name: String, for rect: CGRect) { inert(.behavior, self) }

    func endPage() {
        guard isOnPage else { return }
        UIGraphicsPopContext()
        document.addPage(pdfContextBounds.size, cgContext.operations, .ofObjects)
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
