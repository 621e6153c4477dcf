import Foundation

/// Where the resources of a bundle lie.
struct BundleFolder {
    /// Its folders, its own first.
    let paths: [String]
    /// The language of a bundle that is the `.lproj` folder of one.
    private(set) var language: String?

    /// On Linux the resources of a package's targets lie in folders beside its program, while on iOS they are in the bundle of
    /// the app, which is the main one.
    init(_ bundle: Bundle) {
        let own = bundle.resourcePath ?? bundle.bundlePath
        if own.hasSuffix(".lproj"), let slash = own.lastIndex(of: "/") {
            paths = [String(own[..<slash])]
            language = String(own[slash...].dropFirst().dropLast(6))
            return
        }
        guard bundle.bundlePath == Bundle.main.bundlePath else {
            paths = [own]
            return
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: own)) ?? []
        let parts = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
        paths = [own] + parts.map { own + "/" + $0 }
    }
}
