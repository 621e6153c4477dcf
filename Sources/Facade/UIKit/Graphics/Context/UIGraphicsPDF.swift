import CoreGraphics
public import Foundation
import LayoutSimUIKitArithmetic

/// A PDF document that drawing functions draw into.
private final class OpenDocument {
    let bounds: CGRect
    private(set) var page: (bounds: CGRect, context: CGContext)?
    private var document = PageDocument()
    let finish: (Data) -> Void

    init(_ bounds: CGRect, finish: @escaping (Data) -> Void) {
        // An empty rectangle means US Letter, as documented.
        self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        self.finish = finish
    }

    /// The open document of the current thread.
    static var current: OpenDocument? {
        get { Thread.current.threadDictionary["LayoutSim.OpenDocument"] as? OpenDocument }
        set { Thread.current.threadDictionary["LayoutSim.OpenDocument"] = newValue }
    }

    func begin(_ bounds: CGRect) {
        endPage()
        let context = CGContext(page: bounds)
        page = (bounds, context)
        UIGraphicsPushContext(context)
    }

    func end() {
        endPage()
        finish(document.data)
    }

    private func endPage() {
        guard let page else { return }
        UIGraphicsPopContext()
        document.addPage(page.bounds.size, page.context.operations, .ofObjects)
        self.page = nil
    }
}

/// Begins a PDF document in memory.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    OpenDocument.current = OpenDocument(bounds) { data.append($0) }
}

/// Begins a PDF document in a file.
@discardableResult public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    OpenDocument.current = OpenDocument(bounds) { try? $0.write(to: URL(fileURLWithPath: path)) }
    return true
}

/// Begins a page with the size of the document.
public func UIGraphicsBeginPDFPage() {
    if let document = OpenDocument.current { document.begin(document.bounds) }
}

/// Begins a page with its own bounds, in points.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    if let document = OpenDocument.current { document.begin(bounds.isEmpty ? document.bounds : bounds) }
}

/// Returns the bounds of the current page, in points.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    OpenDocument.current.map { $0.page?.bounds ?? $0.bounds } ?? .zero
}

/// Ends the current PDF document.
public func UIGraphicsEndPDFContext() {
    guard let document = OpenDocument.current else { return }
    OpenDocument.current = nil
    document.end()
}

/// Adds a link to a URL for a rectangle of the page; links are omitted here.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}

/// Adds a named destination at a point of the page; destinations are omitted here.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {}

/// Adds a link to a named destination for a rectangle of the page; links are omitted here.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {}
