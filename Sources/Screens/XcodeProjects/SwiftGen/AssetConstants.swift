import LayoutSimFiles

/// A source with a constant for each color and picture in catalogs.
struct AssetConstants {
    private let catalogs: [String]
    private let parameters: PropertyList?

    /// Creates the source of catalogs.
    init(of inputs: [String], _ parameters: PropertyList?) {
        catalogs = inputs.filter { PathText.fileExtension(of: $0) == "xcassets" }
        self.parameters = parameters
    }

    private var access: String { parameters?["publicAccess"]?.isTrue == true ? "public " : "" }
    private var colorType: String { parameters?["colorTypeName"]?.string ?? "ColorAsset" }
    private var imageType: String { parameters?["imageTypeName"]?.string ?? "ImageAsset" }

    /// The source.
    var source: String {
        let name = parameters?["enumName"]?.string ?? "Asset"
        let isSplit = catalogs.count > 1 || parameters?["forceFileNameEnum"]?.isTrue == true
        let body = catalogs.map { path in
            let members = members(of: path, prefix: "")
            let catalog = SwiftIdentifier.type(PathText.name(of: path).dropLast(".xcassets".count))
            return isSplit ? "\(access)enum \(catalog) {\n\(members)}\n" : members
        }.joined()
        return """
            import UIKit

            \(access)enum \(name) {
            \(body)}

            \(access)final class \(colorType) {
                \(access)let name: String
                \(access)typealias Color = UIColor
                \(access)var color: UIColor { UIColor(named: name) ?? .clear }
                init(name: String) { self.name = name }
            }

            \(access)struct \(imageType) {
                \(access)let name: String
                \(access)typealias Image = UIImage
                \(access)var image: UIImage { UIImage(named: name) ?? UIImage() }
            }

            extension UIColor {
                \(access)convenience init?(asset: \(colorType)) { self.init(named: asset.name) }
            }

            extension UIImage {
                \(access)convenience init?(asset: \(imageType)) { self.init(named: asset.name) }
            }

            """
    }

    /// Returns the constants for what a folder contains.
    private func members(of folder: String, prefix: String) -> String {
        let names = ((try? Folder(folder).names()) ?? []).sorted()
        return names.map { name in
            let path = "\(folder)/\(name)"
            let plain = name.split(separator: ".").dropLast().joined(separator: ".")
            switch PathText.fileExtension(of: name) {
            case "colorset": return constant(colorType, plain, prefix)
            case "imageset", "symbolset": return constant(imageType, plain, prefix)
            case "" where File(path).isFolder:
                let isSpace = AssetConstants.isNamespace(path)
                let inner = members(of: path, prefix: isSpace ? "\(prefix)\(name)/" : prefix)
                let isEnum = isSpace || parameters?["forceProvidesNamespaces"]?.isTrue == true
                return isEnum && !inner.isEmpty ? "\(access)enum \(SwiftIdentifier.type(name)) {\n\(inner)}\n" : inner
            default: return ""
            }
        }.joined()
    }

    private func constant(_ type: String, _ name: String, _ prefix: String) -> String {
        "\(access)static let \(SwiftIdentifier.member(name)) = \(type)(name: \"\(prefix)\(name)\")\n"
    }

    /// Whether the names in a folder begin with its own.
    static func isNamespace(_ folder: String) -> Bool {
        guard let bytes = try? File("\(folder)/Contents.json").contents() else { return false }
        let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
        return text.contains("\"provides-namespace\":true")
    }
}
