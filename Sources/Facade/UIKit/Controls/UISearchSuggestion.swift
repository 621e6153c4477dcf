public import Foundation

/// A search suggestion from the app.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
    /// The text of the suggestion.
    var localizedSuggestion: String? { get }
    /// The description that VoiceOver reads.
    var localizedDescription: String? { get }
    /// The image beside the text.
    var iconImage: UIImage? { get }
    /// The styled text of the suggestion.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// An object of the app that the suggestion stands for.
    var representedObject: Any? { get set }
}

/// A search suggestion with text and an image.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The text of the suggestion.
    open private(set) var localizedSuggestion: String?
    /// The description that VoiceOver reads.
    open private(set) var localizedDescription: String?
    /// The image beside the text.
    open private(set) var iconImage: UIImage?
    /// The styled text of the suggestion; `nil` for plain text.
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    /// An object of the app that the suggestion stands for.
    open var representedObject: Any?

    /// Creates a suggestion with plain text.
    public init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
    }
    /// Creates a suggestion with styled text.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion.string
        localizedAttributedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
    }
}
