import LayoutSimFiles
import LayoutSimNotation

/// A Swift package for the targets of an Xcode project.
package struct PackagePlan: Sendable {
    /// What a plan asks of the machine.
    package struct Surroundings: Sendable {
        /// What the addresses of packages end with in whose place there are modules already, in small letters.
        package var provided: Set<String>
        /// The names of these modules.
        package var modules: Set<String>
        /// Returns the folder of a checkout of a package, by its name.
        package var checkout: @Sendable (String) -> String?

        /// Creates surroundings.
        package init(
            provided: Set<String> = [], modules: Set<String> = [],
            checkout: @escaping @Sendable (String) -> String? = { _ in nil }
        ) {
            (self.provided, self.modules, self.checkout) = (provided, modules, checkout)
        }
    }

    /// The absolute path of the package's folder.
    package let root: String
    /// The name of the package.
    package let name: String
    /// The target of the project that is the app, or the library if there is no app.
    package let main: XcodeTarget
    /// The language of development, if there are resources in languages.
    package private(set) var defaultLocalization: String?
    /// The oldest system, such as `15.0`.
    package let deploymentTarget: String?
    /// The packages on which it depends.
    package private(set) var packages: [PlannedPackage] = []
    /// The links to files of several targets, since SwiftPM gives a file to one target.
    package let links: [FileLink]
    /// The targets; each stands after those that it imports.
    package private(set) var targets: [PlannedTarget] = []
    /// What differs from Xcode, a line each.
    package private(set) var notes: [String] = []

    /// Plans the package of a target with all that it needs, and its tests.
    ///
    /// - Parameters:
    ///   - wanted: The name of the target; `nil` for the app.
    ///   - limit: The absolute path of the folder that contains the package's.
    package init(
        _ graph: ProjectGraph, target wanted: String? = nil, within limit: String, _ surroundings: Surroundings
    ) throws {
        let choice = try TargetChoice(graph, target: wanted, within: limit, without: surroundings.modules)
        let project = graph.projects[0]
        (root, main) = (choice.root, choice.main.target)
        name = BuildSettings.moduleName(project.name)
        deploymentTarget = main.settings["IPHONEOS_DEPLOYMENT_TARGET"]
        notes = choice.notes
        let folders = [PathText.folder(of: File(project.path).absolutePath), choice.root, limit]
        let missing = choice.all.flatMap(\.target.missingSettings)
        let lacksPods = missing.contains { PathText.name(of: $0).hasPrefix("Pods-") }
        let libraries = ListedLibraries(in: folders, lacksPods: lacksPods)
        let products = PackageProducts(graph, libraries, surroundings)
        let shares = TargetFiles(choice)
        links = shares.links
        var builder = PlannedTargetBuilder(choice, shares, products)
        targets = choice.all.map { builder.target($0) }
        notes += builder.notes + builder.products.notes
        notes += libraries.unknownPods(without: targets.map(\.name)).map { "\(project.path): note: \($0)" }
        packages = builder.products.packages(from: choice.root)
        if targets.flatMap(\.resources).contains(where: \.isLocalized) {
            defaultLocalization = project.developmentLanguage ?? "en"
        }
    }
}
