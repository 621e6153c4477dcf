import LayoutSimFiles

/// LayoutSim's own sources, from which UIKit and the preparation are built.
struct Checkout {
    /// Its folder.
    let root: String
    /// The folder below .build that this program stands in.
    let products: String
    /// "debug" or "release".
    let configuration: String

    /// The checkout around this program: the program is `ROOT/.build/…/CONFIGURATION/layoutsim`.
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

    /// The modules of UIKit and all that they are made of.
    var modules: String { products + "/Modules" }

    /// The module maps of libraries written in C, of which modules know that UIKit is made of them.
    func moduleMaps() throws -> [String] {
        try Folder(root + "/Sources/C").names().map { "\(products)/LayoutSim\($0).build/module.modulemap" }
            .filter { File($0).exists }
    }

    /// The dynamic library with UIKit.
    var library: BuiltPart {
        BuiltPart(
            name: "LayoutSim's UIKit", product: products + "/libLayoutSimUIKit.so", stamp: products + "/uikit.stamp",
            sources: [root + "/Sources", root + "/Fonts", root + "/Package.swift", root + "/Devices.json"],
            command: [
                "swift", "build", "--package-path", root, "-c", configuration, "--product", "LayoutSimUIKit",
            ])
    }

    /// The program that prepares sources. It is always optimized: it is small, and reads whole packages.
    var preparation: BuiltPart {
        let scratch = root + "/.build/preparation"
        return BuiltPart(
            name: "the preparation of sources", product: scratch + "/release/layoutsim-prepare",
            stamp: scratch + "/prepare.stamp",
            sources: [root + "/Preparation/Sources", root + "/Preparation/Package.swift"],
            command: [
                "swift", "build", "--package-path", root + "/Preparation", "--scratch-path", scratch, "-c", "release",
                "--product", "layoutsim-prepare",
            ])
    }
}
