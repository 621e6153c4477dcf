public import Foundation
public import LayoutSimInertness

/// The key for metadata of an item to share.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title of the item.
    public static let title = Self(rawValue: "title")
    /// The body of a message with the item.
    public static let messageBody = Self(rawValue: "messageBody")
    /// The metadata of a link's preview.
    public static let linkPresentationMetadata = Self(rawValue: "linkPresentationMetadata")
}

/// The intended use of a preview.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A preview in full size.
    public static let fullSize = Self(rawValue: "fullSize")
    /// A small preview.
    public static let thumbnail = Self(rawValue: "thumbnail")
}

/// The type of interaction for sharing items.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sharing the items.
    public static let share = Self(rawValue: "share")
    /// Copying the items.
    public static let copy = Self(rawValue: "copy")
}

/// An object that provides items to share.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The providers of the items.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    /// Returns whether the items support an interaction.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    /// Returns the metadata for all items.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// Returns the metadata for an item.
    func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any?
    /// Returns a preview of an item.
    func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?
}

extension UIActivityItemsConfigurationReading {
    /// Returns `true` by default.
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        true
    }
    /// Returns `nil` by default, for no metadata.
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
    /// Returns `nil` by default, for no metadata.
    public func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { nil }
    /// Returns `nil` by default, for no preview.
    public func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { nil }
}

/// A configuration of items to share and their metadata; nothing is shared here.
@preconcurrency @MainActor open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    /// The local object for which the items are requested.
    open weak var localObject: AnyObject?
    /// The supported interactions.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share, .copy]
    /// The closure that returns the metadata for all items.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// The closure that returns the metadata for an item.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// The closure that returns a preview of an item.
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    /// The closure that returns the custom activities of the app; stored only.
    @Inert(.service) open var applicationActivitiesProvider: (() -> [UIActivity])? = nil
    private let providers: [NSItemProvider]

    /// Creates a configuration from objects.
    public init(objects: [any NSItemProviderWriting]) { providers = objects.map(NSItemProvider.init(object:)) }
    /// Creates a configuration from item providers.
    public init(itemProviders: [NSItemProvider]) { providers = itemProviders }

    /// The providers of the items.
    open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
    /// Returns whether the interaction is among the supported ones.
    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }
    /// Returns the metadata that the provider has for all items.
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }
    /// Returns the metadata that the provider has for an item.
    open func activityItemsConfigurationMetadataForItem(
        at index: Int, key: UIActivityItemsConfigurationMetadataKey
    ) -> Any? { perItemMetadataProvider?(index, key) }
    /// Returns the preview that the provider has of an item.
    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
}

extension UIActivityViewController {
    /// Creates an activity view controller from a configuration of items.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        self.init(
            activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
            applicationActivities: nil)
    }
}
