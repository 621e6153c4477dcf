import LayoutSimUIKitArithmetic
import LayoutSimDataModels
public import UIKit

extension NSManagedObjectModel {
    /// Reads the model at a URL: an uncompiled one, or the one that a `.momd` or `.mom` would be compiled from.
    ///
    /// A model that cannot be read is told on the console, with its line.
    public convenience init?(contentsOf url: URL) {
        guard let folder = ModelFiles.source(of: url.path) else { return nil }
        self.init(folder)
    }

    convenience init?(_ folder: DataModelFolder) {
        do { try self.init(folder.model(), path: folder.path) } catch {
            logMessage("CoreData: \(error)")
            return nil
        }
    }

    convenience init(_ source: DataModel, path: String) throws {
        self.init()
        try ModelBuilder(source, path: path).fill(self)
    }

    /// Returns a model with the entities of all models in bundles, those of the app for none.
    public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let folders = (bundles ?? [.main]).flatMap { ModelFiles.all(in: $0) }
        return NSManagedObjectModel(byMerging: folders.compactMap { NSManagedObjectModel($0) })
    }

    /// Returns the version of a model in bundles that has the entities of a store's metadata.
    public class func mergedModel(
        from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
    ) -> NSManagedObjectModel? {
        let folders = (bundles ?? [.main]).flatMap { ModelFiles.all(in: $0) }
        for folder in folders {
            for version in (try? folder.versions()) ?? [] {
                guard let model = try? NSManagedObjectModel(version.model, path: folder.path) else { continue }
                if model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) { return model }
            }
        }
        return nil
    }
}

/// The uncompiled models among the resources of bundles.
enum ModelFiles {
    /// Returns the model with a name in a bundle.
    static func named(_ name: String, in bundle: Bundle) -> DataModelFolder? {
        for path in BundleFolder(bundle).paths {
            if let found = existing(path + "/" + name) { return found }
        }
        return all(in: bundle).first { ($0.path.split(separator: "/").last ?? "").hasPrefix(name + ".xcdatamodel") }
    }

    /// Returns the models in a bundle, in the order of their paths.
    static func all(in bundle: Bundle) -> [DataModelFolder] {
        BundleFolder(bundle).paths.enumerated().flatMap { index, path in below(path, depth: index == 0 ? 1 : 4) }
    }

    private static func below(_ folder: String, depth: Int) -> [DataModelFolder] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().flatMap { name -> [DataModelFolder] in
            let path = folder + "/" + name
            if name.hasSuffix(".xcdatamodeld") || name.hasSuffix(".xcdatamodel") { return [DataModelFolder(path)] }
            return depth > 1 && !name.contains(".") ? below(path, depth: depth - 1) : []
        }
    }

    /// Returns the uncompiled model of a path.
    static func source(of path: String) -> DataModelFolder? {
        let path = path.last == "/" ? String(path.dropLast()) : path
        if path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel") {
            return FileManager.default.fileExists(atPath: path) ? DataModelFolder(path) : nil
        }
        // A version in a compiled model: Model.momd/Model 2.mom.
        let plain = path.replacingOccurrences(of: ".momd", with: ".xcdatamodeld")
        return existing(plain.hasSuffix(".mom") ? String(plain.dropLast(4)) : plain)
    }

    private static func existing(_ path: String) -> DataModelFolder? {
        [path, path + ".xcdatamodeld", path + ".xcdatamodel"].first {
            $0.contains(".xcdatamodel") && FileManager.default.fileExists(atPath: $0)
        }
        .map(DataModelFolder.init)
    }
}
