internal import LayoutSimGeometry
internal import LayoutSimViewTree
import LayoutSimXML

extension RootReader {
    /// Returns a view with its subviews; `superview` is the parent element, or `nil` for the root.
    mutating func view(_ element: XMLElement, in superview: XMLElement?) -> View {
        let id = uniqueID(element)
        if let elementID = element["id"], items[elementID] == nil { items[elementID] = .view(id) }
        elements[id] = element
        noteGuides(of: element, owner: id)
        let override = override(for: element)
        var view = View(id, content: content(of: element, id: id, override: override))
        alignSymbol(of: &view, element)
        view.subviews = subviews(of: element)
        view.isHidden = override?.isHidden ?? isHidden(element)
        view.hugging = element.priorities("HuggingPriority", default: .defaultLow)
        view.compressionResistance = element.priorities("CompressionResistancePriority", default: .defaultHigh)
        view.intrinsicSizeOverride = element.placeholderSize
        if override == nil, let elementID = element["id"] { view.renderedSize = document.renderedSizes[elementID] }
        view.layoutMargins = margins(of: element)
        view.preferredMaxLayoutWidth = element.number("preferredMaxLayoutWidth").flatMap { $0 > 0 ? $0 : nil }
        setAppearance(of: &view, element)
        view.bars = barContents(ofView: element)
        view.autoresizing = superview.flatMap { autoresizing(of: element, in: $0) }
        view.accessibility = accessibility(of: element)
        view.source = source(of: element)
        if element.flag("layoutMarginsFollowReadableWidth") { readableViews.insert(id) }
        collectConstraints(of: element, owner: id)
        return view
    }

    /// Returns the subviews of a view: its list of subviews, and the content view of an effect view.
    private mutating func subviews(of element: XMLElement) -> [View] {
        guard !["tableView", "collectionView"].contains(element.name) else { return [] }
        let left = element.excludedMembers(of: "subviews", for: device.traits)
        var views: [View] = []
        if let content = element.property("contentView"), ViewElements.contains(content.name) {
            views.append(filling(content, in: element))
        }
        for child in element.children(of: "subviews") {
            if let id = child["id"], left.contains(id) {
                exclude(child)
            } else {
                var view = view(known(child).varied(for: device.traits), in: element)
                if element.name == "stackView" {
                    addCanvasSize(to: &view, of: child, in: element)
                    addCanvasWidth(to: view, of: child, in: element)
                }
                views.append(view)
            }
        }
        return views
    }

    /// Returns the element, or a plain view with a warning for an unknown element.
    private mutating func known(_ element: XMLElement) -> XMLElement {
        if !ViewElements.contains(element.name) {
            warn(element.line, "'\(element.name)' is unknown; it is laid out as a plain view")
        }
        return element
    }

    /// Returns a content view that always fills its owner.
    private mutating func filling(_ element: XMLElement, in owner: XMLElement) -> View {
        var view = view(element.varied(for: device.traits), in: nil)
        let size = owner.storedFrame?.size ?? .zero
        view.autoresizing = Autoresizing(
            frame: Rect(origin: .zero, size: size), superviewSize: size, mask: [.widthSizable, .heightSizable])
        return view
    }

    /// Registers a view that size classes exclude, with its subtree.
    private mutating func exclude(_ element: XMLElement) {
        if let id = element["id"] { excluded.insert(id) }
        for child in element.children { exclude(child) }
    }

    /// A spinner with `hidesWhenStopped` is stored as hidden but keeps its place in a stack.
    private func isHidden(_ element: XMLElement) -> Bool { element.flag("hidden") && !isHiddenAtFirst(element) }

    private func isHiddenAtFirst(_ element: XMLElement) -> Bool {
        element.name == "activityIndicatorView" && element.flag("hidesWhenStopped") && element.flag("hidden")
    }

    private func source(of element: XMLElement) -> ViewSource {
        let outlet = element["id"].flatMap { document.outlets[$0]?.first }
        var source = ViewSource(
            name: element["userLabel"] ?? outlet ?? element["customClass"], line: element.line,
            storedFrame: element.storedFrame)
        source.isHiddenAtFirst = isHiddenAtFirst(element) && !element.flag("animating")
        return source
    }

    /// Returns the margins of a view, which replace the defaults; a stack view has none by default.
    func margins(of element: XMLElement) -> LayoutMargins {
        var margins = LayoutMargins()
        let own = element.property("directionalLayoutMargins") ?? element.property("layoutMargins")
        margins.own = own?.insets(isRightToLeft: isRightToLeft)
        if margins.own == nil, element.name == "stackView" { margins.own = .zero }
        margins.preservesSuperview = element.flag("preservesSuperviewLayoutMargins")
        margins.insetsFromSafeArea = element.flag("insetsLayoutMarginsFromSafeArea", default: true)
        return margins
    }

    /// Returns the frame of a view with an autoresizing mask: one without
    /// `translatesAutoresizingMaskIntoConstraints="NO"`, or one with a fixed frame because no constraint refers to it.
    private func autoresizing(of element: XMLElement, in superview: XMLElement) -> Autoresizing? {
        let isFixed = element.flag("fixedFrame")
        guard superview.name != "stackView",
            isFixed || element.flag("translatesAutoresizingMaskIntoConstraints", default: true)
        else { return nil }
        let frame = element.storedFrame ?? .zero
        let mask = element.property("autoresizingMask").map(\.autoresizingMask) ?? [.flexibleMaxX, .flexibleMaxY]
        return Autoresizing(frame: frame, superviewSize: superview.storedFrame?.size ?? frame.size, mask: mask)
    }
}

extension XMLElement {
    fileprivate var autoresizingMask: Autoresizing.Mask {
        let parts: [(String, Autoresizing.Mask)] = [
            ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable), ("flexibleMaxX", .flexibleMaxX),
            ("flexibleMinY", .flexibleMinY), ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
        ]
        return parts.reduce(into: []) { mask, part in if flag(part.0) { mask.insert(part.1) } }
    }

    fileprivate func priorities(_ suffix: String, default fallback: Priority) -> AxisPriorities {
        AxisPriorities(
            horizontal: priority("horizontal" + suffix) ?? fallback,
            vertical: priority("vertical" + suffix) ?? fallback)
    }

    /// Returns the priority in an attribute; `nil` if it is absent or invalid.
    func priority(_ name: String) -> Priority? {
        guard let value = number(name), value > 0 else { return nil }
        return Priority(rawValue: Float(min(value, 1000)))
    }

    /// The placeholder for the intrinsic size; stack views ignore it unless they are empty.
    fileprivate var placeholderSize: IntrinsicSizeOverride {
        guard name != "stackView" || children(of: "subviews").isEmpty else { return IntrinsicSizeOverride() }
        func length(_ name: String) -> IntrinsicSizeOverride.Length {
            guard let text = self[name] else { return .content }
            return number(name).map { .points(max(0, $0)) } ?? (text == "infinite" ? .none : .content)
        }
        return IntrinsicSizeOverride(
            width: length("placeholderIntrinsicWidth"), height: length("placeholderIntrinsicHeight"))
    }
}
