extension View {
    /// The view and all that it holds, in preorder.
    package var inPreorder: [View] { [self] + subviews.flatMap(\.inPreorder) }

    /// The picture of an image view or a button, if it has one; setting that of another view does nothing.
    package var image: Image? {
        get {
            switch content {
            case .image(let image, _): image
            case .button(let button): button.image
            default: nil
            }
        }
        set {
            switch content {
            case .image(let image, let mode): content = .image(newValue ?? image, contentMode: mode)
            case .button(var button):
                button.image = newValue
                content = .button(button)
            default: break
            }
        }
    }
}

extension View {
    /// Whether it is a table view or a collection view.
    package var isList: Bool { content == .opaque(.table) || content == .opaque(.collection) }
}
