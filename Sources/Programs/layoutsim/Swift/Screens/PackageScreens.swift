/// The screens of a package: those that can be drawn, and others.
struct PackageScreens {
    var candidates: [ScreenCandidate] = []
    var omissions: [ScreenOmission] = []
    private(set) var injections: [ScreenInjection] = []
    private let root: String
    private let targets: [PackageTarget]

    /// Searches the code and storyboards of targets.
    ///
    /// - Parameter types: The types of the package and of its dependencies.
    init(of package: SwiftPackage, targets: [PackageTarget], types: [DeclaredType]) throws {
        root = package.root
        self.targets = targets
        let all = ControllerClasses(types)
        let own = Dictionary(grouping: types) { PackageScreens.target(of: $0, in: targets)?.name ?? "" }
        let samples = Dictionary(
            uniqueKeysWithValues: targets.map { target in
                let others = targets.filter { $0.name != target.name }.flatMap { other in
                    (own[other.name] ?? []).map { type in
                        var type = type
                        type.module = other.module
                        return type
                    }
                }
                return (target.name, SampleValues((own[target.name] ?? []) + others))
            })
        let scenes = try StoryboardScenes(of: targets, root: root)
        let ownApps = apps(types)
        candidates = launches(all).filter { launch in !ownApps.contains { $0.name == launch.name } } + ownApps
        injections = all.controllers.compactMap { injection(in: $0, all, samples) }
        // A scene shows its view controller with everything it needs.
        for declared in all.controllers where !scenes.classes.contains(declared.name) {
            guard let target = target(of: declared) else { continue }
            let start = candidates.count
            defer { useFactory(of: declared, target, samples[target.name], from: start) }
            switch all.making(of: declared) {
            case .arguments(let arguments):
                let kind = ScreenCandidate.Kind.controller(
                    module: target.module, name: declared.name, arguments: arguments)
                candidates.append(ScreenCandidate(kind: kind, place: place(of: declared), name: declared.name))
            case .needy(let initializers, let plain):
                add(declared, target, initializers, orElse: plain, samples[target.name])
            case .impossible(let reason):
                omissions.append(ScreenOmission(place: place(of: declared), name: declared.name, reason: reason))
            }
        }
        for scene in scenes.candidates {
            candidates.append(scene)
            let shown = scenes.classNames[scene.kind].flatMap { name in all.controllers.first { $0.name == name } }
            guard let shown, let target = target(of: shown) else { continue }
            useFactory(of: shown, target, samples[target.name], from: candidates.count - 1)
        }
        candidates += previews(types)
    }

    /// Adds a screen whose initializer gets sample values.
    ///
    /// - Parameter plain: Arguments for an object without them; `nil` if there are none.
    private mutating func add(
        _ declared: DeclaredType, _ target: PackageTarget, _ initializers: [DeclaredType.Initializer],
        orElse plain: String?, _ samples: SampleValues?
    ) {
        for one in initializers where !one.isAsync {
            guard let arguments = samples?.arguments(one.parameters, in: declared.name) else { continue }
            let kind = ScreenCandidate.Kind.controller(module: target.module, name: declared.name, arguments: arguments)
            candidates.append(
                ScreenCandidate(
                    kind: kind, place: place(of: declared), name: declared.name, sampled: one.name,
                    orElse: plain.map { .controller(module: target.module, name: declared.name, arguments: $0) }))
            return
        }
        if let plain {
            let kind = ScreenCandidate.Kind.controller(module: target.module, name: declared.name, arguments: plain)
            return candidates.append(ScreenCandidate(kind: kind, place: place(of: declared), name: declared.name))
        }
        let names = initializers.map(\.name).joined(separator: ", ")
        omissions.append(
            ScreenOmission(
                place: place(of: declared), name: declared.name, reason: "its initializer needs arguments: \(names)"))
    }

    /// Returns what is set in the objects of a class; `nil` if nothing is.
    private func injection(
        in declared: DeclaredType, _ classes: ControllerClasses, _ samples: [String: SampleValues]
    ) -> ScreenInjection? {
        guard !declared.isPrivate, !declared.isGeneric, let target = target(of: declared),
            let samples = samples[target.name]
        else { return nil }
        let properties = classes.injected(of: declared).compactMap { property in
            samples.value(property, in: declared.name, of: ScreenInjection.subject).map {
                ScreenInjection.Value(property: property.label, $0)
            }
        }
        let methods = classes.injecting(of: declared).compactMap { method in
            samples.arguments(method.parameters, in: declared.name, of: ScreenInjection.subject).map {
                ScreenInjection.Value(method: method, $0)
            }
        }
        let values = properties + methods
        return values.isEmpty
            ? nil
            : ScreenInjection(
                module: target.module, place: place(of: declared), name: declared.name, values: values)
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
    func target(of declared: DeclaredType) -> PackageTarget? {
        PackageScreens.target(of: declared, in: targets)
    }

    private static func target(of declared: DeclaredType, in targets: [PackageTarget]) -> PackageTarget? {
        targets.filter { $0.contains(declared.file) }.max { $0.folder.count < $1.folder.count }
    }

    func place(of declared: DeclaredType) -> String {
        "\(declared.file.dropFirst(root.count + 1)):\(declared.line)"
    }

    /// A line for each screen that gets sample values: it shows what no user of the app would see.
    var sampleNotes: String {
        let made = candidates.compactMap { one in
            one.sampled.map { "\(one.place): note: \(one.name) is made with sample values: \($0)\n" }
        }
        let set = injections.map { one in
            let names = one.values.map(\.name).joined(separator: ", ")
            return "\(one.place): note: \(one.name) is shown with sample values of \(names)\n"
        }
        return (made + set).joined()
    }

    /// Removes candidates that the compiler rejects, with its messages; those that can be made without sample values
    /// are made so.
    mutating func omit(_ refused: [ScreenCandidate: String]) {
        candidates = candidates.compactMap { candidate in
            guard let reason = refused[candidate] else { return candidate }
            if let plain = candidate.madePlainly { return plain }
            omissions.append(ScreenOmission(place: candidate.place, name: candidate.name, reason: reason))
            return nil
        }
    }

    /// Removes injections that the compiler rejects.
    mutating func omit(_ refused: Set<ScreenInjection>) { injections.removeAll(where: refused.contains) }
}

extension PackageTarget {
    /// The module name of its code.
    var module: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

    /// Returns whether the target compiles a file: none in a hidden folder, such as a checkout of a dependency.
    func contains(_ file: String) -> Bool {
        func isIn(_ path: String) -> Bool { file == path || file.hasPrefix(path + "/") }
        return sources.contains(where: isIn) && !excluded.contains(where: isIn)
            && !file.dropFirst(folder.count).contains("/.")
    }
}
