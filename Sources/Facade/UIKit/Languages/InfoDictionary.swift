public import Foundation
import LayoutSimUIKitArithmetic

// swift-format-ignore: NoLeadingUnderscores
/// Returns what an app's code expects as `Bundle.main.infoDictionary`: the Info.plist among the files of its package.
///
/// - Parameter file: The file that contains the call, prefixed with its module.
public func _infoDictionary(_ file: String = #fileID) -> [String: Any]? {
    let module = String(file.prefix { $0 != "/" })
    return AppInfo(module: module, bundleIdentifier: _bundleIdentifier(module + "/")).values
}

// swift-format-ignore: NoLeadingUnderscores
/// Returns what an app's code expects of `Bundle.main.object(forInfoDictionaryKey:)`.
///
/// - Parameter file: The file that contains the call, prefixed with its module.
public func _infoDictionaryObject(forInfoDictionaryKey key: String, _ file: String = #fileID) -> Any? {
    _infoDictionary(file)?[key]
}

// swift-format-ignore: NoLeadingUnderscores
/// Returns the Info.plist of a bundle, or that of the app for a bundle that has none, as the one of a program on Linux.
///
/// - Parameter file: The file that contains the call, prefixed with its module.
public func _infoDictionary(of bundle: Bundle, _ file: String = #fileID) -> [String: Any]? {
    if let own = bundle.infoDictionary, own["CFBundleIdentifier"] != nil { return own }
    return _infoDictionary(file)
}
