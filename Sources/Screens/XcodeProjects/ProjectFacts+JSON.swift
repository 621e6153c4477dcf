import LayoutSimFiles
package import LayoutSimJSON

extension ProjectFacts {
    /// The file of a folder's facts, relative to the folder.
    package static let fileName = ".layoutsim/project.json"

    /// The facts as JSON; what the project does not say is left out.
    package var json: JSON {
        func list(_ words: [String]) -> JSON? { words.isEmpty ? nil : .array(words.map { .string($0) }) }
        func text(_ word: String?) -> JSON? { word.map { .string($0) } }
        func table(_ words: [String: String]) -> JSON? {
            let members = words.sorted { $0.key < $1.key }.map { JSON.Member($0.key, .string($0.value)) }
            return members.isEmpty ? nil : .object(members)
        }
        return JSON([
            "product": .string(product),
            "bundleIdentifier": text(bundleIdentifier),
            "deploymentTarget": text(deploymentTarget),
            "families": list(families.map(\.rawValue)),
            "phoneOrientations": list(phoneOrientations.map(\.rawValue)),
            "padOrientations": list(padOrientations.map(\.rawValue)),
            "requiresFullScreen": .boolean(requiresFullScreen),
            "interfaceStyle": text(interfaceStyle),
            "hasLaunchScreen": .boolean(hasLaunchScreen),
            "launchStoryboard": text(launchStoryboard),
            "mainStoryboard": text(mainStoryboard),
            "developmentLanguage": text(developmentLanguage),
            "localizations": list(localizations),
            "fonts": list(fonts),
            "variables": table(variables),
        ])
    }

    /// Reads the facts of a folder; `nil` if it has none.
    package init?(in folder: String) throws {
        let file = File(folder == "." ? ProjectFacts.fileName : "\(folder)/\(ProjectFacts.fileName)")
        guard file.exists else { return nil }
        try self.init(JSONDocument(contentsOf: file).root)
    }

    init(_ node: JSONNode) throws(JSONError) {
        try node.allowKeys([
            "product", "bundleIdentifier", "deploymentTarget", "families", "phoneOrientations", "padOrientations",
            "requiresFullScreen", "interfaceStyle", "hasLaunchScreen", "launchStoryboard", "mainStoryboard",
            "developmentLanguage", "localizations", "fonts", "variables",
        ])
        func text(_ key: String) throws(JSONError) -> String? { try node.optionalMember(key)?.string() }
        func list(_ key: String) throws(JSONError) -> [JSONNode] { try node.optionalMember(key)?.elements() ?? [] }
        func words(_ key: String) throws(JSONError) -> [String] {
            var words: [String] = []
            for element in try list(key) { words.append(try element.string()) }
            return words
        }
        func choices<Choice: CaseIterable & RawRepresentable<String>>(_ key: String) throws(JSONError) -> [Choice] {
            var choices: [Choice] = []
            for element in try list(key) { choices.append(try element.choice()) }
            return choices
        }
        self.init(product: try node.member("product").string())
        bundleIdentifier = try text("bundleIdentifier")
        deploymentTarget = try text("deploymentTarget")
        families = try choices("families")
        phoneOrientations = try choices("phoneOrientations")
        padOrientations = try choices("padOrientations")
        requiresFullScreen = try node.optionalMember("requiresFullScreen")?.boolean() ?? false
        interfaceStyle = try text("interfaceStyle")
        hasLaunchScreen = try node.optionalMember("hasLaunchScreen")?.boolean() ?? false
        launchStoryboard = try text("launchStoryboard")
        mainStoryboard = try text("mainStoryboard")
        developmentLanguage = try text("developmentLanguage")
        localizations = try words("localizations")
        fonts = try words("fonts")
        for (key, value) in try node.optionalMember("variables")?.members() ?? [] {
            variables[key] = try value.string()
        }
    }
}
