import LayoutSimUIKitArithmetic
import Foundation
import LayoutSimAssets
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimText
import LayoutSimViewTree

/// A storyboard or xib in a bundle, read for the simulated device.
@MainActor final class NibFile {
    private struct Key: Hashable {
        var path: String
        var date: Date?
        var language: String
        var request: InterfaceBuilderRequest
    }

    private static var known: [Key: NibFile] = [:]

    private let file: InterfaceBuilderFile
    private let request: InterfaceBuilderRequest
    /// The bundle that contains the images and colors.
    let bundle: Bundle
    /// The file's name in messages.
    let name: String
    private let scenes: [InterfaceBuilderScene]
    /// The top-level objects of a xib.
    let topObjects: [InterfaceBuilderObject]
    private var sceneIndices: [String: Int] = [:]
    private var roots: [Int: [String: NibRoot]] = [:]

    /// Returns the file with a name and type in a bundle, or `nil` if there is none.
    static func named(_ name: String, _ type: String, in bundle: Bundle) -> NibFile? {
        guard let path = NibBundle.path(of: name, type, in: bundle) else { return nil }
        let device = SimulatedDevice.current
        var request = InterfaceBuilderRequest()
        request.viewport = device.viewport
        request.isRightToLeft = device.isRightToLeft
        request.contentSize = .current
        request.appearance = device.style == .dark ? .dark : .light
        let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        let key = Key(path: path, date: date, language: device.language, request: request)
        if let file = known[key] { return file }
        do {
            let made = try NibFile(at: path, request, in: bundle, language: device.language)
            known[key] = made
            return made
        } catch {
            raise("NSInternalInconsistencyException", "The file \(name).\(type) cannot be read", note: "\(error)")
        }
    }

    /// Creates a file from the data of a xib.
    convenience init(data: Data, bundle: Bundle) throws {
        var request = InterfaceBuilderRequest()
        request.viewport = SimulatedDevice.current.viewport
        try self.init(InterfaceBuilderFile(parsing: [UInt8](data), file: "data"), "data", request, bundle)
    }

    private convenience init(
        at path: String, _ request: InterfaceBuilderRequest, in bundle: Bundle, language: String
    ) throws {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        var file = try InterfaceBuilderFile(parsing: [UInt8](data), file: path)
        let texts = try NibTexts.texts(of: file, at: path, in: language, width: TextSetting.width)
        if !texts.isEmpty { file = try file.localized(texts) }
        try self.init(file, String(path.split(separator: "/").last ?? ""), request, bundle)
    }

    private init(
        _ file: InterfaceBuilderFile, _ name: String, _ request: InterfaceBuilderRequest, _ bundle: Bundle
    ) throws {
        self.file = file
        self.name = name
        self.bundle = bundle
        var request = request
        let catalog = BundleAssets.catalog(of: bundle)
        for color in file.namedColors {
            request.namedColors[color] = try catalog.color(named: color, in: request.appearance)
        }
        self.request = request
        scenes = file.scenes(for: request)
        topObjects = file.topObjects(for: request)
        for (index, scene) in scenes.enumerated() {
            for object in scene.objects where object.isController { sceneIndices[object.id ?? ""] = index }
        }
    }

    /// The object id of the storyboard's initial view controller.
    var initialController: String? { file.initialController }
    /// Returns whether the file has an object with an id.
    func hasObject(_ id: String) -> Bool { file.hasObject(id) }

    /// Returns the view controller with an object id.
    func controller(_ id: String) -> InterfaceBuilderObject? { objects(besides: id).first { $0.id == id } }

    /// Returns the view controller with a storyboard identifier.
    func controller(named name: String) -> InterfaceBuilderObject? {
        scenes.lazy.flatMap(\.objects).first { $0.isController && $0.text("storyboardIdentifier") == name }
    }

    /// Returns the objects in the scene of a view controller, including the controller itself.
    func objects(besides controller: String) -> [InterfaceBuilderObject] {
        sceneIndices[controller].map { scenes[$0].objects } ?? []
    }

    /// Returns the segues that begin in the scene of a view controller.
    func segues(besides controller: String) -> [InterfaceBuilderConnection] {
        sceneIndices[controller].map { scenes[$0].segues } ?? []
    }

    /// Returns the layout roots in the scene of a view controller, or in a xib without one, by the object ids of their
    /// views.
    func roots(besides controller: String?) -> [String: NibRoot] {
        let index = controller.flatMap { sceneIndices[$0] } ?? -1
        if let known = roots[index] { return known }
        var request = request
        request.scene = controller
        let read: [InterfaceBuilderRoot]
        // A scene without views has no layout roots.
        do { read = try file.roots(for: request).roots } catch { read = [] }
        let found = Dictionary(read.map { ($0.id, NibRoot($0)) }) { first, _ in first }
        roots[index] = found
        return found
    }
}

/// A layout root with the objects of its views.
struct NibRoot {
    let value: InterfaceBuilderRoot
    /// The file's objects for the views, by the views' ids in the root's screen.
    let objects: [String: InterfaceBuilderObject]

    init(_ value: InterfaceBuilderRoot) {
        self.value = value
        objects = value.objects
    }
}
