package import Foundation

/// The directories of a bundle's resources.
package struct BundleFolder {
    /// The paths of the directories, the bundle's own first.
    package let paths: [String]
    /// The language, if the bundle is an `.lproj` directory.
    package private(set) var language: String?

    /// Finds the directories of a bundle: on Linux the resources of a package's targets are in directories beside its
    /// program, while on iOS they are in the main bundle.
    package init(_ bundle: Bundle) {
        self = bundle === Bundle.main ? Self.main : BundleFolder(of: bundle)
    }

    /// The directories of the main bundle, which every text asks for.
    private static let main = BundleFolder(of: .main)

    private init(of bundle: Bundle) {
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
        paths = [own] + Self.partsOfMain.map { own + "/" + $0 }
    }

    /// The names of the directories with the resources of targets beside the program.
    private static let partsOfMain: [String] = {
        let own = Bundle.main.resourcePath ?? Bundle.main.bundlePath
        let names = (try? FileManager.default.contentsOfDirectory(atPath: own)) ?? []
        return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
    }()
}
