import LayoutSimUIKitArithmetic
public import Foundation
import LayoutSimInterfaceBuilder

/// A nib, identified by its name in a bundle, read from a xib file.
@preconcurrency @MainActor open class UINib: NSObject {
    /// The keys of instantiation options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The objects for placeholders, by placeholder identifier.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String
    private let bundle: Bundle
    private let data: Data?

    /// Creates a nib for a xib in a bundle, or in the main bundle.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil ?? .main
        data = nil
    }

    /// Creates a nib with the data of a xib.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = ""
        self.data = data
        bundle = bundleOrNil ?? .main
    }

    /// Creates the objects of the nib and connects them with each other and with their owner; they live until the main
    /// queue's next turn at least.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let made = objects(withOwner: ownerOrNil, options: optionsOrNil)
        // On iOS, a pool holds them until then: code may keep them weakly before it adds them to a view.
        nonisolated(unsafe) let pool = made
        DispatchQueue.main.async { unsafe withExtendedLifetime(pool) {} }
        return made
    }

    /// Creates the objects of the nib, which live as long as what holds them.
    func objects(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let file = read()
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        var known: [String: NSObject] = [:]
        for placeholder in file.topObjects where placeholder.kind == "placeholder" {
            let identifier = placeholder.text("placeholderIdentifier") ?? ""
            let given = identifier == "IBFilesOwner" ? ownerOrNil : external[identifier]
            if let id = placeholder.id, let object = given as? NSObject { known[id] = object }
        }
        let context = NibContext(file, scene: nil, known: known)
        for placeholder in file.topObjects where placeholder.kind == "placeholder" {
            if let object = placeholder.id.flatMap({ known[$0] }) { context.enter(object, placeholder) }
        }
        let made = file.topObjects.compactMap(context.make)
        context.finish()
        return made
    }

    private func read() -> NibFile {
        if let data {
            do { return try NibFile(data: data, bundle: bundle) } catch {
                raise("NSInternalInconsistencyException", "The data of a nib cannot be read", note: "\(error)")
            }
        }
        if let file = NibFile.named(name, "xib", in: bundle) { return file }
        raise(
            "NSInternalInconsistencyException",
            "Could not load NIB in bundle: '\(NibPlaces.name(of: bundle))' with name '\(name)'",
            note: "there is no \(name).xib in \(bundle.bundlePath), nor in a folder of a language in it")
    }
}

extension Bundle {
    /// Creates the objects of a nib and connects them with each other and with their owner.
    @discardableResult
    @preconcurrency @MainActor public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? { UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options) }
}
