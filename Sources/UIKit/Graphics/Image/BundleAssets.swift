import CoreGraphics
import Foundation
import LayoutSimArtwork
import LayoutSimAssets
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRaster
import Synchronization

/// The asset catalogs and pictures of bundles; each is searched once.
enum BundleAssets {
    private static let known = Mutex<[String: AssetCatalog]>([:])
    private static let pictures = Mutex(KnownPictures())
    private static let told = Mutex<Set<String>>([])

    /// The picture in a file of a bundle, which is read once for as long as somebody shows it.
    static func picture(at path: String) -> CGImage? {
        if let known = pictures.withLock({ $0[path] }) { return known }
        guard let data = FileManager.default.contents(atPath: path), let picture = CGImage(data: data) else {
            return nil
        }
        pictures.withLock { $0[path] = picture }
        return picture
    }

    /// The picture of outlines in a file of a bundle, in the pixels of a scale; one that is not understood is told on the
    /// console, once.
    static func vectorPicture(_ found: AssetCatalog.Picture, scale: CGFloat) -> CGImage? {
        let key = "\(found.path) at \(scale)"
        if let known = pictures.withLock({ $0[key] }) { return known }
        do {
            guard let data = FileManager.default.contents(atPath: found.path),
                let artwork = try VectorArtwork(Array(data), file: found.path)
            else { return nil }
            let picture = artwork.picture
            let bitmap = try Rasterizer.bitmap(
                of: picture, width: max(1, Int((picture.size.width * Double(scale)).rounded())),
                height: max(1, Int((picture.size.height * Double(scale)).rounded())))
            let image = CGImage(bitmap, outlines: found.preservesVectors ? picture : nil)
            pictures.withLock { $0[key] = image }
            if let warning = artwork.warning(file: found.path) { tell(warning) }
            return image
        } catch {
            tell((error as? ArtworkError)?.warning ?? "\(found.path): warning: \(error)")
            return nil
        }
    }

    private static func tell(_ warning: String) {
        if told.withLock({ $0.insert(warning).inserted }) { logMessage(warning) }
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
