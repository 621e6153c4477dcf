import LayoutSimText
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimSnapshots
import LayoutSimViewTree

/// The screens of this program, by which those that trees record become whole again.
///
/// Trees hold no outlines and pixels, only their hashes, and numbers to the thousandths.
struct KnownScreens {
    fileprivate struct Known {
        var views: [String: View]
        var properties: [String: [LayoutDocument.Property]]
    }

    private var screens: [SnapshotKey: Known] = [:]
    /// By the hashes that trees tell of them.
    private var artwork: [String: Image.Source] = [:]

    init() {}

    /// Takes in a screen; the document must be that of its layout.
    mutating func add(_ subject: SnapshotSubject, _ document: LayoutDocument) {
        let views = Dictionary(
            subject.screen.root.inPreorder.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let properties = Dictionary(document.nodes.map { ($0.id, $0.properties) }, uniquingKeysWith: { $1 })
        screens[subject.key] = Known(views: views, properties: properties)
        for node in document.nodes {
            guard let hash = node.value("artwork"), let image = views[node.id]?.image else { continue }
            artwork[hash] = image.source
        }
    }

    /// The screen that a document records, as whole as it can be made.
    ///
    /// A plate of a colour that follows from its hash stands for a picture that is not known, so that other pictures
    /// look different still. `nil` for a document that records no screen.
    func screen(_ document: LayoutDocument, of key: SnapshotKey) -> RecordedScreen? {
        guard var recorded = document.recordedScreen else { return nil }
        let nodes = Dictionary(document.nodes.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        recorded.screen.root.changeAll { view in
            guard let node = nodes[view.id] else { return }
            if let hash = node.value("artwork"), let image = view.image {
                view.image?.source = artwork[hash] ?? KnownScreens.plate(hash, size: image.size)
            }
            if let known = screens[key] { known.complete(&view, node) }
        }
        return recorded
    }

    private static func plate(_ hash: String, size: Size) -> Image.Source {
        let hue = UInt32(hash.prefix(6), radix: 16) ?? 0
        let plate = VectorImage.Layer(.rect(Rect(origin: .zero, size: size)), Color(hex: hue | 0x808080))
        return .drawing(VectorImage(name: "artwork-\(hash)", size: size, layers: [plate]))
    }
}

extension KnownScreens.Known {
    /// A view of which all that is told is the same shows the same; a font that is told the same is the same.
    fileprivate func complete(_ view: inout View, _ node: LayoutDocument.Node) {
        guard let own = views[view.id], let told = properties[view.id] else { return }
        if told == node.properties {
            view.content = own.content
        } else if case .label(var text, let color) = view.content, case .label(let ownText, _) = own.content,
            told.first(where: { $0.name == "font" }) == node.properties.first(where: { $0.name == "font" })
        {
            text.font = ownText.font
            view.content = .label(text, color)
        }
    }
}

extension LayoutDocument.Node {
    fileprivate func value(_ name: String) -> String? { properties.first { $0.name == name }?.value }
}

extension View {
    fileprivate mutating func changeAll(_ change: (inout View) -> Void) {
        change(&self)
        for place in subviews.indices { subviews[place].changeAll(change) }
    }
}
