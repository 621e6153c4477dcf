public import Foundation

/// A printer; there is none to choose.
@preconcurrency @MainActor open class UIPrinter: NSObject {
    /// Where it is.
    open private(set) var url: URL
    /// Its name.
    open var displayName: String { url.lastPathComponent }
    /// Where it stands.
    open var displayLocation: String? { nil }
    /// False.
    open var supportsColor: Bool { false }
    /// False.
    open var supportsDuplex: Bool { false }
    /// Creates a printer of an address.
    public init(url: URL) { self.url = url }
    /// Answers that nobody is there.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// Lets people choose a printer; nothing is shown.
@preconcurrency @MainActor open class UIPrinterPickerController: NSObject {
    /// Hears what was chosen.
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void
    /// The printer.
    open private(set) var selectedPrinter: UIPrinter?
    /// Creates a picker.
    public init(initiallySelectedPrinter printer: UIPrinter?) { selectedPrinter = printer }
    /// Shows nothing.
    @discardableResult open func present(
        animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }
    /// Shows nothing.
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }
    /// Shows nothing.
    @discardableResult open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool { false }
    /// Takes nothing away.
    open func dismiss(animated: Bool) {}
}

/// Paper of a printer.
@preconcurrency @MainActor open class UIPrintPaper: NSObject {
    /// Its size, in points.
    open private(set) var paperSize: CGSize
    /// What can be printed on, in points.
    open private(set) var printableRect: CGRect

    init(size: CGSize) {
        paperSize = size
        printableRect = CGRect(origin: .zero, size: size)
    }

    /// The smallest paper that a page fits on, else the largest.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper
    {
        let sorted = paperList.sorted { $0.area < $1.area }
        let fitting = sorted.first {
            $0.paperSize.width >= contentSize.width && $0.paperSize.height >= contentSize.height
        }
        return fitting ?? sorted.last ?? UIPrintPaper(size: CGSize(width: 612, height: 792))
    }

    /// The size that a page takes up: that of the paper.
    open func printRect() -> CGRect { printableRect }
    private var area: CGFloat { paperSize.width * paperSize.height }
}
