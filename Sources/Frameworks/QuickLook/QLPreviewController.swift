public import Foundation
import LayoutSimPlaceholders
public import UIKit

/// A file that can be previewed.
public protocol QLPreviewItem {
    /// The URL of the file.
    var previewItemURL: URL? { get }
    /// The title.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// The title: none.
    public var previewItemTitle: String? { nil }
}
extension URL: QLPreviewItem {
    /// The URL itself.
    public var previewItemURL: URL? { self }
}
extension NSURL: QLPreviewItem {
    /// The URL itself.
    public var previewItemURL: URL? { self as URL }
}

/// A preview of files, which is a gray area with its name here.
@preconcurrency @MainActor open class QLPreviewController: UIViewController {
    /// What gives the files.
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    /// The delegate, which is told of nothing here.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// The place of the file that is shown.
    open var currentPreviewItemIndex = 0
    /// The file that is shown.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    /// Returns whether a file can be previewed: any can here.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
    /// Asks for the files again when the preview is shown.
    open func reloadData() {}
    /// Asks for the file again when the preview is shown.
    open func refreshCurrentPreviewItem() {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "QLPreviewController")
    }
}

/// What gives files to a preview.
@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    /// Returns the number of files.
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    /// Returns a file.
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// What is told of a preview.
@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
    /// Tells that the preview is about to go; never called here.
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    /// Tells that the preview went; never called here.
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    /// Returns whether a URL in a file is opened; never called here.
    func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool
}

extension QLPreviewControllerDelegate {
    /// Does nothing.
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    /// Does nothing.
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    /// Returns `true`.
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
}
