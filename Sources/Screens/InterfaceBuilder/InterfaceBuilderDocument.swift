internal import LayoutSimDevices
internal import LayoutSimGeometry
import LayoutSimXML

/// The parts of a storyboard or xib, before any view is read.
struct InterfaceBuilderDocument: Sendable {
    var file: String
    var element: XMLElement
    var version: FormatVersion
    var usesSafeAreas: Bool
    /// The `<device>` of the file, if it has one.
    var device: XMLElement?
    var scenes: SceneGraph
    /// The sizes that Xcode recorded when it last ran the classes of views, by object id.
    var renderedSizes: [String: Size] = [:]
    /// The properties of other objects that refer to an object, by its id, in the order of the file.
    var outlets: [String: [String]] = [:]
    /// The lines of all objects by their ids, and of constraints by their identifiers too.
    var lines: [String: Int] = [:]

    /// The document's roots, if they are the same in all size classes.
    private(set) var unvariedRoots: [RootElement]?

    /// Finds the parts of a file; throws an `InterfaceBuilderError` for anything but an iOS file of Interface Builder.
    init(_ element: XMLElement, file: String) throws(InterfaceBuilderError) {
        guard element.name == "document" else {
            throw InterfaceBuilderError(file: file, line: element.line, reason: .noDocument(root: element.name))
        }
        let runtime = element["targetRuntime"] ?? "iOS.CocoaTouch"
        guard runtime.hasPrefix("iOS.CocoaTouch") || runtime == "AppleTV" else {
            throw InterfaceBuilderError(file: file, line: element.line, reason: .otherPlatform(runtime))
        }
        self.file = file
        self.element = element
        version = FormatVersion(of: element)
        usesSafeAreas = element.flag("useSafeAreas")
        device = element.child("device")
        scenes = SceneGraph(of: element)
        renderedSizes = element.renderedSizes
        var isVaried = false
        index(element, &isVaried)
        if !isVaried { unvariedRoots = RootElement.all(in: self, traits: .any) }
    }

    private mutating func index(_ element: XMLElement, _ isVaried: inout Bool) {
        if element.name == "variation" { isVaried = true }
        for case let name? in [element["id"], element.name == "constraint" ? element["identifier"] : nil]
        where lines[name] == nil {
            lines[name] = element.line
        }
        if element.name == "outlet" || element.name == "outletCollection", let destination = element["destination"],
            let property = element["property"]
        {
            outlets[destination, default: []].append(property)
        }
        for child in element.children { index(child, &isVaried) }
    }
}

extension XMLElement {
    /// The sizes under `designables`; -1 for a class without an intrinsic size.
    fileprivate var renderedSizes: [String: Size] {
        var sizes: [String: Size] = [:]
        for designable in children(of: "designables") {
            guard let name = designable["name"], let size = designable.property("intrinsicContentSize"),
                let width = size.number("width"), let height = size.number("height"), width >= 0, height >= 0
            else { continue }
            sizes[name] = Size(width: width, height: height)
        }
        return sizes
    }
}
