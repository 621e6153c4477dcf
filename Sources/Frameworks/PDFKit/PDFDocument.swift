public import CoreGraphics
public import Foundation
import LayoutSimInertness
public import UIKit

/// A document of pages (Apple, *PDFDocument*); those of files are not read here, so that it has only those that the app
/// gives it.
open class PDFDocument: NSObject {
    /// The address of the file.
    public let documentURL: URL?
    private let data: Data?
    private var pages: [PDFPage] = []

    /// Creates a document without pages.
    public override init() { (documentURL, data) = (nil, nil) }

    /// Creates a document of a file, whose pages are not read here; `nil` if there is no file.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        (documentURL, self.data) = (url, data)
        super.init()
        inert(.looks, self)
    }

    /// Creates a document of a file's contents, whose pages are not read here; `nil` if they are none of a document.
    public init?(data: Data) {
        guard data.starts(with: Array("%PDF".utf8)) else { return nil }
        (documentURL, self.data) = (nil, data)
        super.init()
        inert(.looks, self)
    }

    /// The number of pages that the app gave it.
    open var pageCount: Int { pages.count }
    /// The text of the pages: none here.
    open var string: String? { pages.isEmpty ? nil : "" }
    /// Whether it is encrypted: never here.
    open var isEncrypted: Bool { false }
    /// Whether a password is needed: never here.
    open var isLocked: Bool { false }
    /// What the document says of itself.
    open var documentAttributes: [AnyHashable: Any]?

    /// Returns a page by its number, from 0.
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    /// Returns the number of a page, from 0; `NSNotFound` for another document's.
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    /// Inserts a page before the one with a number.
    open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: min(max(index, 0), pages.count)) }
    /// Removes a page by its number.
    open func removePage(at index: Int) { if pages.indices.contains(index) { pages.remove(at: index) } }
    /// Returns the contents of the file from which it was made; `nil` for others here.
    open func dataRepresentation() -> Data? { data }
    /// Writes the contents of the file from which it was made; returns whether it did.
    @discardableResult open func write(to url: URL) -> Bool {
        guard let data else { return false }
        return (try? data.write(to: url)) != nil
    }
    /// Answers a password: none is needed here.
    open func unlock(withPassword password: String) -> Bool { true }
}

/// A page of a document (Apple, *PDFPage*).
open class PDFPage: NSObject {
    private let image: UIImage?

    /// Creates a page without contents.
    public override init() { image = nil }
    /// Creates a page of a picture.
    public init?(image: UIImage) { self.image = image }

    /// The name of the page; `nil` here.
    open var label: String? { nil }
    /// The text of the page; `nil` here.
    open var string: String? { nil }
    /// By how many degrees it is turned.
    open var rotation = 0

    /// Returns the bounds of a box, in points: those of its picture, or of a page of Letter.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
    }
    /// Returns a small picture of the page: that of which it was made, or an empty one.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { image ?? UIImage() }
    /// Draws the page, which is not drawn here.
    open func draw(with box: PDFDisplayBox, to context: CGContext) { inert(.looks, self) }
}
