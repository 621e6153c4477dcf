public import Foundation
import LayoutSimInertness

/// A printer; none are available here.
@preconcurrency @MainActor open class UIPrinter: NSObject {
    /// The URL of the printer.
    open private(set) var url: URL
    /// The name of the printer, which is the last path component of the URL.
    open var displayName: String { url.lastPathComponent }
    /// The location of the printer; always `nil` here.
    open var displayLocation: String? { nil }
    /// Whether the printer supports color; always `false` here.
    open var supportsColor: Bool { false }
    /// Whether the printer supports two-sided printing; always `false` here.
    open var supportsDuplex: Bool { false }
    /// Creates a printer from a URL.
    public init(url: URL) { self.url = url }
    /// Calls the completion handler with `false`, since no printer can be reached.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// A controller for choosing a printer; shows nothing here.
@preconcurrency @MainActor open class UIPrinterPickerController: NSObject {
    /// The completion handler of the picker; never called here.
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void
    /// The selected printer.
    open private(set) var selectedPrinter: UIPrinter?
    /// Creates a picker with an initially selected printer.
    public init(initiallySelectedPrinter printer: UIPrinter?) { selectedPrinter = printer }

    // As in UIPrintInteractionController, which Apple gives no common superclass or protocol.

    /// Shows nothing here and returns `false`.
    @discardableResult open func present(
        animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }
    /// Shows nothing here and returns `false`.
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }
    /// Shows nothing here and returns `false`.
    @discardableResult open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }
    /// Does nothing here.
    open func dismiss(animated: Bool) { inert(.service, self) }
}

/// A paper size of a printer.
@preconcurrency @MainActor open class UIPrintPaper: NSObject {
    /// The size of the paper, in points.
    open private(set) var paperSize: CGSize
    /// The printable area of the paper, in points.
    open private(set) var printableRect: CGRect

    init(size: CGSize) {
        paperSize = size
        printableRect = CGRect(origin: .zero, size: size)
    }

    /// Returns the smallest paper that fits a page, or the largest paper if none fits.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper
    {
        let sorted = paperList.sorted { $0.area < $1.area }
        let fitting = sorted.first {
            $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height
        }
        return fitting ?? sorted.last ?? UIPrintPaper(size: CGSize(width: 612, height: 792))
    }

    /// Returns the area in which to print, in points, which is the whole paper here.
    open func printRect() -> CGRect { printableRect }
    private var area: CGFloat { paperSize.width * paperSize.height }
}
