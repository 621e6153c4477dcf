package import CoreGraphics
package import Foundation
import LayoutSimArtwork
package import LayoutSimAssets
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRaster
import LayoutSimRendering
import Synchronization

/// The asset catalogs and images of bundles; each bundle is searched once.
package enum BundleAssets {
    private static let known = Mutex<[String: AssetCatalog]>([:])
    private static let pictures = Mutex(KnownPictures())

    /// Returns the image in a file of a bundle, which is cached while it is in use.
    package static func picture(at path: String) -> CGImage? {
        if let known = pictures.withLock({ $0[path] }) { return known }
        guard let data = FileManager.default.contents(atPath: path), let picture = CGImage(data: data, file: path)
        else {
            return nil
        }
        pictures.withLock { $0[path] = picture }
        return picture
    }

    /// Returns the rasterized image of a vector file of a bundle at a scale; problems with the file are logged once.
    package static func vectorPicture(_ found: AssetCatalog.Picture, scale: CGFloat) -> CGImage? {
        let key = "\(found.path) at \(scale)"
        if let known = pictures.withLock({ $0[key] }) { return known }
        do {
            guard let data = FileManager.default.contents(atPath: found.path),
                let artwork = try VectorArtwork(withPhotos: Array(data), file: found.path)
            else { return nil }
            let picture = artwork.picture
            let bitmap = try Rasterizer.bitmap(
                of: picture, width: max(1, Int((picture.size.width * Double(scale)).rounded())),
                height: max(1, Int((picture.size.height * Double(scale)).rounded())))
            let image = CGImage(bitmap, outlines: found.preservesVectors ? picture : nil)
            pictures.withLock { $0[key] = image }
            if let warning = artwork.warning(file: found.path) { PictureFaults.tell(warning) }
            return image
        } catch {
            PictureFaults.tell((error as? ArtworkError)?.warning ?? "\(found.path): warning: \(error)")
            return nil
        }
    }

    /// Returns the asset catalog of a bundle; that of the main bundle for `nil`.
    package static func catalog(of bundle: Bundle?) -> AssetCatalog {
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

/// The cached images by file, which are weakly referenced.
private struct KnownPictures {
    private struct Held {
        weak var picture: CGImage?
    }
    private var held: [String: Held] = [:]
    /// The number of entries above which those no longer in use are removed.
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
