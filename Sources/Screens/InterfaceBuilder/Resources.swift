internal import LayoutSimGeometry
internal import LayoutSimViewTree
import LayoutSimXML

/// The pictures and colors that a file uses by name.
struct Resources: Hashable, Sendable {
    var appearance: Appearance
    /// The asset catalog colors, by name.
    var namedColors: [String: Color] = [:]
    /// The system colors of the Xcode version that wrote the file, by name.
    var systemColors: [String: Color] = [:]
    /// The sizes of pictures in points, by name.
    var imageSizes: [String: Size] = [:]
    /// The names of pictures that are system symbols.
    var symbols: Set<String> = []

    /// Creates resources without pictures and colors.
    init() { appearance = .light }

    /// Reads the flat `resources` list of a document; colors of the request take precedence.
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
        imageSizes.merge(request.pictureSizes) { $1 }
    }
}
