public import Foundation
public import LayoutSimInertness
import UniformTypeIdentifiers

/// An object that provides data for drag and drop or copy and paste.
open class NSItemProvider: NSObject {
    /// The provided object.
    let object: Any?
    /// The name suggested for a file of the data; stored only.
    @Inert(.service) open var suggestedName: String? = nil
    public override init() {
        object = nil
        super.init()
    }
    /// Creates a provider of an object.
    public init(object: any NSItemProviderWriting) { self.object = object }
    /// Creates a provider of an item; the type identifier is not used here.
    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) { object = item }
    /// Creates a provider of nothing here: the file is not read.
    public convenience init?(contentsOf fileURL: URL!) { self.init() }
    /// The type identifiers that the class of the provided object can be read from.
    open var registeredTypeIdentifiers: [String] {
        guard let object = object as? any NSItemProviderReading else { return [] }
        return type(of: object).readableTypeIdentifiersForItemProvider
    }
    /// Returns whether the provided object is of a type or of one that conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { known in
            guard known != typeIdentifier else { return true }
            guard let known = UTType(known), let wanted = UTType(typeIdentifier) else { return false }
            return known.conforms(to: wanted)
        }
    }
    /// Returns whether the provided object is of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        (object as? NSObject)?.isKind(of: aClass) ?? false
    }
    /// Calls the completion handler with the provided object immediately.
    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let object = object as? any NSItemProviderReading
        completionHandler(object, object == nil ? CocoaError(.fileReadUnknown) : nil)
        return Progress(totalUnitCount: 1)
    }
    /// Calls the completion handler with an error, since no data representation is provided here.
    @discardableResult open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, CocoaError(.fileReadUnknown))
        return Progress(totalUnitCount: 1)
    }
    /// Calls the completion handler with an error, since no file representation is provided here.
    @discardableResult open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        completionHandler(nil, CocoaError(.fileReadUnknown))
        return Progress(totalUnitCount: 1)
    }
    /// Calls the completion handler with the provided item immediately.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        let item = object as? any NSSecureCoding
        completionHandler?(item, item == nil ? CocoaError(.fileReadUnknown) : nil)
    }
}
/// A type whose objects an item provider can provide.
public protocol NSItemProviderWriting: NSObjectProtocol {}
/// A type that can be created from an item provider's data.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The type identifiers of the data from which the type can be created; empty by default.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { [] }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// The identifier of UTF-8 plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// The identifiers of PNG and JPEG images.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}

/// What a drop does with the data.
public enum UIDropOperation: UInt, Sendable { case cancel = 0, forbidden, copy, move }

/// An item of a drag session.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// The provider of the item's data.
    open private(set) var itemProvider: NSItemProvider
    /// Any object of the app's own, to recognize the item within the app.
    open var localObject: Any?
    /// Returns the preview of the item while it is dragged; never called here.
    @Inert(.looks) open var previewProvider: (() -> UIDragPreview?)? = nil
    /// Creates an item with a provider of its data.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The preview of a dragged item.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    /// The view that is shown.
    open private(set) var view: UIView
    /// The appearance of the preview.
    open private(set) var parameters: UIDragPreviewParameters
    /// Creates a preview of a view with parameters.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
    }
    /// Creates a preview of a view with default parameters.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// A drag as both its source and its target see it.
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items.
    var items: [UIDragItem] { get }
    /// Returns the location of the drag in the coordinate space of a view.
    func location(in view: UIView) -> CGPoint
    /// Whether the source allows data to be moved.
    var allowsMoveOperation: Bool { get }
    /// Whether the source allows drops only in its own app.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns whether any item has data of one of the types; always `false` here.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether any item can load its object.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag as its source sees it, with a value of the app's own.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession { var localContext: Any? { get set } }

/// Whether the system shows the progress of a drop.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none = 0, `default` }

/// A drag as its target sees it.
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    /// The drag session, which is always that of the app itself here.
    var localDragSession: (any UIDragSession)? { get }
    /// Whether the system shows the progress of the drop; stored only.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// The progress of loading the dropped data.
    var progress: Progress { get }
}

extension UIDropSession {
    /// Calls the completion handler with the items of a class, immediately.
    @discardableResult public func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        var found: [any NSItemProviderReading] = []
        for item in items where item.itemProvider.canLoadObject(ofClass: aClass) {
            if let object = item.itemProvider.object as? any NSItemProviderReading { found.append(object) }
        }
        completion(found)
        return Progress(totalUnitCount: Int64(found.count))
    }
}

/// An animation of the drag system, alongside which others may run.
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds animations, which run at once here.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a completion handler, which is called at once here.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
