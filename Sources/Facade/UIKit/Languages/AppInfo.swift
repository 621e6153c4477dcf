import Foundation
import LayoutSimUIKitArithmetic

/// The Info.plist of an app, as far as the files of its package tell.
struct AppInfo {
    /// The values by their keys, with the variables of Xcode replaced.
    let values: [String: Any]

    /// Reads the list of an app's module; keys that Xcode adds to each list have its usual values.
    init(module: String) {
        let lists = AppFontFiles.plists.compactMap { path -> (path: String, list: [String: Any])? in
            guard let data = FileManager.default.contents(atPath: path),
                let list = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)
            else { return nil }
            return (list as? [String: Any]).map { (path, $0) }
        }
        let marks = ["UIApplicationSceneManifest", "UILaunchStoryboardName", "UILaunchScreen", "LSRequiresIPhoneOS"]
        let own = lists.first { one in marks.contains { one.list[$0] != nil } }
        let known = [
            "PRODUCT_NAME": module, "TARGET_NAME": module, "EXECUTABLE_NAME": module, "PRODUCT_MODULE_NAME": module,
            "PRODUCT_BUNDLE_IDENTIFIER": _bundleIdentifier(module + "/") ?? module, "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        ]
        let variables = known.merging(own.map { ProjectVariables.near($0.path) } ?? [:]) { $1 }
        let usual: [String: Any] = [
            "CFBundleName": module, "CFBundleExecutable": module, "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
            "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundlePackageType": "APPL",
        ]
        values = usual.merging(own?.list ?? [:]) { $1 }.mapValues { AppInfo.replacing(variables, in: $0) }
    }

    private static func replacing(_ variables: [String: String], in value: Any) -> Any {
        switch value {
        case let list as [Any]: return list.map { replacing(variables, in: $0) }
        case let table as [String: Any]: return table.mapValues { replacing(variables, in: $0) }
        case let text as String:
            return text.replacing(/\$[({](\w+)[^)}]*[)}]/) { variables[String($0.output.1)] ?? "" }
        default: return value
        }
    }
}

// swift-format-ignore: NoLeadingUnderscores
/// Returns what an app's code expects as `Bundle.main.infoDictionary`: the Info.plist among the files of its package.
///
/// - Parameter file: The file that contains the call, prefixed with its module.
public func _infoDictionary(_ file: String = #fileID) -> [String: Any]? {
    AppInfo(module: String(file.prefix { $0 != "/" })).values
}

// swift-format-ignore: NoLeadingUnderscores
/// Returns what an app's code expects of `Bundle.main.object(forInfoDictionaryKey:)`.
///
/// - Parameter file: The file that contains the call, prefixed with its module.
public func _infoDictionaryObject(forInfoDictionaryKey key: String, _ file: String = #fileID) -> Any? {
    _infoDictionary(file)?[key]
}
