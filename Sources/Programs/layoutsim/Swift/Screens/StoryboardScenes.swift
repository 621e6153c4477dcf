import LayoutSimFiles
import LayoutSimInterfaceBuilder

/// The scenes of a package's storyboards.
struct StoryboardScenes {
    private(set) var candidates: [ScreenCandidate] = []
    /// The classes of their view controllers.
    private(set) var classes: Set<String> = []
    /// The classes by the scenes.
    private(set) var classNames: [ScreenCandidate.Kind: String] = [:]

    /// Reads the storyboards of targets.
    init(of targets: [PackageTarget], root: String) throws {
        for path in try Set(targets.flatMap { try $0.storyboards }).sorted() {
            let place = String(path.dropFirst(root.count + 1))
            guard !place.isTranslation else { continue }
            let file = try InterfaceBuilderFile(parsing: File(path).contents(), file: place)
            let storyboard = String(File(path).name.dropLast(".storyboard".count))
            for object in file.scenes().flatMap(\.objects) where object.isScreen {
                classes.formUnion([object.customClass].compactMap(\.self))
                let own = object.text("storyboardIdentifier") ?? object.customClass ?? object.id ?? ""
                let kind = ScreenCandidate.Kind.scene(storyboard: storyboard, id: object.id ?? "")
                classNames[kind] = object.customClass
                candidates.append(
                    ScreenCandidate(kind: kind, place: "\(place):\(object.line)", name: "\(storyboard)/\(own)"))
            }
        }
    }
}

extension PackageTarget {
    /// The storyboards that it has as resources; if its manifest names none, all in its folder.
    fileprivate var storyboards: [String] {
        get throws {
            let all = try Folder(folder).files(endingIn: [".storyboard"]).filter { path in
                !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
            }
            let named = all.filter { path in resources.contains { path == $0 || path.hasPrefix($0 + "/") } }
            return named.isEmpty ? all : named
        }
    }
}

extension InterfaceBuilderObject {
    /// Whether it is a view controller with a screen of its own.
    fileprivate var isScreen: Bool { isController && kind != "viewControllerPlaceholder" }
}

extension String {
    /// Whether it is a localized file other than that of the base language.
    fileprivate var isTranslation: Bool {
        split(separator: "/").contains { $0.hasSuffix(".lproj") && !["Base.lproj", "en.lproj"].contains($0) }
    }
}
