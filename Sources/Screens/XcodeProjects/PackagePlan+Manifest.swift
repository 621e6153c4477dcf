import LayoutSimNotation

extension PackagePlan {
    /// The text of the package's manifest.
    package var manifest: String {
        var parts = ["name: \(quoted(name))"]
        if let defaultLocalization { parts.append("defaultLocalization: \(quoted(defaultLocalization))") }
        parts.append("platforms: [.iOS(\(quoted(platform)))]")
        if !packages.isEmpty {
            parts.append("dependencies: \(list(packages.map(\.call), indentation: 4))")
        }
        parts.append("targets: \(list(targets.map { text(of: $0) }, indentation: 4))")
        parts.append("swiftLanguageModes: [.v5]")
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                \(parts.joined(separator: ",\n    ")))

            """
    }

    private var platform: String {
        let version = deploymentTarget ?? ""
        let isVersion = !version.isEmpty && version.split(separator: ".").allSatisfy { Int($0) != nil }
        return isVersion ? version.contains(".") ? version : version + ".0" : "15.0"
    }

    private func text(of target: PlannedTarget) -> String {
        var parts = ["name: \(quoted(target.name))"]
        let dependencies =
            target.dependencies.map { quoted($0) }
            + target.products.map { ".product(name: \(quoted($0.name)), package: \(quoted($0.package)))" }
        if !dependencies.isEmpty { parts.append("dependencies: \(list(dependencies, indentation: 12))") }
        parts.append("path: \(quoted(target.path))")
        if !target.excluded.isEmpty {
            parts.append("exclude: \(list(target.excluded.map { quoted($0) }, indentation: 12))")
        }
        let rules = target.resources.map { ".\($0.isLocalized ? "process" : "copy")(\(quoted($0.path)))" }
        if !rules.isEmpty { parts.append("resources: \(list(rules, indentation: 12))") }
        if !target.settings.isEmpty { parts.append("swiftSettings: \(list(target.settings, indentation: 12))") }
        return ".\(target.kind.rawValue)(\n            \(parts.joined(separator: ",\n            ")))"
    }

    /// Returns an array, with a line for each element if it is long.
    private func list(_ elements: [String], indentation: Int) -> String {
        let line = "[\(elements.joined(separator: ", "))]"
        guard line.utf8.count > 80 || line.contains("\n") else { return line }
        let space = String(repeating: " ", count: indentation)
        return "[\n" + elements.map { "\(space)    \($0),\n" }.joined() + "\(space)]"
    }
}
