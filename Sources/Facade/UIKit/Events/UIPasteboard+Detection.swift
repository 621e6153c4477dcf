import Foundation

/// The type identifier for automatic conversion of pasteboard items.
public let UIPasteboardTypeAutomatic = "com.apple.uikit.type-automatic"

extension UIPasteboard {
    /// A pattern to detect in copied text.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Text that is probably an address on the web.
        public static let probableWebURL = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection.web-url")
        /// Text that is probably a search term.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection.web-search")
        /// A number.
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection.number")
    }

    /// The type identifier for automatic conversion of pasteboard items.
    public static let typeAutomatic = UIPasteboardTypeAutomatic
    /// The user info key for the types added in a change.
    public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The user info key for the types removed in a change.
    public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

    /// Copies strings, URLs, and images to the pasteboard.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        items = objects.map { object in
            switch object {
            case let text as NSString: ["public.utf8-plain-text": "\(text)"]
            case let image as UIImage: ["public.image": image]
            case let url as NSURL: ["public.url": url as URL]
            default: [:]
            }
        }
    }

    /// Detects which patterns match the copied text: a URL, a number, or other text to search for.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        completionHandler(.success(patterns.filter { isFound($0) }))
    }

    private func isFound(_ pattern: DetectionPattern) -> Bool {
        guard let text = string?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else { return false }
        let isAddress = URL(string: text)?.host != nil
        switch pattern {
        case .probableWebURL: return isAddress
        case .number: return Double(text) != nil
        case .probableWebSearch: return !isAddress && Double(text) == nil
        default: return false
        }
    }
}
