import LayoutSimFiles

extension ProjectFacts {
    /// Reads what build settings and the Info.plist of an app say; of a key in both, that of the file.
    package init(of target: XcodeTarget, in project: XcodeProject) throws {
        let list = try InfoList(of: target, in: project)
        let settings = target.settings
        self.init(product: settings["PRODUCT_NAME"] ?? target.name)
        bundleIdentifier = settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? list.string("CFBundleIdentifier")
        deploymentTarget = settings["IPHONEOS_DEPLOYMENT_TARGET"] ?? list.string("MinimumOSVersion")
        let numbers = (settings["TARGETED_DEVICE_FAMILY"] ?? "1").split { " ,".contains($0) }
        families = numbers.compactMap { $0 == "1" ? .phone : $0 == "2" ? .pad : nil }
        let orientations = "UISupportedInterfaceOrientations"
        let all = list.words(orientations)
        let phone = list.words("\(orientations)~iphone", setting: "\(orientations)_iPhone")
        let pad = list.words("\(orientations)~ipad", setting: "\(orientations)_iPad")
        phoneOrientations = ProjectFacts.orientations(phone.isEmpty ? all : phone)
        padOrientations = ProjectFacts.orientations(pad.isEmpty ? all : pad)
        requiresFullScreen = list.isTrue("UIRequiresFullScreen")
        interfaceStyle = list.string("UIUserInterfaceStyle").flatMap { ["Light", "Dark"].contains($0) ? $0 : nil }
        launchStoryboard = list.string("UILaunchStoryboardName").map(ProjectFacts.storyboard)
        hasLaunchScreen =
            launchStoryboard != nil || list.has("UILaunchScreen") || list.isTrue("UILaunchScreen_Generation")
        mainStoryboard = (list.string("UIMainStoryboardFile") ?? list.sceneStoryboard).map(ProjectFacts.storyboard)
        developmentLanguage = project.developmentLanguage
        localizations = project.languages
        fonts = list.words("UIAppFonts")
        variables = list.variables
    }

    private static func orientations(_ words: [String]) -> [Orientation] {
        let named = words.map { $0.hasPrefix("UIInterfaceOrientation") ? String($0.dropFirst(22)) : $0 }
        return Orientation.allCases.filter { orientation in
            named.contains { $0.lowercased() == orientation.rawValue.lowercased() }
        }
    }

    private static func storyboard(_ name: String) -> String {
        name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
    }
}

/// The Info.plist of a target, with the keys that build settings add.
private struct InfoList {
    private let list: PropertyList?
    private let settings: BuildSettings

    init(of target: XcodeTarget, in project: XcodeProject) throws {
        settings = target.settings
        let path = settings["INFOPLIST_FILE"].map { PathText.joined(project.folder, $0) }
        list = try path.flatMap { File($0).exists ? try PropertyList(contentsOf: File($0)) : nil }
    }

    func has(_ key: String) -> Bool { list?[key] != nil }

    func string(_ key: String) -> String? {
        if let text = list?[key]?.string.map(settings.expanded), !text.isEmpty { return text }
        return settings["INFOPLIST_KEY_\(key)"]
    }

    func isTrue(_ key: String) -> Bool { string(key).map { ["YES", "TRUE", "1"].contains($0.uppercased()) } ?? false }

    func words(_ key: String, setting: String? = nil) -> [String] {
        if let value = list?[key] { return value.strings.map(settings.expanded) }
        return settings.words("INFOPLIST_KEY_\(setting ?? key)")
    }

    /// The build settings that its values name.
    var variables: [String: String] {
        let names = list?.references.filter { settings[$0] != nil } ?? []
        return names.reduce(into: [:]) { $0[$1] = settings[$1] }
    }

    /// The storyboard of the first window scene.
    var sceneStoryboard: String? {
        let scenes = list?["UIApplicationSceneManifest"]?["UISceneConfigurations"]
        return scenes?["UIWindowSceneSessionRoleApplication"]?.elements.lazy
            .compactMap { $0["UISceneStoryboardFile"]?.string }.first
    }
}

extension PropertyList {
    /// The names of the settings that its texts name, such as `API_KEY` for `$(API_KEY)`.
    fileprivate var references: [String] {
        switch content {
        case .string(let text): text.matches(of: /\$[({](\w+)/).map { String($0.output.1) }
        case .array(let elements): elements.flatMap(\.references)
        case .dictionary(let entries): entries.flatMap(\.value.references)
        }
    }
}
