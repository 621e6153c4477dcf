import LayoutSimFiles

/// Sources made ready for the compiler, and the flags that it needs for them.
struct PreparedCode {
    let checkout: Checkout
    /// The file that puts prepared texts in the place of the originals.
    let overlay: String

    /// Prepares sources.
    ///
    /// - Parameters:
    ///   - paths: Files and folders, absolute.
    ///   - excluded: Files and folders in them that are not compiled.
    ///   - cache: Where the prepared texts are kept.
    ///   - copy: A folder of links that is compiled in the place of a package, and the package.
    init(
        _ paths: [String], excluded: [String] = [], cache: String, copy: (folder: String, original: String)? = nil
    ) throws {
        checkout = try Checkout()
        try checkout.preparation.bringUpToDate()
        try checkout.library.bringUpToDate()
        let copied = copy.map { ["--copy", $0.folder, $0.original] } ?? []
        let left = excluded.flatMap { ["--exclude", $0] }
        let words = [checkout.preparation.product, cache, checkout.library.identity] + copied + left + paths
        let (status, output) = try ChildProcess(words).read()
        guard status == 0 else { throw SwiftError(.notPrepared) }
        overlay = String(decoding: output, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
    }

    /// Flags of `swiftc` that compile the sources.
    func compilerFlags() throws -> [String] {
        [
            "-vfsoverlay", overlay, "-I", checkout.modules, "-Xfrontend", "-import-module", "-Xfrontend", "UIKit",
        ] + (try checkout.moduleMaps().flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] })
    }

    /// Flags of the linker.
    var linkerFlags: [String] {
        ["-L\(checkout.products)", "-lLayoutSimUIKit", "-rpath", checkout.products]
    }
}
