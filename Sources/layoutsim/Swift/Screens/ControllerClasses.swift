/// Which of some classes are controllers, and how objects of them are made without knowing what they show.
struct ControllerClasses {
    /// How an object of a class is made.
    enum Making: Hashable {
        /// By its initializer with these arguments.
        case arguments(String)
        /// Not at all, with the reason.
        case impossible(String)
    }

    private let classes: [DeclaredClass]
    private let byName: [String: DeclaredClass]

    init(_ classes: [DeclaredClass]) {
        self.classes = classes
        byName = Dictionary(classes.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The classes that are UIKit's controllers by what they inherit, in the order they were given in.
    var controllers: [DeclaredClass] { classes.filter(isController) }

    private func isController(_ declared: DeclaredClass) -> Bool {
        systemSuperclass(of: declared).map(ControllerClasses.isSystemController) ?? false
    }

    /// The nearest superclass that the classes do not have among them.
    private func systemSuperclass(of declared: DeclaredClass) -> String? {
        var (current, seen) = (declared, Set([declared.name]))
        while let superclass = superclass(of: current) {
            guard let next = byName[superclass] else { return superclass }
            guard seen.insert(next.name).inserted else { return nil }
            current = next
        }
        return nil
    }

    /// The name of what a class inherits, without its module and the values of its parameters.
    private func superclass(of declared: DeclaredClass) -> String? {
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

    /// The classes that conform to a protocol by what stands behind their colons, in the order they were given in.
    func classes(conformingTo name: String) -> [DeclaredClass] {
        classes.filter { $0.inherited.contains(name) && making(of: $0) == .arguments("") }
    }

    /// How an object of a class is made.
    func making(of declared: DeclaredClass) -> Making {
        if declared.isPrivate { return .impossible("nothing outside of its file can name it") }
        if declared.isGeneric { return .impossible("it is generic") }
        return arguments(of: declared, depth: 0)
    }

    private func arguments(of declared: DeclaredClass, depth: Int) -> Making {
        let own = declared.initializers.filter { !$0.isPrivate }
        if own.contains(where: \.takesNothing) { return .arguments("") }
        let designated = declared.initializers.filter { !$0.isConvenience }
        if designated.isEmpty {
            guard depth < 100, let superclass = superclass(of: declared).flatMap({ byName[$0] }) else {
                return .arguments("")
            }
            return arguments(of: superclass, depth: depth + 1)
        }
        let isSplit = systemSuperclass(of: declared) == "UISplitViewController"
        if isSplit, own.contains(where: { $0.name == "init(style:)" }) { return .arguments("style: .doubleColumn") }
        for (name, arguments) in ControllerClasses.known where own.contains(where: { $0.name == name }) {
            return .arguments(arguments)
        }
        let others = own.map(\.name).filter { $0 != "init(coder:)" }
        return .impossible(
            others.isEmpty
                ? "only a storyboard can make it, by init(coder:)"
                : "its initializer needs arguments: " + others.joined(separator: ", "))
    }

    /// UIKit's initializers that ask for nothing of an app's.
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
