extension View {
    /// The view and all that it holds, in preorder.
    package var inPreorder: [View] {
        var views: [View] = []
        // Views can be nested deeper than calls can.
        var waiting = [self]
        while let view = waiting.popLast() {
            views.append(view)
            waiting += view.subviews.reversed()
        }
        return views
    }

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

extension Screen {
    /// A screen that layout has filled, as if its author had put everything into its fixed frame.
    package var withoutFillings: Screen {
        var screen = self
        screen.root = root.withoutFillings
        return screen
    }
}

extension View {
    fileprivate var withoutFillings: View {
        var view = self
        view.filling = nil
        view.placement = nil
        view.isGenerated = false
        view.subviews = subviews.map(\.withoutFillings)
        return view
    }
}
