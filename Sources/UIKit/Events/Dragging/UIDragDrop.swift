public import Foundation

/// Provides an item to other apps.
open class NSItemProvider: NSObject {
    /// What is provided.
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
    /// Hands over what is provided at once.
    @discardableResult open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let object = object as? any NSItemProviderReading
        completionHandler(object, object == nil ? CocoaError(.fileReadUnknown) : nil)
        return Progress(totalUnitCount: 1)
    }
}
public protocol NSItemProviderWriting: NSObjectProtocol {}
/// What can be made of an item that is provided.
public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { [] }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

public enum UIDropOperation: UInt, Sendable { case cancel = 0, forbidden, copy, move }

/// Something that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    open private(set) var itemProvider: NSItemProvider
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The view of something that is dragged.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    open private(set) var view: UIView
    open private(set) var parameters: UIDragPreviewParameters
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
    }
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

@preconcurrency @MainActor public protocol UIDragDropSession: AnyObject {
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

@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
