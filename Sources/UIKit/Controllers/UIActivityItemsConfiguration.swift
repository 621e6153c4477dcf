public import Foundation

/// Names what is known of an item that is shared.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let title = Self(rawValue: "title")
    public static let messageBody = Self(rawValue: "messageBody")
    public static let linkPresentationMetadata = Self(rawValue: "linkPresentationMetadata")
}

/// Names what a picture of an item is for.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullSize = Self(rawValue: "fullSize")
    public static let thumbnail = Self(rawValue: "thumbnail")
}

/// Names how items are shared.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let share = Self(rawValue: "share")
    public static let copy = Self(rawValue: "copy")
}

/// What has items to share.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The items.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    /// Whether items are shared in a way.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    /// What is known of all items.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// What is known of an item.
    func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any?
    /// A picture of an item.
    func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?
}

extension UIActivityItemsConfigurationReading {
    /// True.
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        true
    }
    /// Nothing is known.
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
    /// Nothing is known.
    public func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { nil }
    /// There is none.
    public func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { nil }
}

/// Items to share, with what is known of them; nobody shares them.
@preconcurrency @MainActor open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    /// What items are asked for.
    open weak var localObject: AnyObject?
    /// How they are shared.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
    /// Answers what is known of all items.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Answers what is known of an item.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Makes a picture of an item.
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    /// Makes an app's own activities.
    open var applicationActivitiesProvider: (() -> [UIActivity])?
    private let providers: [NSItemProvider]

    /// Creates items of objects.
    public init(objects: [any NSItemProviderWriting]) { providers = objects.map(NSItemProvider.init(object:)) }
    /// Creates items of providers.
    public init(itemProviders: [NSItemProvider]) { providers = itemProviders }

    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }
    open func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { perItemMetadataProvider?(index, key) }
    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
}

extension UIActivityViewController {
    /// Creates a controller that shares what a view has.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        self.init(
            activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
            applicationActivities: nil)
    }
}
