import Foundation

/// The names in an asset catalog that code can use.
struct AssetCatalog: Hashable, Codable, Sendable {
    /// The folder of the catalog.
    let path: String
    /// The names of pictures, sorted.
    private(set) var images: [String] = []
    /// The names of colors, sorted.
    private(set) var colors: [String] = []
    /// What is in groups that provide a namespace, by their names.
    private(set) var spaces: [String: AssetCatalog] = [:]

    /// Reads the names in a catalog, or in a group of one.
    init(at path: String) {
        self.path = path
        collect(path)
        images.sort()
        colors.sort()
    }

    private mutating func collect(_ folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            if let image = name.withoutEnding(".imageset") {
                images.append(image)
            } else if let color = name.withoutEnding(".colorset") {
                colors.append(color)
            } else if FileStamp(folder + "/" + name)?.isFolder == true {
                if AssetCatalog.isNamespace(folder + "/" + name) {
                    spaces[name] = AssetCatalog(at: folder + "/" + name)
                } else {
                    collect(folder + "/" + name)
                }
            }
        }
    }

    private static func isNamespace(_ group: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: group + "/Contents.json"),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return false }
        return contents.properties?.givesNamespace ?? false
    }

    private struct Contents: Decodable {
        var properties: Properties?

        struct Properties: Decodable {
            var givesNamespace: Bool?

            enum CodingKeys: String, CodingKey { case givesNamespace = "provides-namespace" }
        }
    }
}

extension String {
    fileprivate func withoutEnding(_ ending: String) -> String? {
        hasSuffix(ending) ? String(dropLast(ending.count)) : nil
    }
}
