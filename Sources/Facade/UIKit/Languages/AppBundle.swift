public import Foundation

/// Returns the bundle that an app's code expects as `Bundle.main`: on iOS the app's bundle contains the resources of
/// its target; on Linux they are in a bundle of the target beside the program.
///
/// - Parameter file: The file that contains the call, prefixed with its module.
// swift-format-ignore: NoLeadingUnderscores
public func _bundle(_ file: String = #fileID) -> Bundle {
    let module = file.prefix { $0 != "/" }
    let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard let own = names.sorted().first(where: { $0.hasSuffix("_\(module).resources") }) else { return .main }
    return Bundle(path: folder + "/" + own) ?? .main
}
