import LayoutSimFiles

/// The contents of an Xcode project's folder.
struct ProjectSources {
    /// The name of the project: that of the .xcodeproj, or of the folder.
    let name: String
    /// Top-level folders and files with the app's sources.
    private(set) var sources: [String] = []
    /// Top-level folders with unit tests.
    private(set) var tests: [String] = []
    /// The paths of storyboards, xibs, data models, asset catalogs, fonts and language folders, relative to the folder.
    private(set) var resources: [String] = []
    /// Whether the app has an entry point.
    private(set) var hasEntryPoint = false

    private static let left: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "fastlane", "vendor", "node_modules", "SourcePackages",
    ]
    private static let copied: Set<String> = [
        "storyboard", "xib", "xcassets", "ttf", "otf", "json", "png", "jpg", "jpeg", "gif", "webp", "heic",
        "xcdatamodeld", "xcdatamodel",
    ]

    init(of folder: String) throws {
        let names = try Folder(folder).names()
        let project = names.first { $0.hasSuffix(".xcodeproj") } ?? names.first { $0.hasSuffix(".xcworkspace") }
        let own = File(folder).absolutePath.split(separator: "/").last.map(String.init) ?? "App"
        name = project.map { String($0.prefix { $0 != "." }) } ?? own
        for entry in names where !ProjectSources.left.contains(entry) && entry != "Package.swift" {
            let path = folder + "/" + entry
            if File(path).isFolder {
                guard try containsSwift(path) else { continue }
                if entry.hasSuffix("UITests") { continue }
                if entry.hasSuffix("Tests") { tests.append(entry) } else { sources.append(entry) }
            } else if entry.hasSuffix(".swift") {
                sources.append(entry)
            }
        }
        for entry in sources where File(folder + "/" + entry).isFolder { try collect(entry, in: folder) }
    }

    private func containsSwift(_ path: String) throws -> Bool {
        for name in try Folder(path).names() {
            let inner = path + "/" + name
            if File(inner).isFolder ? try containsSwift(inner) : name.hasSuffix(".swift") { return true }
        }
        return false
    }

    /// Collects resources, and looks for the entry point, in a folder and its subfolders.
    private mutating func collect(_ path: String, in root: String) throws {
        for name in try Folder(root + "/" + path).names() {
            let inner = path + "/" + name
            let ending = name.split(separator: ".").last.map(String.init) ?? ""
            if ending == "lproj" || ProjectSources.copied.contains(ending.lowercased()) {
                resources.append(inner)
            } else if File(root + "/" + inner).isFolder {
                try collect(inner, in: root)
            } else if ending == "swift", !hasEntryPoint {
                let text = String(decoding: try File(root + "/" + inner).contents(), as: UTF8.self)
                hasEntryPoint = text.contains("@main") || text.contains("@UIApplicationMain")
            }
        }
    }
}

extension ProjectSources {
    /// A name that is valid for a Swift module.
    private var module: String {
        let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return (letters.first?.isNumber == true ? "_" : "") + String(letters)
    }

    /// The manifest of a package with these sources.
    var manifest: String {
        let isOne = sources.count == 1 && !sources[0].hasSuffix(".swift")
        let path = isOne ? sources[0] : "."
        let prefix = isOne ? sources[0] + "/" : ""
        let rules = resources.map { resource -> String in
            let rule = resource.hasSuffix(".lproj") ? "process" : "copy"
            return ".\(rule)(\"\(resource.dropFirst(prefix.count))\")"
        }
        var parts = ["name: \"\(module)\"", "path: \"\(path)\""]
        if !isOne { parts.append("sources: [\(quoted(sources))]") }
        if !rules.isEmpty {
            parts.append(
                "resources: [\n                \(rules.joined(separator: ",\n                ")),\n            ]")
        }
        let kind = hasEntryPoint ? "executableTarget" : "target"
        let language = resources.contains { $0.hasSuffix(".lproj") } ? "\n    defaultLocalization: \"en\"," : ""
        let tested = tests.map { test in
            "        .testTarget(name: \"\(test)\", dependencies: [\"\(module)\"], path: \"\(test)\"),\n"
        }
        return """
            // swift-tools-version:5.9
            import PackageDescription

            let package = Package(
                name: "\(module)",\(language)
                platforms: [.iOS(.v15)],
                targets: [
                    .\(kind)(
                        \(parts.joined(separator: ",\n            "))),
            \(tested.joined())    ],
                swiftLanguageVersions: [.v5])

            """
    }

    private func quoted(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
}
