internal import LayoutSimGeometry
internal import LayoutSimViewTree

/// What a file says of the pictures and colours that it uses by name.
struct Resources: Sendable {
    var appearance: Appearance
    /// The colours of asset catalogues, by name.
    var namedColors: [String: Color] = [:]
    /// The system's colours as the writing Xcode knew them, by name.
    var systemColors: [String: Color] = [:]
    /// The sizes of pictures in points, by name.
    var imageSizes: [String: Size] = [:]
    /// The names of pictures that are symbols of the system.
    var symbols: Set<String> = []

    /// Reads the `resources` of a document, whose lists are flat; the request's colours go before them.
    init(of document: XMLElement, _ request: InterfaceBuilderRequest) {
        appearance = request.appearance
        for element in document.children(of: "resources") {
            guard let name = element["name"] else { continue }
            switch element.name {
            case "image":
                imageSizes[name] = element.size
                if element["catalog"] == "system" { symbols.insert(name) }
            case "namedColor": namedColors[name] = element.children.first?.color(self)
            case "systemColor": systemColors[name] = element.children.first?.color(self)
            default: continue
            }
        }
        namedColors.merge(request.namedColors) { $1 }
    }
}
