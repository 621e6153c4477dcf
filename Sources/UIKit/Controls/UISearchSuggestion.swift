public import Foundation

/// A search suggestion from the app.
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
    var localizedSuggestion: String? { get }
    var localizedDescription: String? { get }
    var iconImage: UIImage? { get }
    var localizedAttributedSuggestion: NSAttributedString? { get }
    var representedObject: Any? { get set }
}

/// A search suggestion with text and an image.
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    open private(set) var localizedSuggestion: String?
    open private(set) var localizedDescription: String?
    open private(set) var iconImage: UIImage?
    open private(set) var localizedAttributedSuggestion: NSAttributedString?
    open var representedObject: Any?

    public init(
        localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
    }
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
