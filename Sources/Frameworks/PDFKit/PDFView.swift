public import CoreGraphics
public import Foundation
import LayoutSimInertness
import LayoutSimPlaceholders
public import UIKit

/// How many pages a view shows (Apple, *PDFDisplayMode*).
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }

/// In which direction pages follow each other (Apple, *PDFDisplayDirection*).
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// A box of a page (Apple, *PDFDisplayBox*).
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// A view of a document (Apple, *PDFView*), which is a gray area with its name here.
@preconcurrency @MainActor open class PDFView: UIView {
    /// The document that is shown; pages are not drawn here.
    open var document: PDFDocument? { didSet { inert(.looks, self) } }
    /// The delegate, which is told of nothing here.
    open weak var delegate: (any PDFViewDelegate)?
    /// How many pages are shown.
    open var displayMode = PDFDisplayMode.singlePageContinuous
    /// In which direction pages follow each other.
    open var displayDirection = PDFDisplayDirection.vertical
    /// Whether there are gaps between pages.
    open var displaysPageBreaks = true
    /// Which box of the pages is shown.
    open var displayBox = PDFDisplayBox.cropBox
    /// Whether the first page stands alone.
    open var displaysAsBook = false
    /// Whether pages go from right to left.
    open var displaysRTL = false
    /// The gaps between pages, in points.
    open var pageBreakMargins = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    /// Whether pages have shadows.
    open var pageShadowsEnabled = true
    /// Whether the scale fits the view.
    open var autoScales = false
    /// The scale of the pages.
    open var scaleFactor: CGFloat = 1
    /// The smallest scale.
    open var minScaleFactor: CGFloat = 0.25
    /// The largest scale.
    open var maxScaleFactor: CGFloat = 5
    /// The scale that fits the view: that of the pages here.
    open var scaleFactorForSizeToFit: CGFloat { scaleFactor }
    /// The page that is shown: the first one here.
    open var currentPage: PDFPage? { document?.page(at: 0) }
    /// The pages that are shown: none here.
    open var visiblePages: [PDFPage] { [] }
    /// The view of the pages: none here.
    open var documentView: UIView? { nil }
    /// Whether a page is before the current one: never here.
    open var canGoToPreviousPage: Bool { false }
    /// Whether a page follows the current one: never here.
    open var canGoToNextPage: Bool { false }

    /// Creates a view with a frame in its superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        showPlaceholder(named: "PDFView")
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        showPlaceholder(named: "PDFView")
    }

    /// Makes it swipe between pages, which it does not here.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        inert(.behavior, self)
    }
    /// Shows a page, which is not drawn here.
    open func go(to page: PDFPage) { inert(.looks, self) }
    /// Shows the page after the current one, which is not drawn here.
    open func goToNextPage(_ sender: Any?) { inert(.looks, self) }
    /// Shows the page before the current one, which is not drawn here.
    open func goToPreviousPage(_ sender: Any?) { inert(.looks, self) }
    /// Shows the first page, which is not drawn here.
    open func goToFirstPage(_ sender: Any?) { inert(.looks, self) }
    /// Shows the last page, which is not drawn here.
    open func goToLastPage(_ sender: Any?) { inert(.looks, self) }
    /// Lays pages out, of which there are none here.
    open func layoutDocumentView() {}
}

/// What is told of a view of a document (Apple, *PDFViewDelegate*); it is told of nothing here.
@preconcurrency @MainActor public protocol PDFViewDelegate: NSObjectProtocol {
    /// The user tapped a link.
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
    /// Does nothing.
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
}

extension NSNotification.Name {
    /// Another page is shown; never posted here.
    public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
    /// Another document is shown; never posted here.
    public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewChangedDocument")
    /// The scale changed; never posted here.
    public static let PDFViewScaleChanged = NSNotification.Name("PDFViewChangedScale")
}
