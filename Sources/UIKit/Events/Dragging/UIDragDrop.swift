public import Foundation

/// An object that provides data for drag and drop or copy and paste.
open class NSItemProvider: NSObject {
    /// The provided object.
    let object: Any?
    open var suggestedName: String?
    public override init() {
        object = nil
        super.init()
    }
    public init(object: any NSItemProviderWriting) { self.object = object }
    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) { object = item }
    public convenience init?(contentsOf fileURL: URL!) { self.init() }
    open var registeredTypeIdentifiers: [String] { [] }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        object.map { type(of: $0) is any NSItemProviderReading.Type } ?? false
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
public protocol NSItemProviderWriting: NSObjectProtocol {}
/// A type that can be created from an item provider's data.
public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { [] }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}

public enum UIDropOperation: UInt, Sendable { case cancel = 0, forbidden, copy, move }

/// An item of a drag session.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    open private(set) var itemProvider: NSItemProvider
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The preview of a dragged item.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    open private(set) var view: UIView
    open private(set) var parameters: UIDragPreviewParameters
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
    }
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession { var localContext: Any? { get set } }

public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable { case none = 0, `default` }

@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
    var localDragSession: (any UIDragSession)? { get }
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
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

@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
