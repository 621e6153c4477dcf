public import Foundation
public import LayoutSimInertness

/// A controller for printing; no printer is available here.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    /// The handler for the end of printing, called with whether it was completed, or an error; never called here.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
    private static let only = UIPrintInteractionController()
    /// The shared controller.
    open class var shared: UIPrintInteractionController { only }
    /// Whether the device can print; always `false` here.
    open class var isPrintingAvailable: Bool { false }
    /// Returns whether a file can be printed; always `false` here.
    open class func canPrint(_ url: URL) -> Bool { false }
    /// Returns whether data can be printed; always `false` here.
    open class func canPrint(_ data: Data) -> Bool { false }
    /// The delegate; never called here.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)? {
        didSet { tellUncalled(of: delegate, by: self) }
    }
    /// The settings of the print job; stored only.
    @Inert(.service) open var printInfo: UIPrintInfo? = nil
    /// The formatter of the content to print; stored only.
    @Inert(.service) open var printFormatter: UIPrintFormatter? = nil
    /// The renderer of the pages to print; stored only.
    @Inert(.service) open var printPageRenderer: UIPrintPageRenderer? = nil
    /// The image, data or URL to print; stored only.
    @Inert(.service) open var printingItem: Any? = nil
    /// The images, data or URLs to print; stored only.
    @Inert(.service) open var printingItems: [Any]? = nil
    /// Whether the user can choose a number of copies; stored only.
    @Inert(.service) open var showsNumberOfCopies = true
    /// Whether the user can choose a range of pages; stored only.
    @Inert(.service) open var showsPageRange = true
    /// Whether the user can choose the orientation of the paper; stored only.
    @Inert(.service) open var showsPaperOrientation = true
    /// The paper of the print job; always `nil` here.
    open var printPaper: UIPrintPaper? { nil }
    /// The types that can be printed; always empty here.
    open class var printableUTIs: Set<String> { [] }
    /// Prints without asking the user; always `false` here.
    @discardableResult open func print(
        to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        inert(.service, self)
        return false
    }
    /// Whether the user can choose among papers in the printer; stored only.
    @Inert(.service) open var showsPaperSelectionForLoadedPapers = false

    /// Shows the options for printing; always `false` here.
    @discardableResult open func present(
        animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        inert(.service, self)
        return false
    }
    /// Shows the options for printing from a rectangle in a view; always `false` here.
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        inert(.service, self)
        return false
    }
    /// Shows the options for printing from a bar button; always `false` here.
    @discardableResult open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        inert(.service, self)
        return false
    }
    /// Hides the options for printing; does nothing here.
    open func dismiss(animated: Bool) { inert(.service, self) }
}

/// The methods for responding to printing; never called here.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// Returns the view controller that shows the options, or `nil` for a window of its own.
    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController)
        -> UIViewController?
    /// Tells the delegate that the print job has ended.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
    /// Tells the delegate that the print job is about to start.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// Tells the delegate that the options are about to appear.
    func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Tells the delegate that the options have appeared.
    func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Tells the delegate that the options are about to disappear.
    func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Tells the delegate that the options have disappeared.
    func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Returns the paper to print on; by default the one that fits best.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    /// Returns the length at which to cut a roll of paper, in points; by default that of the paper.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
    ) -> CGFloat
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? { nil }
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    public func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    public func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    public func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { UIPrintPaper.bestPaper(forPageSize: .zero, withPapersFrom: paperList) }
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
    ) -> CGFloat { paper.paperSize.height }
}

/// The settings of a print job.
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
    /// The kind of content to print.
    public enum OutputType: Int, Sendable { case general = 0, photo, grayscale, photoGrayscale }
    /// The orientation of the paper.
    public enum Orientation: Int, Sendable { case portrait = 0, landscape }
    /// Whether both sides are printed, and along which edge they turn.
    public enum Duplex: Int, Sendable { case none = 0, longEdge, shortEdge }
    /// The name of the print job; stored only.
    @Inert(.service) open var jobName = "Document"
    /// The kind of content to print; stored only.
    @Inert(.service) open var outputType = OutputType.general
    /// The orientation of the paper; stored only.
    @Inert(.service) open var orientation = Orientation.portrait
    /// Whether both sides are printed, and along which edge they turn; stored only.
    @Inert(.service) open var duplex = Duplex.none
    /// The identifier of the printer that was last used, or `nil`; stored only.
    @Inert(.service) open var printerID: String? = nil
    @preconcurrency @MainActor public override init() { super.init() }
    /// Creates settings; the dictionary is ignored here.
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
    /// Returns new settings with their defaults.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// An object that lays out content for printing; it has no pages here.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    /// The maximum height of the content, in points, or 0 for the whole page; stored only.
    @Inert(.service) open var maximumContentHeight: CGFloat = 0
    /// The maximum width of the content, in points, or 0 for the whole page; stored only.
    @Inert(.service) open var maximumContentWidth: CGFloat = 0
    /// The margins of the content on each page, in points; stored only.
    @Inert(.service) open var perPageContentInsets = UIEdgeInsets.zero
    /// The index of the page on which the content starts; stored only.
    @Inert(.service) open var startPage = 0
    /// The number of pages; always 0 here.
    open var pageCount: Int { 0 }
    @preconcurrency @MainActor public override init() { super.init() }
    /// Returns the rectangle of the content on a page; always zero here.
    open func rectForPage(at pageIndex: Int) -> CGRect { .zero }
    /// Draws the content of a page in a rectangle; does nothing here.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) { inert(.service, self) }
}

/// A print formatter for text.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text to print; stored only.
    @Inert(.service) open var text: String? = nil
    /// The attributed text to print; stored only.
    @Inert(.service) open var attributedText: NSAttributedString? = nil
    /// The font of the text, or `nil` for the default; stored only.
    @Inert(.service) open var font: UIFont? = nil
    /// The color of the text, or `nil` for black; stored only.
    @Inert(.service) open var color: UIColor? = nil
    /// The alignment of the text; stored only.
    @Inert(.service) open var textAlignment = NSTextAlignment.natural
    /// Creates a formatter for a text.
    public convenience init(text: String) {
        self.init()
        self.text = text
    }
    /// Creates a formatter for an attributed text.
    public convenience init(attributedText: NSAttributedString) {
        self.init()
        self.attributedText = attributedText
    }
}

/// A print formatter for HTML.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The HTML to print; stored only.
    @Inert(.service) open var markupText: String? = nil
    /// Creates a formatter for HTML.
    public convenience init(markupText: String) {
        self.init()
        self.markupText = markupText
    }
}

/// A print formatter for a view.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view that made the formatter, or `nil` if it is gone.
    open internal(set) weak var viewInUse: UIView?
    /// The view to print, or an empty one if it is gone.
    open var view: UIView { viewInUse ?? UIView() }
}

/// An object that draws the pages of a print job.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    /// The height of the header, in points; stored only.
    @Inert(.service) open var headerHeight: CGFloat = 0
    /// The height of the footer, in points; stored only.
    @Inert(.service) open var footerHeight: CGFloat = 0
    /// The rectangle of the paper; always zero here.
    open var paperRect: CGRect { .zero }
    /// The rectangle that can be printed on; always zero here.
    open var printableRect: CGRect { .zero }
    /// The number of pages; 0 unless overridden.
    open var numberOfPages: Int { 0 }
    /// The formatters that were added, or `nil` for none; stored only.
    @Inert(.service) open var printFormatters: [UIPrintFormatter]? = nil
    @preconcurrency @MainActor public override init() { super.init() }
    /// Adds a formatter; the page at which it starts is ignored here.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        inert(.service, self)
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    /// Returns the formatters of a page; always `nil` here.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? { nil }
    /// Prepares to draw pages; never called here.
    open func prepare(forDrawingPages range: NSRange) {}
    /// Draws a page; does nothing here unless overridden.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    /// Draws the header of a page; does nothing unless overridden.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws the content of a page; does nothing unless overridden.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Draws the footer of a page; does nothing unless overridden.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
