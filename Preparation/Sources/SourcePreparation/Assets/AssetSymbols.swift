import Foundation

/// Declarations of the members by which code names the contents of asset catalogs, such as `UIColor.brand`.
///
/// Xcode generates them for every picture and color; here only those exist that the sources use and do not declare.
enum AssetSymbols {
    /// Returns the declarations by the source to which they are added: the first source of the folder around a catalog,
    /// if there is one.
    static func additions(_ catalogs: [AssetCatalog], files: [String]) -> [String: String] {
        guard !catalogs.isEmpty else { return [:] }
        var uses = NamedMembers()
        var isOfSwiftUI = false
        for file in files {
            let source = FileManager.default.contents(atPath: file) ?? Data()
            // Types of a dependency are in another module, such as Kingfisher's own `ImageResource`.
            uses.add(Array(source), withTypes: !file.contains("/checkouts/"))
            isOfSwiftUI = isOfSwiftUI || source.firstRange(of: Data("import SwiftUI".utf8)) != nil
        }
        var (lines, members) = ([String: [String]](), [String: Set<String>]())
        for catalog in catalogs {
            guard let file = neighbor(of: catalog.path, in: files) else { continue }
            // Of names that differ in small letters alone, Xcode takes one.
            for (member, text) in declarations(catalog, uses, isOfSwiftUI: isOfSwiftUI)
            where members[file, default: []].insert(member).inserted {
                lines[file, default: isOfSwiftUI ? ["import SwiftUI"] : []] += text
            }
            let spaces = AssetSpaces(catalog, uses, isOfSwiftUI: isOfSwiftUI).lines
            if !spaces.isEmpty { lines[file, default: isOfSwiftUI ? ["import SwiftUI"] : []] += spaces }
        }
        return lines.mapValues { $0.joined(separator: "\n") }
    }

    static func neighbor(of catalog: String, in files: [String]) -> String? {
        var folder = catalog
        while let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
            folder = String(folder[..<slash])
            let below = folder + "/"
            if let file = files.first(where: { $0.hasPrefix(below) && !$0.dropFirst(below.count).contains("Tests/") }) {
                return file
            }
        }
        return nil
    }

    private typealias Declarations = [(member: String, lines: [String])]

    private static func declarations(
        _ catalog: AssetCatalog, _ uses: NamedMembers, isOfSwiftUI: Bool
    ) -> Declarations {
        declarations(catalog.colors, "Color", uses, isOfSwiftUI: isOfSwiftUI)
            + declarations(catalog.images, "Image", uses, isOfSwiftUI: false)
    }

    private static func declarations(
        _ names: [String], _ kind: String, _ uses: NamedMembers, isOfSwiftUI: Bool
    ) -> Declarations {
        let (resource, type) = ("\(kind)Resource", "UI\(kind)")
        guard !uses.types.contains(resource) else { return [] }
        return names.compactMap { name in
            guard let member = AssetSymbolName.member(for: name, kind: kind), uses.used.contains(member) else {
                return nil
            }
            var lines: [String] = []
            if !uses.declared.contains("\(resource).\(member)") {
                lines.append(
                    "extension UIKit.\(resource) { static let `\(member)` = UIKit.\(resource)(name: \(name.debugDescription), bundle: .main) }"
                )
            }
            if !uses.declared.contains("\(type).\(member)"), !systemMembers.contains(member) {
                lines.append(
                    "extension UIKit.\(type) { static var `\(member)`: UIKit.\(type) { UIKit.\(type)(resource: .`\(member)`) } }"
                )
            }
            if isOfSwiftUI, !systemMembers.contains(member), !colorsOfSwiftUI.contains(member) {
                lines += colors(ofSwiftUI: member, uses)
            }
            return ("\(kind).\(member)", lines)
        }
    }

    /// Returns the declarations by which a color is one of SwiftUI's, and a style.
    private static func colors(ofSwiftUI member: String, _ uses: NamedMembers) -> [String] {
        let value = "SwiftUI.Color { SwiftUI.Color(UIKit.ColorResource.`\(member)`) }"
        let color =
            uses.declared.contains("Color.\(member)")
            ? [] : ["extension SwiftUI.Color { static var `\(member)`: \(value) }"]
        let style =
            uses.declared.contains("ShapeStyle.\(member)")
            ? [] : ["extension SwiftUI.ShapeStyle where Self == SwiftUI.Color { static var `\(member)`: \(value) }"]
        return color + style
    }

    /// Members that SwiftUI's colors have besides.
    private static let colorsOfSwiftUI: Set<String> = [
        "accentColor", "indigo", "mint", "pink", "primary", "secondary", "teal",
    ]

    /// Members that UIKit itself declares, for which Xcode generates none.
    private static let systemMembers: Set<String> = [
        "actions", "add", "black", "blue", "brown", "checkmark", "clear", "cyan", "darkGray", "darkText", "gray",
        "green", "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
        "purple", "quaternaryLabel", "quaternarySystemFill", "red", "remove", "secondaryLabel",
        "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground", "separator",
        "strokedCheckmark", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray",
        "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemGreen",
        "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple",
        "systemRed", "systemTeal",
        "systemYellow", "tertiaryLabel", "tertiarySystemBackground", "tertiarySystemFill",
        "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
    ]
}
