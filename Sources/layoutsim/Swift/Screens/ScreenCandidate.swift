/// A screen of a package that can be asked for without arguments.
struct ScreenCandidate: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// An object of a class of a module, made with arguments that stand in the driver.
        case controller(module: String, name: String, arguments: String)
        /// What the app of a module shows when it is launched, by the classes of its delegates.
        case launch(module: String, delegates: [String])
        /// A scene of a storyboard, by the object id of its controller.
        case scene(storyboard: String, id: String)
    }

    var kind: Kind
    /// The file relative to the package, and the line.
    var place: String
    /// What it is called on the sheet.
    var name: String

    /// The module and the line of the driver that make it; `nil` for scenes, which their files make.
    var code: (module: String, line: String)? {
        switch kind {
        case .controller(let module, let name, let arguments):
            return (module, "list.add(\"\(module).\(name)\") { try \(name)(\(arguments)) }")
        case .launch(let module, let delegates):
            let made = delegates.map { "try \($0)()" }.joined(separator: ", ")
            return (module, "list.addLaunch(\"\(module)\") { [\(made)] }")
        case .scene: return nil
        }
    }

    /// The words by which the driver knows it.
    var request: String {
        switch kind {
        case .controller(let module, let name, _): "controller \(module).\(name)"
        case .launch(let module, _): "launch \(module)"
        case .scene(let storyboard, let id): "scene \(id) \(storyboard)"
        }
    }
}

/// A screen of a package that is not drawn.
struct ScreenOmission: Hashable, Sendable {
    var place: String
    var name: String
    /// Why, as the end of a sentence.
    var reason: String
    /// Whether it could be made and did not come to be seen.
    var isFault = false

    var line: String { "\(place): \(isFault ? "error" : "note"): \(name) is not drawn: \(reason)" }
}
