import CoreGraphics
public import Foundation

/// A document that functions draw into.
private final class OpenDocument {
    let bounds: CGRect
    private(set) var page: (bounds: CGRect, context: CGContext)?
    private var document = PageDocument()
    let finish: (Data) -> Void

    init(_ bounds: CGRect, finish: @escaping (Data) -> Void) {
        // An empty rectangle stands for a letter, as documented.
        self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        self.finish = finish
    }

    /// That of this thread.
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
        document.addPage(page.bounds.size, page.context.operations)
        self.page = nil
    }
}

/// Begins a document in memory.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    OpenDocument.current = OpenDocument(bounds) { data.append($0) }
}

/// Begins a document in a file.
@discardableResult public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    OpenDocument.current = OpenDocument(bounds) { try? $0.write(to: URL(fileURLWithPath: path)) }
    return true
}

/// Begins a page of the document's size.
public func UIGraphicsBeginPDFPage() {
    if let document = OpenDocument.current { document.begin(document.bounds) }
}

/// Begins a page of a size of its own, in points.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    if let document = OpenDocument.current { document.begin(bounds.isEmpty ? document.bounds : bounds) }
}

/// The rectangle of the page that is drawn, in points.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    OpenDocument.current.map { $0.page?.bounds ?? $0.bounds } ?? .zero
}

/// Ends the document.
public func UIGraphicsEndPDFContext() {
    guard let document = OpenDocument.current else { return }
    OpenDocument.current = nil
    document.end()
}

/// Makes a part of the page a link; links are left out.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {}

/// Names a place of the page; places are left out.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {}

/// Makes a part of the page lead to a named place; it leads nowhere.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {}
