/// A target of an Xcode project.
package struct XcodeTarget: Hashable, Sendable {
    /// What a target makes.
    package enum Kind: Hashable, Sendable {
        case application
        /// A framework, or a static or dynamic library.
        case library
        case unitTests
        case interfaceTests
        /// An extension of an app, a watch app, an aggregate, and others.
        case other(String)
    }

    /// The product of a package that a target uses.
    package struct PackageProduct: Hashable, Sendable {
        /// The name of the product.
        package var name: String
        /// The identifier of the package's reference; `nil` if the package is found by its products.
        package var package: String?
    }

    /// The identifier in its project.
    package var id: String
    /// The name.
    package var name: String
    /// What it makes.
    package var kind: Kind
    /// The name of the file that it makes, such as `Kit.framework`.
    package var productFile: String
    /// The absolute paths of its Swift files, sorted.
    package var sources: [String]
    /// The absolute paths of its resources, sorted.
    package var resources: [String]
    /// How many files of other languages it compiles.
    package var otherCode: Int
    /// The names of files that the project lists and that do not exist.
    package var missing: [String]
    /// The identifiers of targets in its project on which it depends.
    package var dependencies: [String]
    /// The names of the files that it links, such as `Kit.framework`.
    package var linked: [String]
    /// The products of packages that it links.
    package var packageProducts: [PackageProduct]
    /// The build settings for debugging.
    package var settings: BuildSettings
    /// The absolute paths of files of build settings that do not exist.
    package var missingSettings: [String]
}

extension XcodeTarget {
    /// The name of its module.
    package var module: String {
        settings["PRODUCT_MODULE_NAME"].map(BuildSettings.moduleName) ?? BuildSettings.moduleName(name)
    }

    /// Whether it is built for iPhones or iPads.
    package var isForIOS: Bool {
        let platforms = settings.words("SUPPORTED_PLATFORMS")
        if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
        guard let system = settings["SDKROOT"] else { return true }
        return system.hasPrefix("iphone") || system == "auto"
    }
}

extension XcodeTarget.Kind {
    init(productType: String) {
        let prefix = "com.apple.product-type."
        switch productType.hasPrefix(prefix) ? String(productType.dropFirst(prefix.count)) : productType {
        case "application": self = .application
        case "framework", "framework.static", "library.static", "library.dynamic": self = .library
        case "bundle.unit-test", "bundle.ocunit-test": self = .unitTests
        case "bundle.ui-testing": self = .interfaceTests
        case let other: self = .other(other)
        }
    }
}
