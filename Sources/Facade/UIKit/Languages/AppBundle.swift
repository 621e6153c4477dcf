public import Foundation

/// Returns the bundle that an app's code expects as `Bundle.main`: on iOS the app's bundle contains the resources of
/// its target; on Linux they are in a bundle of the target beside the program.
///
/// - Parameter file: The file that contains the call, prefixed with its module.
// swift-format-ignore: NoLeadingUnderscores
public func _bundle(_ file: String = #fileID) -> Bundle {
    resources(of: file.prefix { $0 != "/" }) ?? .main
}

/// Returns the bundle that code expects of a class: on iOS that of the app, the framework or the tests, which holds the
/// resources of their target; on Linux these are in a bundle of the target beside the program.
// swift-format-ignore: NoLeadingUnderscores
public func _bundle(for aClass: AnyClass) -> Bundle {
    resources(of: String(reflecting: aClass).prefix { $0 != "." }) ?? Bundle(for: aClass)
}

// swift-format-ignore: NoLeadingUnderscores
/// Returns what an app's code expects as `Bundle.main.bundleIdentifier`: what its project says, or else a name that is
/// made of its module's.
///
/// - Parameter file: The file that contains the call, prefixed with its module.
public func _bundleIdentifier(_ file: String = #fileID) -> String? {
    ProcessInfo.processInfo.environment["LAYOUTSIM_BUNDLE_IDENTIFIER"] ?? "app.\(file.prefix { $0 != "/" })"
}

/// Returns the bundle with the resources of a module; `nil` if it has none.
private func resources(of module: Substring) -> Bundle? {
    let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let own = names.sorted().first { $0.hasSuffix("_\(module).resources") }
    return own.flatMap { Bundle(path: folder + "/" + $0) }
}
