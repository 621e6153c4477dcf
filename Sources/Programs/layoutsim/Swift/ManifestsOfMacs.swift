import LayoutSimFiles
import LayoutSimJSON

/// The manifests of dependencies that declare products only on Macs, as a Mac reads them, and of those that name
/// versions of the language that this compiler does not know, or flags of the Mac's linker.
///
/// They take the places of the originals by an overlay of the file system.
struct ManifestsOfMacs {
    private let folder: String
    private let checkouts: String
    /// The folder for what SwiftPM says of the originals.
    private let described: String
    private var overlay: String { folder + "/overlay.yaml" }

    init(of package: SwiftPackage) {
        folder = package.cache + "/manifests"
        checkouts = package.scratch + "/checkouts"
        described = package.cache + "/described"
    }

    /// The arguments of commands of SwiftPM; empty if all manifests are read as they are.
    ///
    /// SwiftPM's cache of manifests knows the originals only.
    var flags: [String] {
        guard File(overlay).exists else { return [] }
        return ["--manifest-cache", "none"] + ["-vfsoverlay", overlay].flatMap { ["-Xbuild-tools-swiftc", $0] }
    }

    /// Reads the manifests as a Mac does that an attempt says to lack products; returns whether there were any.
    func add(namedIn output: String) throws -> Bool {
        let names = ManifestsOfMacs.packages(namedIn: output)
        guard !names.isEmpty, File(checkouts).isFolder else { return false }
        var added = false
        for checkout in try Folder(checkouts).names() where names.contains(checkout.lowercased()) {
            for name in try Folder("\(checkouts)/\(checkout)").names() where name.isNameOfManifest {
                let text = String(
                    decoding: try File("\(checkouts)/\(checkout)/\(name)").contents(), as: UTF8.self)
                let file = File("\(folder)/\(checkout)/\(name)")
                let read = ManifestsOfMacs.asOnMacs(text)
                guard read != text, !file.exists else { continue }
                try Folder("\(folder)/\(checkout)").create()
                try file.write(read)
                added = true
            }
        }
        if added { try writeOverlay() }
        return added
    }

    /// Reads the manifests that name versions of the language that newer compilers do not know, such as
    /// `.version("5.1")`, with those that they know, and without flags that link frameworks.
    func addThoseNotForLinux() throws {
        guard File(checkouts).isFolder else { return }
        var added = false
        for checkout in try Folder(checkouts).names() where File("\(checkouts)/\(checkout)").isFolder {
            for name in try Folder("\(checkouts)/\(checkout)").names() where name.isNameOfManifest {
                let file = File("\(folder)/\(checkout)/\(name)")
                let known = file.exists ? file : File("\(checkouts)/\(checkout)/\(name)")
                let text = String(decoding: try known.contents(), as: UTF8.self)
                let read = PlatformConditions.withoutFlagsOfFrameworks(ProvidedPackages.withKnownVersions(text))
                guard read != text else { continue }
                try Folder("\(folder)/\(checkout)").create()
                try file.write(read)
                added = true
            }
        }
        if added { try writeOverlay() }
    }

    /// Leaves out the targets of Objective-C alone that dependencies have beside those of Swift; returns whether there
    /// were any.
    ///
    /// - Parameter names: The names of the folders of the dependencies.
    func leaveOutObjectiveC(of names: Set<String>) throws -> Bool {
        var added = false
        for checkout in names.sorted() where File("\(checkouts)/\(checkout)/Package.swift").exists {
            let root = "\(checkouts)/\(checkout)"
            let package = try SwiftPackage(path: root, scratch: "\(described)/\(checkout)")
            guard let targets = try? ObjectiveCTargets(of: package), !targets.alone.isEmpty else { continue }
            for name in try Folder(root).names() where name.isNameOfManifest {
                let text = String(decoding: try File("\(root)/\(name)").contents(), as: UTF8.self)
                let file = File("\(folder)/\(checkout)/\(name)")
                let statements = targets.statements(package: ProvidedPackages.packageName(in: text))
                let kept = (try? file.contents()).map { String(decoding: $0, as: UTF8.self) }
                guard kept?.contains(statements) != true else { continue }
                try Folder("\(folder)/\(checkout)").create()
                let tools = ToolsVersion(of: text)
                try file.write(ManifestsOfMacs.withoutProvided(kept ?? text, tools, root: root) + statements)
                added = true
            }
        }
        if added { try writeOverlay() }
        return added
    }

    /// Returns the manifest of a dependency without the packages that LayoutSim replaces, which a manifest cannot leave
    /// out that is read as for versions of SwiftPM before 5.6.
    ///
    /// SwiftPM takes the version from the original, whatever the overlay has in its place.
    ///
    /// - Parameter tools: The version that the original says.
    private static func withoutProvided(_ text: String, _ tools: ToolsVersion?, root: String) -> String {
        guard tools?.knowsKinds == true else {
            return PlatformConditions.asForIOS(ProvidedPackages.withKnownVersions(text))
        }
        return ProvidedPackages.manifest(text, root: root)
    }

    /// Returns the names of the packages that lack a product, in small letters.
    static func packages(namedIn output: String) -> Set<String> {
        Set(output.matches(of: /not found in package '([^']+)'/).map { $0.output.1.lowercased() })
    }

    /// Returns a manifest with the conditions of the host decided as on a Mac.
    static func asOnMacs(_ manifest: String) -> String {
        manifest.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard line.drop(while: \.isWhitespace).hasPrefix("#") else { return String(line) }
            return String(line).replacing("canImport(Darwin)", with: "true").replacing("os(Linux)", with: "false")
                .replacing(/os\((macOS|OSX)\)/, with: "true")
        }
        .joined(separator: "\n")
    }

    private func writeOverlay() throws {
        let names = try Folder(folder).names().filter { File("\(folder)/\($0)").isFolder }.flatMap { checkout in
            try Folder("\(folder)/\(checkout)").names().map { "\(checkout)/\($0)" }
        }
        let roots = names.map { name -> JSON in
            [
                "type": "file", "name": .string("\(checkouts)/\(name)"),
                "external-contents": .string("\(folder)/\(name)"),
            ]
        }
        try File(overlay).write((["version": 0, "roots": .array(roots)] as JSON).description)
    }
}

extension String {
    /// Whether it is the name of a manifest, of any version of the tools.
    fileprivate var isNameOfManifest: Bool { hasPrefix("Package") && hasSuffix(".swift") }
}
