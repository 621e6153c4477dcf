public import Foundation

/// A data set of an asset catalog; if it was not compiled here, it is read from its directory among the resources.
open class NSDataAsset: NSObject {
    /// The name of the data set.
    open private(set) var name: String
    /// The bytes of the first file of the data set.
    open private(set) var data: Data
    /// The uniform type identifier of the data; always `public.data` here.
    open var typeIdentifier: String { "public.data" }

    /// Creates an asset from a data set of the main bundle; `nil` if there is none.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Creates an asset from a data set of a bundle; `nil` if there is none.
    public init?(name: String, bundle: Bundle) {
        guard let data = NSDataAsset.data(name, below: bundle.resourceURL ?? bundle.bundleURL) else { return nil }
        self.name = name
        self.data = data
        super.init()
    }

    private struct Contents: Decodable {
        struct Entry: Decodable { let filename: String? }
        let data: [Entry]
    }

    /// Returns the first file of the data set with a name, in the first catalog that contains it.
    private static func data(_ name: String, below folder: URL) -> Data? {
        let manager = FileManager.default
        let names = (try? manager.subpathsOfDirectory(atPath: folder.path)) ?? []
        for path in names.sorted() where path.hasSuffix("\(name).dataset/Contents.json") && path.contains(".xcassets/")
        {
            let contents = folder.appendingPathComponent(path)
            guard let json = try? Data(contentsOf: contents),
                let file = (try? JSONDecoder().decode(Contents.self, from: json))?.data.lazy.compactMap(\.filename)
                    .first
            else { continue }
            return try? Data(contentsOf: contents.deletingLastPathComponent().appendingPathComponent(file))
        }
        return nil
    }
}
