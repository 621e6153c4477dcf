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
