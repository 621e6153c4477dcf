public import Foundation

/// Makes what is shared when it is asked for; nobody shares, so nobody asks, and it is no operation of a queue.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    /// What stands for the item before it is there.
    open private(set) var placeholderItem: Any?
    /// What the item is for.
    open private(set) var activityType: UIActivity.ActivityType?
    /// What is shared; classes of apps make it.
    open var item: Any { placeholderItem ?? NSNull() }

    /// Creates a provider.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// What stands for the item.
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? NSNull()
    }
    /// The item, for an activity.
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        return item
    }
    /// What the item is about: nothing.
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// The kind of the item: none is known.
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    /// A small picture of the item: none.
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
