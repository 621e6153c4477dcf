import LayoutSimFiles

/// The source with a constant for each resource of a target that R.swift makes, where the project lists it and the
/// repository leaves it out.
struct ResourceConstants {
    /// The name of the file.
    static let fileName = "R.generated.swift"

    private let resources: [String]
    private let usesSwiftUI: Bool

    /// Creates the source of the resources of a target.
    ///
    /// - Parameter usesSwiftUI: Whether colors and pictures are those of SwiftUI, too.
    init(of resources: [String], usesSwiftUI: Bool) {
        self.resources = resources.sorted()
        self.usesSwiftUI = usesSwiftUI
    }

    /// The source.
    var source: String {
        let documents = InterfaceNames(in: paths(of: "storyboard", "xib"))
        let groups = [
            group("string", texts), group("image", pictures), group("color", colors), group("font", fonts),
            group("file", files), group("storyboard", documents.storyboards), group("nib", documents.nibs),
            group("reuseIdentifier", documents.cells), group("segue", documents.segues),
        ]
        let imports = usesSwiftUI ? "import SwiftUI\nimport UIKit\n" : "import UIKit\n"
        return imports + "\nenum R {\n" + groups.joined() + "}\n" + ResourceTypes.declarations
            + (usesSwiftUI ? ResourceTypes.declarationsOfSwiftUI : "")
    }

    private func group(_ name: String, _ members: String) -> String {
        members.isEmpty ? "" : "enum \(name) {\n\(members)}\n"
    }

    private func paths(of extensions: String...) -> [String] {
        resources.filter { extensions.contains(PathText.fileExtension(of: $0)) }
    }

    private var texts: String {
        let tables = Dictionary(grouping: paths(of: "strings")) { PathText.name(of: $0).dropLast(".strings".count) }
        return tables.sorted { $0.key < $1.key }.map { table, paths in
            var keys: Set<String> = []
            for path in paths { keys.formUnion(TextTable(at: path)?.entries.map(\.key) ?? []) }
            let members = distinct(keys.sorted()) { member, key in
                let text = SwiftIdentifier.literal(key)
                return "static let \(member) = RText(key: \(text), tableName: \"\(table)\")\n"
            }
            return group(ResourceIdentifier.member(table), members)
        }.joined()
    }

    private var pictures: String {
        let loose = paths(of: "png", "jpg", "jpeg", "pdf").map { path -> String in
            let name = PathText.name(of: path).split(separator: ".").dropLast().joined(separator: ".")
            return String(name.split(separator: "@")[0].split(separator: "~")[0])
        }
        return catalogs(["imageset", "symbolset"], "RImage", Set(loose).sorted())
    }

    private var colors: String { catalogs(["colorset"], "RColor", []) }

    private var fonts: String {
        let names = paths(of: "ttf", "otf").map { PathText.name(of: $0).dropLast(4) }
        return distinct(names.map(String.init).sorted()) { member, name in
            "static let \(member) = RFont(fontName: \(SwiftIdentifier.literal(name)))\n"
        }
    }

    private var files: String {
        let others = resources.filter {
            !["xcassets", "strings", "stringsdict", "storyboard", "xib", "lproj", "xcdatamodeld"]
                .contains(PathText.fileExtension(of: $0))
        }
        return distinct(others.map(PathText.name).sorted()) { member, name in
            "static let \(member) = RFile(filename: \(SwiftIdentifier.literal(name)))\n"
        }
    }

    private func catalogs(_ kinds: Set<String>, _ type: String, _ loose: [String]) -> String {
        var names = CatalogNames()
        for path in paths(of: "xcassets") { names.add(path, kinds) }
        for name in loose { names.add(name) }
        return names.members(of: type)
    }

    /// Returns a declaration for each name, of which the first counts where several make one member.
    private func distinct(_ names: [String], _ declaration: (_ member: String, _ name: String) -> String) -> String {
        var members: Set<String> = []
        return names.map { name in
            let member = ResourceIdentifier.member(name)
            return members.insert(member).inserted ? declaration(member, name) : ""
        }.joined()
    }
}
