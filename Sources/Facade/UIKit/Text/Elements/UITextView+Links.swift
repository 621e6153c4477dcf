import Foundation
import LayoutSimFoundation

/// The places of data in a text, which are kept until the text or the types change.
struct FoundDataCache {
    private var text: String?
    private var types: UInt64 = 0
    private var places: [NSRange] = []

    /// Returns the places of data of types, as bits of `NSTextCheckingResult.CheckingType`.
    mutating func places(of types: UInt64, in text: String) -> [NSRange] {
        guard types != 0 else { return [] }
        if self.text == text, self.types == types { return places }
        let whole = NSRange(location: 0, length: text.utf16.count)
        (self.text, self.types) = (text, types)
        places = (try? NSDataDetector(types: types).matches(in: text, range: whole).map(\.range)) ?? []
        return places
    }
}

extension UIDataDetectorTypes {
    /// Whether some of the types are detected, or none is asked for.
    var areDetected: Bool { isEmpty || checkingTypes != 0 }

    /// The types that are detected, as bits of `NSTextCheckingResult.CheckingType`.
    fileprivate var checkingTypes: UInt64 {
        (contains(.link) ? FoundData.linkType.rawValue : 0)
            | (contains(.phoneNumber) ? FoundData.numberType.rawValue : 0)
    }
}

extension UITextView {
    /// The color of links: the tint color if a view around the text has one.
    var linkColor: UIColor {
        let hasTint = sequence(first: self as UIView, next: \.superview).contains { $0.state.tint != nil }
        return hasTint ? effectiveTint : .link
    }

    /// The text in which links have the attributes of links; data is detected while the text can be selected but not
    /// edited (Apple, *dataDetectorTypes*).
    var linkedState: LabelText {
        let types = isEditable || !isSelectable ? 0 : dataDetectorTypes.checkingTypes
        let found = foundData.places(of: types, in: textState.string ?? "")
        let own = linkRanges
        guard !found.isEmpty || !own.isEmpty && (ownLinkAttributes != nil || linkColor != .link),
            let string = textState.string
        else { return textState }
        let text =
            textState.rich.map { NSMutableAttributedString(attributedString: $0) }
            ?? NSMutableAttributedString(string: string)
        for range in own { text.removeAttribute(.link, range: range) }
        for range in own + found { text.addAttributes(linkTextAttributes ?? [:], range: range) }
        var state = textState
        state.keepAttributed(text)
        return state
    }

    private var linkRanges: [NSRange] {
        guard let rich = textState.rich else { return [] }
        var ranges: [NSRange] = []
        unsafe rich.enumerateAttribute(.link, in: NSRange(location: 0, length: rich.length)) { value, range, _ in
            if value != nil { ranges.append(range) }
        }
        return ranges
    }
}
