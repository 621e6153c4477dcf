import LayoutSimXML

extension RootReader {
    /// Whether leading is right in a view: what it says itself goes before the direction of the screen, and is not inherited
    /// ([Apple, `semanticContentAttribute`](https://developer.apple.com/documentation/uikit/uiview/semanticcontentattribute)).
    func isMirrored(_ element: XMLElement) -> Bool {
        switch element["semanticContentAttribute"] {
        case "forceRightToLeft": true
        case "forceLeftToRight", "playback", "spatial": false
        default: isRightToLeft
        }
    }
}
