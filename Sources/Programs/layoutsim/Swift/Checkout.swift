import LayoutSimFiles

/// The checkout of LayoutSim, from which UIKit and the preparation are built.
struct Checkout {
    /// The path of the checkout.
    let root: String
    /// The products folder, below `.build`, that contains this program.
    let products: String
    /// The build configuration: "debug" or "release".
    let configuration: String

    /// Finds the checkout that contains this program, at `ROOT/.build/…/CONFIGURATION/layoutsim`.
    init() throws(SwiftError) {
        let program = File("/proc/self/exe").absolutePath
        var parts = program.split(separator: "/").map(String.init)
        parts.removeLast()
        guard let configuration = parts.last, let build = parts.lastIndex(of: ".build") else {
            throw SwiftError(.noCheckout(program: program))
        }
        root = "/" + parts[..<build].joined(separator: "/")
        products = "/" + parts.joined(separator: "/")
        self.configuration = configuration
        guard ["debug", "release"].contains(configuration), File(root + "/Preparation/Package.swift").exists else {
            throw SwiftError(.noCheckout(program: program))
        }
    }

    /// Whether the working folder is that of the checkout that contains this program.
    static var isWorkingFolder: Bool { (try? Checkout())?.root == File(".").absolutePath }

    /// The folder of the modules of UIKit and their dependencies.
    var modules: String { products + "/Modules" }

    /// The program that expands the macros of UIKit and SwiftUI, which is built with their library, and its module.
    var macros: String { products + "/SwiftUIMacros-tool#SwiftUIMacros" }

    /// Returns the module maps of C libraries on which UIKit's modules depend.
    func moduleMaps() throws -> [String] {
        try Folder(root + "/Sources/Ground/C").names().map { "\(products)/LayoutSim\($0).build/module.modulemap" }
            .filter { File($0).exists }
    }

    /// Returns the folders of the modules of C libraries that Apple's systems and Linux have.
    ///
    /// As places to search they leave packages free to declare the same modules.
    func foldersOfLibraries() throws -> [String] {
        try Folder(root + "/Sources/Ground/C").names().map { "\(root)/Sources/Ground/C/\($0)" }
            .filter { File($0 + "/module.modulemap").exists }
    }

    /// The dynamic library that contains UIKit.
    var library: BuiltPart {
        BuiltPart(
            name: "LayoutSim's UIKit", product: products + "/libLayoutSimUIKit.so", stamp: products + "/uikit.stamp",
            sources: ["Sources", "Fonts", "Package.swift", "Devices.json", "Preparation/Sources/SwiftUIMacros"].map {
                "\(root)/\($0)"
            },
            command: [
                "swift", "build", "--package-path", root, "-c", configuration, "--product", "LayoutSimUIKit",
            ])
    }

    /// The program that prepares sources, in the configuration of this program, so that its tests need no other build.
    var preparation: BuiltPart {
        let scratch = root + "/.build/preparation"
        return BuiltPart(
            name: "the preparation of sources", product: "\(scratch)/\(configuration)/layoutsim-prepare",
            stamp: "\(scratch)/\(configuration)/prepare.stamp",
            sources: [root + "/Preparation/Sources", root + "/Preparation/Package.swift"],
            command: [
                "swift", "build", "--package-path", root + "/Preparation", "--scratch-path", scratch, "-c",
                configuration, "--product", "layoutsim-prepare",
            ])
    }
}
