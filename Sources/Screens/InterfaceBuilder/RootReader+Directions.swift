import LayoutSimXML

extension RootReader {
    /// Returns whether a view is laid out from right to left: its own attribute takes precedence over the direction of
    /// the screen, and is not inherited ([Apple,
    /// `semanticContentAttribute`](https://developer.apple.com/documentation/uikit/uiview/semanticcontentattribute)).
    func isMirrored(_ element: XMLElement) -> Bool {
        switch element["semanticContentAttribute"] {
        case "forceRightToLeft": true
        case "forceLeftToRight", "playback", "spatial": false
        default: isRightToLeft
        }
    }
}
