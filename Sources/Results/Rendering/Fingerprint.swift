import LayoutSimFiles
import LayoutSimPixels
import LayoutSimRaster
import LayoutSimTypography

extension Renderer {
    /// What pixels depend on besides the program itself: the libraries that draw and shape, and the fonts; one word.
    package static let fingerprint: String = {
        let libraries = "\(Rasterizer.libraryVersions), \(Typesetter.libraryVersion)"
        let words = libraries.split(separator: ", ").map {
            $0.lowercased().split(separator: " ").joined(separator: "-")
        }
        return (words + ["fonts-\(fontsHash)"]).joined(separator: "+")
    }()

    private static var fontsHash: String {
        let hashes = EmbeddedFile.all.filter { $0.name.hasPrefix("Fonts/") }.map { file in
            unsafe "\(file.name) \(ContentHash(ofBytes: UnsafeRawBufferPointer(file.bytes)))"
        }
        return String(ContentHash(ofText: hashes.joined(separator: "\n")).description.prefix(8))
    }
}
