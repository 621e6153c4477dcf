import LayoutSimFiles
import LayoutSimXML

/// The names of scenes, cells and segues in storyboards and xibs, with their classes, as constants.
struct InterfaceNames {
    /// The constants for storyboards.
    private(set) var storyboards = ""
    /// The constants for xibs.
    private(set) var nibs = ""
    private var cellTypes: [String: String] = [:]
    /// By the names of the classes that have them.
    private var seguesOfClasses: [String: [String: String]] = [:]

    /// Reads documents; those that cannot be read have no names.
    init(in paths: [String]) {
        for path in paths {
            guard let bytes = try? File(path).contents(), let root = try? XMLElement(parsing: bytes) else { continue }
            let kind = PathText.fileExtension(of: path)
            let name = String(PathText.name(of: path).dropLast(kind.count + 1))
            if kind == "xib" { addNib(root, name) } else { addStoryboard(root, name) }
            addCells(root)
        }
    }

    /// The constants for the identifiers of cells.
    var cells: String {
        InterfaceNames.distinct(cellTypes.keys) { member, name in
            "static let \(member) = RReuseIdentifier<\(cellTypes[name] ?? "UIView")>("
                + "identifier: \(SwiftIdentifier.literal(name)))\n"
        }
    }

    /// The constants for segues.
    var segues: String {
        seguesOfClasses.sorted { $0.key < $1.key }.map { type, names in
            let members = InterfaceNames.distinct(names.keys) { member, name in
                "static let \(member) = RSegue<\(type), \(names[name] ?? "UIViewController")>("
                    + "identifier: \(SwiftIdentifier.literal(name)))\n"
            }
            return "enum \(ResourceIdentifier.member(type)) {\n\(members)}\n"
        }.joined()
    }

    private mutating func addNib(_ root: XMLElement, _ name: String) {
        let views = root.children(of: "objects").filter { $0.name != "placeholder" && $0["customObjectClass"] == nil }
        let type = views.first.map(InterfaceNames.type) ?? "UIView"
        let identifier = views.first?["reuseIdentifier"] ?? ""
        nibs +=
            "static let \(ResourceIdentifier.member(name)) = RNib<\(type)>(name: \(SwiftIdentifier.literal(name)), "
            + "identifier: \(SwiftIdentifier.literal(identifier)))\n"
    }

    private mutating func addStoryboard(_ root: XMLElement, _ name: String) {
        let controllers = root.children(of: "scenes").flatMap { $0.children(of: "objects") }
            .filter { InterfaceNames.type(of: $0).hasSuffix("Controller") || $0["storyboardIdentifier"] != nil }
        let types = Dictionary(
            controllers.compactMap { controller in controller["id"].map { ($0, InterfaceNames.type(of: controller)) } }
        ) { first, _ in first }
        let initial = root["initialViewController"].flatMap { types[$0] } ?? "UIViewController"
        let named = Dictionary(
            controllers.compactMap { controller in
                controller["storyboardIdentifier"].map { ($0, InterfaceNames.type(of: controller)) }
            }
        ) { first, _ in first }
        let scenes = InterfaceNames.distinct(named.keys) { member, identifier in
            "var \(member): RScene<\(named[identifier] ?? "UIViewController")> { "
                + "RScene(storyboard: name, identifier: \(SwiftIdentifier.literal(identifier))) }\n"
        }
        let (member, literal) = (ResourceIdentifier.member(name), SwiftIdentifier.literal(name))
        let type = "Of" + SwiftIdentifier.type(name)
        storyboards +=
            "struct \(type): RStoryboard {\nlet name = \(literal)\ntypealias Initial = \(initial)\n\(scenes)}\n"
            + "static let \(member) = \(type)()\n"
        for controller in controllers { addSegues(controller, of: InterfaceNames.type(of: controller), types) }
    }

    private mutating func addSegues(_ element: XMLElement, of type: String, _ types: [String: String]) {
        for child in element.children {
            if child.name == "segue", let name = child["identifier"] {
                seguesOfClasses[type, default: [:]][name] =
                    child["destination"].flatMap { types[$0] }
                    ?? "UIViewController"
            }
            addSegues(child, of: type, types)
        }
    }

    private mutating func addCells(_ element: XMLElement) {
        for child in element.children {
            if let name = child["reuseIdentifier"], !name.isEmpty { cellTypes[name] = InterfaceNames.type(of: child) }
            addCells(child)
        }
    }

    /// Returns the class of an object: its own, or that of its kind.
    private static func type(of element: XMLElement) -> String {
        if let own = element["customClass"] { return own.split(separator: ".").last.map(String.init) ?? own }
        return switch element.name {
        case "glkViewController": "UIViewController"
        case "viewControllerPlaceholder": "UIViewController"
        case "collectionReusableView": "UICollectionReusableView"
        default: "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
        }
    }

    /// Returns a declaration for each name, of which the first counts where several make one member.
    private static func distinct(
        _ names: some Sequence<String>, _ declaration: (_ member: String, _ name: String) -> String
    ) -> String {
        var members: Set<String> = []
        return names.sorted().map { name in
            let member = ResourceIdentifier.member(name)
            return members.insert(member).inserted ? declaration(member, name) : ""
        }.joined()
    }
}
