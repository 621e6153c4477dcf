import Foundation
import LayoutSimAssets
import Synchronization

/// The asset catalogs and pictures of bundles; each is searched once.
enum BundleAssets {
    private static let known = Mutex<[String: AssetCatalog]>([:])

    /// What a bundle holds; that of the program without one.
    static func catalog(of bundle: Bundle?) -> AssetCatalog {
        let bundle = bundle ?? .main
        let folder = bundle.resourcePath ?? bundle.bundlePath
        return known.withLock { known in
            if let catalog = known[folder] { return catalog }
            let catalog = AssetCatalog(near: folder + "/.")
            known[folder] = catalog
            return catalog
        }
    }
}
