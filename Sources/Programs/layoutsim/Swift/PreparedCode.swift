import LayoutSimFiles

/// Sources prepared for the compiler, and the flags that it needs for them.
struct PreparedCode {
    let checkout: Checkout
    /// The overlay file that replaces the originals with prepared texts.
    let overlay: String
    /// The words with which the program that prepares sources is run for these.
    private let preparation: [String]

    /// Prepares sources.
    ///
    /// - Parameters:
    ///   - paths: The absolute paths of files and folders.
    ///   - excluded: The files and folders in them that are not compiled.
    ///   - cache: The folder for the prepared texts.
    ///   - copy: A folder of links that is compiled in place of a package, and the package.
    ///   - dependencies: Identifies what the sources may import; where it changes, nothing stays set aside.
    ///   - isWhole: Whether nothing is set aside in them.
    init(
        _ paths: [String], excluded: [String] = [], cache: String, copy: (folder: String, original: String)? = nil,
        dependencies: String = "", isWhole: Bool = false
    ) throws {
        checkout = try Checkout()
        try checkout.preparation.bringUpToDate()
        try checkout.library.bringUpToDate()
        let copied = copy.map { ["--copy", $0.folder, $0.original] } ?? []
        let left = excluded.flatMap { ["--exclude", $0] }
        preparation = [checkout.preparation.product, cache, checkout.library.identity + dependencies] + copied
        let words = preparation + left + (isWhole ? ["--whole"] : []) + paths
        let (status, output) = try ChildProcess(words).read()
        guard status == 0 else { throw SwiftError(.notPrepared) }
        overlay = String(decoding: output, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
    }

    /// Sets aside what the compiler refused; the sources have to be prepared again then.
    ///
    /// - Parameter errors: The lines of the compiler's output with errors, which are kept in a file.
    func setAside(_ errors: [Substring], in file: File) throws -> SettingAside {
        try file.write(errors.map { $0 + "\n" }.joined())
        let (status, output) = try ChildProcess(preparation + ["--errors", file.path]).read()
        guard status == 0 else { throw SwiftError(.notPrepared) }
        return try SettingAside(output)
    }

    /// The modules that each source imports: UIKit, for what the preparation writes, and Core Text, which UIKit exports
    /// on Apple's systems and which builds on UIKit here.
    private static let implied = ["UIKit", "CoreText"]

    /// Returns the flags of `swiftc` that compile the sources.
    func compilerFlags() throws -> [String] {
        ["-vfsoverlay", overlay, "-I", checkout.modules, "-load-plugin-executable", checkout.macros]
            + Self.implied.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
            + (try checkout.foldersOfLibraries().flatMap { ["-I", $0] })
            + (try checkout.moduleMaps().flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] })
    }

    /// The flags of the linker.
    var linkerFlags: [String] {
        ["-L\(checkout.products)", "-lLayoutSimUIKit", "-rpath", checkout.products]
    }
}
