public import Foundation
public import LayoutSimInertness
public import UniformTypeIdentifiers

/// The mode of a document picker.
public enum UIDocumentPickerMode: UInt, Sendable { case `import` = 0, open, exportToService, moveToService }

/// A view controller for choosing documents.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    /// The delegate; never called here.
    open weak var delegate: (any UIDocumentPickerDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// What the picker does with documents; stored only.
    @Inert(.service) open var documentPickerMode: UIDocumentPickerMode = .import
    /// Whether the user can choose several documents; stored only.
    @Inert(.service) open var allowsMultipleSelection = false
    /// Whether names are shown with their extensions; stored only.
    @Inert(.service) open var shouldShowFileExtensions = false
    /// The directory that is shown first; stored only.
    @Inert(.service) open var directoryURL: URL? = nil
    /// Creates a picker with a mode; the types are ignored here.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a picker for opening documents; the types are ignored here.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a picker for exporting documents; they are ignored here.
    public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
    /// Creates a picker for exporting a document; the document and the mode are ignored here.
    public init(url: URL, in mode: UIDocumentPickerMode) { super.init(nibName: nil, bundle: nil) }
    /// Creates a picker for exporting documents; they and the mode are ignored here.
    public init(urls: [URL], in mode: UIDocumentPickerMode) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The methods for responding to a document picker; never called here.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user chose documents.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Tells the delegate that the user canceled.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// Tells the delegate that the user chose a document.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
extension URL {
    /// Returns `true`, since there is no sandbox here.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Does nothing here, since there is no sandbox.
    public func stopAccessingSecurityScopedResource() {}
}
