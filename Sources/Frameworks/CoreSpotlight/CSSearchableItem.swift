public import Foundation
public import UniformTypeIdentifiers

/// What is known of an item.
open class CSSearchableItemAttributeSet: NSObject {
    /// The type of the content.
    open var contentType: String?
    /// The title.
    open var title: String?
    /// The name as users see it.
    open var displayName: String?
    /// A description.
    open var contentDescription: String?
    /// Words.
    open var keywords: [String]?
    /// Data of a picture.
    open var thumbnailData: Data?
    /// The URL of a picture.
    open var thumbnailURL: URL?
    /// The URL of the content.
    open var contentURL: URL?
    /// The text of the content.
    open var textContent: String?
    /// The identifier of an item to which this one belongs.
    open var relatedUniqueIdentifier: String?
    /// When the content was made.
    open var contentCreationDate: Date?
    /// When the content was changed.
    open var contentModificationDate: Date?
    /// The authors.
    open var authorNames: [String]?
    /// The numbers of telephones.
    open var phoneNumbers: [String]?
    /// The addresses of mail.
    open var emailAddresses: [String]?
    /// The duration in seconds.
    open var duration: NSNumber?
    /// The stars, from 0 to 5.
    open var rating: NSNumber?

    /// Creates attributes of a type.
    public init(itemContentType: String) { contentType = itemContentType }
    /// Creates attributes of a type.
    public init(contentType: UTType) { self.contentType = contentType.identifier }
}

/// An item that can be searched for.
open class CSSearchableItem: NSObject {
    /// The identifier.
    open var uniqueIdentifier: String
    /// The group.
    open var domainIdentifier: String?
    /// When the item is of no use any more.
    open var expirationDate: Date!
    /// What is known of the item.
    open var attributeSet: CSSearchableItemAttributeSet

    /// Creates an item.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// The type of the activity that opens an item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the identifier of the item that is opened.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity that goes on with a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the text of a search.
public let CSSearchQueryString = "kCSSearchQueryString"
