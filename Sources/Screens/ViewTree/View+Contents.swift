extension View {
    /// The view and its descendants, in preorder.
    package var inPreorder: [View] { mapInPreorder { $0 } }

    /// The ids of the view and its descendants, in preorder, without copying any view.
    package var idsInPreorder: [String] { mapInPreorder(\.id) }

    /// Returns whether the view or any descendant meets a condition, without copying any view.
    package func hasView(where isWanted: (View) -> Bool) -> Bool {
        if isWanted(self) { return true }
        var waiting = [subviews]
        while let siblings = waiting.popLast() {
            for index in siblings.indices {
                if isWanted(siblings[index]) { return true }
                if !siblings[index].ownSubviews.isEmpty { waiting.append(siblings[index].subviews) }
            }
        }
        return false
    }

    private func mapInPreorder<Value>(_ value: (View) -> Value) -> [Value] {
        var values = [value(self)]
        // Views can be nested deeper than the call stack allows.
        var waiting = [(siblings: subviews, next: 0)]
        while let (siblings, next) = waiting.last {
            guard next < siblings.count else {
                waiting.removeLast()
                continue
            }
            waiting[waiting.count - 1].next += 1
            values.append(value(siblings[next]))
            if !siblings[next].ownSubviews.isEmpty { waiting.append((siblings[next].subviews, 0)) }
        }
        return values
    }

    /// Changes the view and its descendants, in preorder; the descent continues with the subviews that a view has after
    /// its change.
    package mutating func changeAllViews(_ change: (inout View) throws -> Void) rethrows {
        var changed: [(view: View, superview: Int)] = []
        var waiting = [(view: self, superview: 0)]
        while var next = waiting.popLast() {
            try change(&next.view)
            waiting += next.view.subviews.reversed().map { ($0, changed.count) }
            next.view.subviews = []
            changed.append(next)
        }
        while var last = changed.popLast() {
            // The subviews were appended in reverse order.
            last.view.subviews.reverse()
            if changed.isEmpty { self = last.view } else { changed[last.superview].view.subviews.append(last.view) }
        }
    }

    /// The image of an image view or a button; setting that of another view does nothing.
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
    /// Whether lists or containers place any of its views.
    package var hasFillings: Bool { root.inPreorder.contains { $0.filling != nil || $0.placement != nil } }

    /// A laid-out screen without fillings and placements, as if its author had put every view at its fixed frame.
    package var withoutFillings: Screen {
        var screen = self
        screen.root.changeAllViews { view in
            view.filling = nil
            view.placement = nil
            view.isGenerated = false
        }
        return screen
    }
}
