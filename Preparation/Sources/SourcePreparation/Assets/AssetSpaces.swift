/// Declarations of what is in groups of a catalog that provide a namespace, such as `ColorResource.Brand.accent`.
struct AssetSpaces {
    private let catalog: AssetCatalog
    private let uses: NamedMembers
    private let isOfSwiftUI: Bool

    /// - Parameters:
    ///   - uses: What the sources name: of the others there are none.
    ///   - isOfSwiftUI: Whether a source imports SwiftUI.
    init(_ catalog: AssetCatalog, _ uses: NamedMembers, isOfSwiftUI: Bool) {
        (self.catalog, self.uses, self.isOfSwiftUI) = (catalog, uses, isOfSwiftUI)
    }

    /// An extension for each type, a line each.
    var lines: [String] {
        ["Color", "Image"].flatMap { kind -> [String] in
            let resource = "UIKit.\(kind)Resource"
            let own =
                uses.types.contains("\(kind)Resource")
                ? ""
                : enums(in: catalog, kind, "") { member, name in
                    "static let `\(member)` = \(resource)(name: \(name.debugDescription), bundle: .main)"
                }
            guard !own.isEmpty else { return [] }
            var lines = ["extension \(resource) { \(own) }"]
            for type in ["UIKit.UI\(kind)"] + (isOfSwiftUI ? ["SwiftUI.\(kind)"] : []) {
                let label = type.hasPrefix("UIKit.") ? "resource: " : ""
                let values = enums(in: catalog, kind, "") { member, name in
                    "static var `\(member)`: \(type) { \(type)(\(label)\(resource)(name: \(name.debugDescription), bundle: .main)) }"
                }
                lines.append("extension \(type) { \(values) }")
            }
            return lines
        }
    }

    /// Returns an enumeration for each group that has something which the sources name.
    private func enums(
        in catalog: AssetCatalog, _ kind: String, _ prefix: String,
        _ declaration: (_ member: String, _ name: String) -> String
    ) -> String {
        catalog.spaces.sorted { $0.key < $1.key }.compactMap { space, group in
            guard let type = AssetSymbolName.type(for: space), uses.used.contains(type) else { return nil }
            let path = "\(prefix)\(space)/"
            let names = kind == "Color" ? group.colors : group.images
            var members: Set<String> = []
            let own = names.compactMap { name -> String? in
                guard let member = AssetSymbolName.member(for: name, kind: kind), uses.used.contains(member),
                    members.insert(member).inserted
                else { return nil }
                return declaration(member, path + name)
            }
            let inner = enums(in: group, kind, path, declaration)
            let all = own + (inner.isEmpty ? [] : [inner])
            return all.isEmpty ? nil : "enum `\(type)` { \(all.joined(separator: "; ")) }"
        }.joined(separator: "; ")
    }
}
