public import Foundation

/// Kinds of media.
public struct MPMediaType: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates kinds from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Music.
    public static let music = MPMediaType(rawValue: 1)
    /// Podcasts.
    public static let podcast = MPMediaType(rawValue: 2)
    /// Audiobooks.
    public static let audioBook = MPMediaType(rawValue: 4)
    /// All sound.
    public static let anyAudio = MPMediaType(rawValue: 0xFF)
    /// Movies.
    public static let movie = MPMediaType(rawValue: 0x100)
    /// All kinds.
    public static let any = MPMediaType(rawValue: .max)
}

/// The number of an item in the library.
public typealias MPMediaEntityPersistentID = UInt64

/// Something in the user's library of media, which is empty here.
open class MPMediaEntity: NSObject {
    /// The number in the library.
    open var persistentID: MPMediaEntityPersistentID { 0 }
    /// Returns what is known by a name; nothing here.
    open func value(forProperty property: String) -> Any? { nil }
}

/// An item in the user's library, of which nothing is known here.
open class MPMediaItem: MPMediaEntity {
    /// The kind.
    open var mediaType: MPMediaType { .music }
    /// The title.
    open var title: String? { nil }
    /// The artist.
    open var artist: String? { nil }
    /// The title of the album.
    open var albumTitle: String? { nil }
    /// The picture.
    open var artwork: MPMediaItemArtwork? { nil }
    /// The length in seconds.
    open var playbackDuration: TimeInterval { 0 }
    /// Where the sound is.
    open var assetURL: URL? { nil }
}

/// Items in the user's library.
open class MPMediaItemCollection: MPMediaEntity {
    /// The items.
    public let items: [MPMediaItem]
    /// The item that stands for all.
    open var representativeItem: MPMediaItem? { items.first }
    /// How many there are.
    open var count: Int { items.count }

    /// Creates a collection.
    public init(items: [MPMediaItem]) { self.items = items }
}
