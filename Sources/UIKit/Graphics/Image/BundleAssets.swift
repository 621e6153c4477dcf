import CoreGraphics
import Foundation
import LayoutSimAssets
import Synchronization

/// The asset catalogs and pictures of bundles; each is searched once.
enum BundleAssets {
    private static let known = Mutex<[String: AssetCatalog]>([:])
    private static let pictures = Mutex(KnownPictures())

    /// The picture in a file of a bundle, which is read once for as long as somebody shows it.
    static func picture(at path: String) -> CGImage? {
        if let known = pictures.withLock({ $0[path] }) { return known }
        guard let data = FileManager.default.contents(atPath: path), let picture = CGImage(data: data) else {
            return nil
        }
        pictures.withLock { $0[path] = picture }
        return picture
    }

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

/// Pictures by their files, while they are in use.
private struct KnownPictures {
    private struct Held {
        weak var picture: CGImage?
    }
    private var held: [String: Held] = [:]
    /// How many there may be before those are forgotten that are no longer in use.
    private var limit = 64

    subscript(path: String) -> CGImage? {
        get { held[path]?.picture }
        set {
            held[path] = Held(picture: newValue)
            guard held.count > limit else { return }
            held = held.filter { $0.value.picture != nil }
            limit = max(64, 2 * held.count)
        }
    }
}
