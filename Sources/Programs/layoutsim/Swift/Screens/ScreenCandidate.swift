/// A screen of a package that can be created without arguments, or with sample values.
struct ScreenCandidate: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// An instance of a module's class, or what a function of a class returns, created with arguments that the
        /// driver contains.
        case controller(module: String, name: String, arguments: String)
        /// What the app of a module shows at launch, with the classes of its delegates.
        case launch(module: String, delegates: [String])
        /// What an app of SwiftUI shows at launch, with its type.
        case app(module: String, name: String)
        /// The previews of a type.
        case previews(module: String, name: String)
        /// The preview of a macro, with the name of its file, its line, and its place among those of the file.
        case preview(module: String, file: String, line: Int, order: Int)
        /// A scene of a storyboard, with the object id of its view controller.
        case scene(storyboard: String, id: String)
    }

    var kind: Kind
    /// The file, relative to the package, and the line.
    var place: String
    /// The name on the sheet.
    var name: String
    /// The initializer that gets sample values; `nil` if the screen needs none.
    var sampled: String?
    /// How it is made where the compiler refuses the sample values.
    var orElse: Kind?

    /// The screen made without the sample values; `nil` if it cannot be.
    var madePlainly: ScreenCandidate? { orElse.map { ScreenCandidate(kind: $0, place: place, name: name) } }

    /// The module and the line of the driver that creates it; `nil` for scenes, which storyboards create, and for
    /// previews that are found at run time.
    var code: (module: String, line: String)? {
        switch kind {
        case .controller(let module, let name, let arguments):
            return (module, "list.add(\"\(module).\(name)\") { try \(name)(\(arguments)) }")
        case .launch(let module, let delegates):
            let made = delegates.map { "try \($0)()" }.joined(separator: ", ")
            return (module, "list.addLaunch(\"\(module)\") { [\(made)] }")
        case .app(let module, let name): return (module, "list.addApp(\"\(module)\") { \(name)() }")
        case .previews(let module, let name):
            return (module, "list.add(\"\(module).\(name)\", previewsOf: \(name).self)")
        case .scene, .preview: return nil
        }
    }

    /// The text by which the driver identifies it.
    var request: String {
        switch kind {
        case .controller(let module, let name, _): "controller \(module).\(name)"
        case .launch(let module, _): "launch \(module)"
        case .app(let module, _): "app \(module)"
        case .previews(let module, let name): "controller \(module).\(name)"
        case .preview(let module, let file, let line, let order): "preview \(module)/\(file):\(line):\(order)"
        case .scene(let storyboard, let id): "scene \(id) \(storyboard)"
        }
    }
}

/// A screen of a package that is not drawn.
struct ScreenOmission: Hashable, Sendable {
    var place: String
    var name: String
    /// The reason, as the end of a sentence.
    var reason: String
    /// Whether the screen could be created but did not appear.
    var isFault = false

    var line: String { "\(place): \(isFault ? "error" : "note"): \(name) is not drawn: \(reason)" }
}

/// What is set in the view controllers of a class after they are made: properties that code of the app sets.
struct ScreenInjection: Hashable, Sendable {
    var module: String
    /// The file of the class, relative to the package, and the line.
    var place: String
    /// The class.
    var name: String
    /// The names of the properties and methods, and the statements that give them sample values.
    var values: [Value]

    struct Value: Hashable, Sendable {
        var name: String
        var statement: String
    }

    /// The name of the view controller in the line of the driver.
    static let subject = "screen"

    /// The line of the driver.
    var line: String {
        let statements = values.map(\.statement).joined(separator: "; ")
        return "list.prepare(\(name).self) { \(ScreenInjection.subject) in \(statements) }"
    }
}

extension ScreenInjection.Value {
    /// Sets a property that the object has not set itself.
    init(property: String, _ expression: String) {
        let place = "\(ScreenInjection.subject).\(property)"
        self.init(name: property, statement: "if \(place) == nil { \(place) = \(expression) }")
    }

    /// Calls a method.
    init(method: DeclaredType.Method, _ arguments: String) {
        let labels = method.parameters.map { $0.label + ":" }.joined()
        self.init(
            name: "\(method.name)(\(labels))", statement: "\(ScreenInjection.subject).\(method.name)(\(arguments))")
    }
}
