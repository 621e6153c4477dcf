/// What Xcode does with a file in a target, by its extension.
enum FileKind {
    case swift
    /// A file that is copied into the product, or a folder that is copied as a whole.
    case resource
    /// Code in other languages.
    case otherCode
    /// What a target does not contain, such as headers and settings.
    case none

    init(_ path: String) {
        switch PathText.fileExtension(of: path) {
        case "swift": self = .swift
        case "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "xcmappingmodel",
            "mlmodel",
            "mlpackage", "intentdefinition", "y", "l", "d", "iig":
            self = .otherCode
        case "h", "hh", "hpp", "pch", "modulemap", "xcconfig", "entitlements", "docc", "xctestplan", "xcodeproj",
            "xcworkspace", "playground", "framework", "xcframework", "a", "dylib", "tbd", "app", "appex",
            "swiftinterface",
            "apinotes", "stencil", "tuist", "gyb":
            self = .none
        default: self = .resource
        }
    }

    /// Extensions of folders that are one thing to Xcode.
    static let packages: Set<String> = [
        "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "mlpackage", "framework", "xcframework", "docc",
        "playground",
        "scnassets", "icon", "atlas", "rcproject", "spriteatlas", "xcodeproj", "xcworkspace", "app", "appex", "rtfd",
        "realitycomposerpro",
    ]

    /// Returns whether a folder with this path is one thing to Xcode.
    static func isPackage(_ path: String) -> Bool { packages.contains(PathText.fileExtension(of: path)) }
}
