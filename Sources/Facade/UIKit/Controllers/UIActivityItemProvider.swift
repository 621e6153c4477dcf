public import Foundation

/// A provider that creates an item to share on demand; never used here, since nothing is shared, and not an operation.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    /// The placeholder for the item.
    open private(set) var placeholderItem: Any?
    /// The type of the activity that requested the item.
    open private(set) var activityType: UIActivity.ActivityType?
    /// The item to share; the placeholder unless a subclass overrides it.
    open var item: Any { placeholderItem ?? NSNull() }

    /// Creates a provider with a placeholder item.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// Returns the placeholder for the item.
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? NSNull()
    }
    /// Returns the item for an activity.
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        return item
    }
    /// Returns the subject of the item; always empty here.
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// Returns the type identifier of the item; always empty here.
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// Returns the thumbnail image of the item; always `nil` here.
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
