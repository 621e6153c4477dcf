/// A target of the package that is written for a project.
package struct PlannedTarget: Hashable, Sendable {
    /// What a target is to SwiftPM.
    package enum Kind: String, Hashable, Sendable {
        case program = "executableTarget"
        case library = "target"
        case tests = "testTarget"
    }

    /// A resource and how it is brought into the product.
    package struct Resource: Hashable, Sendable {
        /// Whether its language is that of its folder; else it is copied as it is.
        package var isLocalized: Bool
        /// The path relative to the target's folder.
        package var path: String
    }

    /// A product and the name of its package.
    package struct Product: Hashable, Sendable {
        /// The name of the product.
        package var name: String
        /// The name of the package.
        package var package: String
    }

    /// What it is.
    package var kind: Kind
    /// The name, which is that of the module.
    package var name: String
    /// The names of targets of the package that it imports.
    package var dependencies: [String]
    /// The products of packages that it imports.
    package var products: [Product]
    /// The folder, relative to the package's.
    package var path: String
    /// What is not its own in the folder, relative to it.
    package var excluded: [String]
    /// Its resources.
    package var resources: [Resource]
    /// Its settings, as a manifest has them.
    package var settings: [String]
    /// The number of its Swift files.
    package var sources: Int
}
