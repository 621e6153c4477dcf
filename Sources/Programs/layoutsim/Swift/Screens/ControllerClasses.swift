/// The view controllers among classes, and how instances of them are created without further knowledge.
struct ControllerClasses {
    /// How an instance of a class is created.
    enum Making: Hashable {
        /// By its initializer with these arguments.
        case arguments(String)
        /// Not possible, with the reason.
        case impossible(String)
        /// By an initializer that needs arguments, or else with the arguments that are known to do, if there are any.
        case needy([DeclaredType.Initializer], orElse: String?)
    }

    private let classes: [DeclaredType]
    private let byName: [String: DeclaredType]

    init(_ types: [DeclaredType]) {
        classes = types.filter { $0.kind == .class }
        byName = Dictionary(classes.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The classes that inherit from UIKit's view controllers, in the given order.
    var controllers: [DeclaredType] { classes.filter(isController) }

    private func isController(_ declared: DeclaredType) -> Bool {
        systemSuperclass(of: declared).map(ControllerClasses.isSystemController) ?? false
    }

    /// Returns the nearest superclass that is not among the classes.
    private func systemSuperclass(of declared: DeclaredType) -> String? {
        var (current, seen) = (declared, Set([declared.name]))
        while let superclass = superclass(of: current) {
            guard let next = byName[superclass] else { return superclass }
            guard seen.insert(next.name).inserted else { return nil }
            current = next
        }
        return nil
    }

    /// Returns the name of the superclass, without its module and generic arguments.
    private func superclass(of declared: DeclaredType) -> String? {
        guard let written = declared.inherited.first else { return nil }
        let name = String(written.prefix { $0 != "<" })
        if byName[name] != nil { return name }
        return name.split(separator: ".").last.map(String.init)
    }

    private static func isSystemController(_ name: String) -> Bool {
        name.hasSuffix("ViewController")
            || [
                "UINavigationController", "UITabBarController", "UISplitViewController", "UISearchController",
                "UIAlertController", "UIImagePickerController",
            ].contains(name)
    }

    /// Returns the classes that declare conformance to a protocol, in the given order.
    func classes(conformingTo name: String) -> [DeclaredType] {
        classes.filter { $0.inherited.contains(name) && making(of: $0) == .arguments("") }
    }

    /// Returns how an instance of a class is created.
    func making(of declared: DeclaredType) -> Making {
        if declared.isPrivate { return .impossible("it is not accessible outside its file") }
        if declared.isGeneric { return .impossible("it is generic") }
        return arguments(of: declared, depth: 0)
    }

    private func arguments(of declared: DeclaredType, depth: Int) -> Making {
        let own = declared.initializers.filter { !$0.isPrivate }
        if own.contains(where: { $0.takesNothing && !$0.isAsync }) { return .arguments("") }
        let designated = declared.initializers.filter { !$0.isConvenience }
        if designated.isEmpty {
            let inherited = superclass(of: declared).flatMap { byName[$0] }.map { superclass in
                depth < 100 ? arguments(of: superclass, depth: depth + 1) : .arguments("")
            }
            // The app makes its objects by the initializer that it wrote.
            let written = own.filter { $0.name != "init(coder:)" && !$0.isAsync }
            guard depth == 0, case .arguments(let plain) = inherited ?? .arguments(""), !written.isEmpty else {
                return inherited ?? .arguments("")
            }
            return .needy(written, orElse: plain)
        }
        let isSplit = systemSuperclass(of: declared) == "UISplitViewController"
        if isSplit, own.contains(where: { $0.name == "init(style:)" }) { return .arguments("style: .doubleColumn") }
        for (name, arguments) in ControllerClasses.known where own.contains(where: { $0.name == name }) {
            return .arguments(arguments)
        }
        let others = own.filter { $0.name != "init(coder:)" }
        if others.isEmpty { return .impossible("only a storyboard can create it, through init(coder:)") }
        return others.allSatisfy(\.isAsync)
            ? .impossible("its initializer is asynchronous") : .needy(others, orElse: nil)
    }

    /// Returns what must be set in an object after it is made: its properties, and those of its superclasses, whose
    /// types end with `!`.
    func injected(of declared: DeclaredType) -> [DeclaredType.Parameter] {
        lineage(of: declared).flatMap(\.injected)
    }

    /// Returns the methods of a class and of its superclasses by which such properties are set that are private.
    func injecting(of declared: DeclaredType) -> [DeclaredType.Method] {
        lineage(of: declared).flatMap(\.injecting)
    }

    /// Returns a class and its superclasses.
    private func lineage(of declared: DeclaredType) -> [DeclaredType] {
        var (found, seen) = ([declared], Set([declared.name]))
        while let next = superclass(of: found[found.count - 1]).flatMap({ byName[$0] }),
            seen.insert(next.name).inserted
        {
            found.append(next)
        }
        return found
    }

    /// UIKit's initializers that need no arguments of an app's own types.
    private static let known = [
        ("init(nibName:bundle:)", "nibName: nil, bundle: nil"), ("init(style:)", "style: .plain"),
        (
            "init(transitionStyle:navigationOrientation:options:)",
            "transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil"
        ),
        ("init(collectionViewLayout:)", "collectionViewLayout: UICollectionViewFlowLayout()"),
        ("init(searchResultsController:)", "searchResultsController: nil"),
        ("init(navigationBarClass:toolbarClass:)", "navigationBarClass: nil, toolbarClass: nil"),
    ]
}
