public import Foundation

/// What code of an app means by `Bundle.main`: on iOS the bundle of the app, which holds the resources of its target; on
/// Linux these lie in a bundle of the target's beside the program.
///
/// - Parameter file: The file whose code asks, behind its module.
// swift-format-ignore: NoLeadingUnderscores
public func _bundle(_ file: String = #fileID) -> Bundle {
    let module = file.prefix { $0 != "/" }
    let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard let own = names.sorted().first(where: { $0.hasSuffix("_\(module).resources") }) else { return .main }
    return Bundle(path: folder + "/" + own) ?? .main
}
