/// The screens of a package: those that can be drawn, and others.
struct PackageScreens {
    private(set) var candidates: [ScreenCandidate] = []
    private(set) var omissions: [ScreenOmission] = []
    private let root: String
    private let targets: [PackageTarget]

    /// Searches the code and storyboards of targets.
    ///
    /// - Parameter classes: The classes of the package and of its dependencies.
    init(of package: SwiftPackage, targets: [PackageTarget], classes: [DeclaredClass]) throws {
        root = package.root
        self.targets = targets
        let all = ControllerClasses(classes)
        let scenes = try StoryboardScenes(in: Set(targets.map(\.folder)).sorted(), root: root)
        candidates = launches(all)
        // A scene shows its view controller with everything it needs.
        for declared in all.controllers where !scenes.classes.contains(declared.name) {
            guard let target = target(of: declared) else { continue }
            switch all.making(of: declared) {
            case .arguments(let arguments):
                let kind = ScreenCandidate.Kind.controller(
                    module: target.module, name: declared.name, arguments: arguments)
                candidates.append(ScreenCandidate(kind: kind, place: place(of: declared), name: declared.name))
            case .impossible(let reason):
                omissions.append(ScreenOmission(place: place(of: declared), name: declared.name, reason: reason))
            }
        }
        candidates += scenes.candidates
    }

    /// Returns the screens that apps show at launch, one for each target with a delegate.
    private func launches(_ classes: ControllerClasses) -> [ScreenCandidate] {
        let delegates = ["UIApplicationDelegate", "UIWindowSceneDelegate"].flatMap(classes.classes)
        return targets.compactMap { target in
            let own = delegates.filter { self.target(of: $0)?.name == target.name }
            guard let last = own.last else { return nil }
            return ScreenCandidate(
                kind: .launch(module: target.module, delegates: own.map(\.name)), place: place(of: last),
                name: "\(target.name), launched")
        }
    }

    /// Returns the innermost target that compiles the file of a class.
    private func target(of declared: DeclaredClass) -> PackageTarget? {
        targets.filter { $0.contains(declared.file) }.max { $0.folder.count < $1.folder.count }
    }

    private func place(of declared: DeclaredClass) -> String {
        "\(declared.file.dropFirst(root.count + 1)):\(declared.line)"
    }

    /// Removes candidates that the compiler rejects, with its messages.
    mutating func omit(_ refused: [ScreenCandidate: String]) {
        for candidate in candidates {
            guard let reason = refused[candidate] else { continue }
            omissions.append(ScreenOmission(place: candidate.place, name: candidate.name, reason: reason))
        }
        candidates.removeAll { refused[$0] != nil }
    }
}

extension PackageTarget {
    /// The module name of its code.
    var module: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

    /// Returns whether the target compiles a file.
    fileprivate func contains(_ file: String) -> Bool {
        func isIn(_ path: String) -> Bool { file == path || file.hasPrefix(path + "/") }
        return sources.contains(where: isIn) && !excluded.contains(where: isIn)
    }
}
