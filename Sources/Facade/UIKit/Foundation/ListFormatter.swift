public import Foundation

/// A formatter of lists, such as “a, b, and c”, in the words of Foundation's own data.
open class ListFormatter: Formatter {
    /// The language of the text; setting `nil` restores the user's.
    open var locale: Locale! = .user { didSet { if locale == nil { locale = .user } } }
    /// What formats each element.
    open var itemFormatter: Formatter?

    /// Returns the text of strings in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and).locale(.user))
    }

    /// Returns the text of elements; `nil` if one of them cannot be formatted.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter.map({ $0.string(for: item) }) ?? String(describing: item) else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(locale ?? .user))
    }

    /// Returns the text of an array; `nil` for other objects.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
