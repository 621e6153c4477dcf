import Foundation

/// The Info.plist of an app, as far as the files of its package tell.
package struct AppInfo {
    /// The values by their keys, with the variables of Xcode replaced.
    package let values: [String: Any]

    /// Reads the list of an app's module, the first of some files that is one of an app; keys that Xcode adds to each
    /// list have its usual values.
    package init(module: String, bundleIdentifier: String?, plists: [String] = AppFontFiles.plists) {
        let lists = plists.compactMap { path -> (path: String, list: [String: Any])? in
            guard let data = FileManager.default.contents(atPath: path),
                let list = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)
            else { return nil }
            return (list as? [String: Any]).map { (path, $0) }
        }
        let marks = ["UIApplicationSceneManifest", "UILaunchStoryboardName", "UILaunchScreen", "LSRequiresIPhoneOS"]
        let own = lists.first { one in marks.contains { one.list[$0] != nil } }
        let known = [
            "PRODUCT_NAME": module, "TARGET_NAME": module, "EXECUTABLE_NAME": module, "PRODUCT_MODULE_NAME": module,
            "PRODUCT_BUNDLE_IDENTIFIER": bundleIdentifier ?? module, "MARKETING_VERSION": "1.0",
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
