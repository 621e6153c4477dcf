public import Foundation

/// A controller for printing; no printer is available here.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
    private static let only = UIPrintInteractionController()
    open class var shared: UIPrintInteractionController { only }
    open class var isPrintingAvailable: Bool { false }
    open class func canPrint(_ url: URL) -> Bool { false }
    open class func canPrint(_ data: Data) -> Bool { false }
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open var printInfo: UIPrintInfo?
    open var printFormatter: UIPrintFormatter?
    open var printPageRenderer: UIPrintPageRenderer?
    open var printingItem: Any?
    open var printingItems: [Any]?
    open var showsNumberOfCopies = true
    open var showsPageRange = true
    open var showsPaperOrientation = true
    open var printPaper: UIPrintPaper? { nil }
    open class var printableUTIs: Set<String> { [] }
    @discardableResult open func print(
        to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }
    open var showsPaperSelectionForLoadedPapers = false

    @discardableResult open func present(
        animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }
    @discardableResult open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }
    open func dismiss(animated: Bool) {}
}

/// The methods for responding to printing.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController)
        -> UIViewController?
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
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
    public enum OutputType: Int, Sendable { case general = 0, photo, grayscale, photoGrayscale }
    public enum Orientation: Int, Sendable { case portrait = 0, landscape }
    public enum Duplex: Int, Sendable { case none = 0, longEdge, shortEdge }
    open var jobName = "Document"
    open var outputType = OutputType.general
    open var orientation = Orientation.portrait
    open var duplex = Duplex.none
    open var printerID: String?
    @preconcurrency @MainActor public override init() { super.init() }
    public convenience init(dictionary: [AnyHashable: Any]?) { self.init() }
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// An object that lays out content for printing; it has no pages here.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
    open var maximumContentHeight: CGFloat = 0
    open var maximumContentWidth: CGFloat = 0
    open var perPageContentInsets = UIEdgeInsets.zero
    open var startPage = 0
    open var pageCount: Int { 0 }
    @preconcurrency @MainActor public override init() { super.init() }
    open func rectForPage(at pageIndex: Int) -> CGRect { .zero }
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// A print formatter for text.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont?
    open var color: UIColor?
    open var textAlignment = NSTextAlignment.natural
    public convenience init(text: String) {
        self.init()
        self.text = text
    }
    public convenience init(attributedText: NSAttributedString) {
        self.init()
        self.attributedText = attributedText
    }
}

/// A print formatter for HTML.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    open var markupText: String?
    public convenience init(markupText: String) {
        self.init()
        self.markupText = markupText
    }
}

/// A print formatter for a view.
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
    open internal(set) weak var viewInUse: UIView?
    open var view: UIView { viewInUse ?? UIView() }
}

/// An object that draws the pages of a print job.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    open var paperRect: CGRect { .zero }
    open var printableRect: CGRect { .zero }
    open var numberOfPages: Int { 0 }
    open var printFormatters: [UIPrintFormatter]?
    @preconcurrency @MainActor public override init() { super.init() }
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        printFormatters = (printFormatters ?? []) + [formatter]
    }
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? { nil }
    open func prepare(forDrawingPages range: NSRange) {}
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
