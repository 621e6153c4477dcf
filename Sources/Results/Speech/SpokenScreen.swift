package import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

/// The accessibility elements of a layout in VoiceOver's reading order.
package struct SpokenScreen {
    /// The elements, in reading order.
    package private(set) var elements: [SpokenElement] = []
    private let layout: Layout
    private let children: [[Int]]

    /// Creates the elements that VoiceOver reads in a layout.
    package init(_ layout: Layout) {
        self.layout = layout
        var children: [[Int]] = Array(repeating: [], count: layout.views.count)
        for position in layout.views.indices {
            if let parent = layout.views[position].parent { children[parent].append(position) }
        }
        self.children = children
        let screen = layout.screen
        if let bar = screen.navigationBar { elements += SpokenBars.navigation(bar, screen.bars) }
        if !layout.views.isEmpty { elements += read(0) }
        if screen.hasToolBar { elements += SpokenBars.items(screen.bars.tools) }
        if screen.hasTabBar {
            elements += SpokenBars.tabs(screen.bars.tabs.map(\.title), selected: screen.bars.selectedTab)
        }
    }

    /// The spoken text, one line for each element.
    package var lines: [String] {
        elements.map { $0.description.isEmpty ? "(nothing)" : $0.description }
    }

    /// Elements that are read one after the other, with their common frame.
    private struct Group {
        var elements: [SpokenElement]
        var frame: Rect
        /// Whether the elements are read after all others, as those of a bar at the bottom.
        var isLast = false
    }

    private func read(_ position: Int) -> [SpokenElement] { ordered(groups(at: position)).flatMap(\.elements) }

    private func ordered(_ groups: [Group]) -> [Group] {
        let sorted = ReadingOrder.sorted(groups, isRightToLeft: layout.screen.isRightToLeft, frame: \.frame)
        return sorted.filter { !$0.isLast } + sorted.filter(\.isLast)
    }

    private func groups(at position: Int) -> [Group] {
        let placed = layout.views[position]
        let accessibility = placed.view.accessibility
        guard !placed.view.isHidden, placed.view.alpha > 0, !placed.view.source.isHiddenAtFirst,
            accessibility?.hidesElements != true
        else { return [] }
        let own = spoken(position)
        if let bar = bar(at: position, own) { return [bar] }
        if accessibility?.isElement == true || (accessibility?.isElement == nil && !own.isEmpty) {
            let inner = isRow(placed.view) ? controls(under: position) : []
            return [Group(elements: own + ordered(inner).flatMap(\.elements), frame: placed.screenFrame)]
        }
        if accessibility?.isElement == false, placed.view.hidesItsParts { return [] }
        let inner = innerGroups(of: position)
        guard accessibility?.groupsChildren == true || accessibility?.elements != nil, !inner.isEmpty else {
            return inner
        }
        let sorted = accessibility?.elements == nil ? ordered(inner) : inner
        return [Group(elements: sorted.flatMap(\.elements), frame: placed.screenFrame)]
    }

    /// Returns the elements of a bar with the views that the app put into it; `nil` for other views.
    private func bar(at position: Int, _ own: [SpokenElement]) -> Group? {
        let placed = layout.views[position]
        guard case .control(let control) = placed.view.content, control.isBar,
            placed.view.accessibility?.isElement == nil
        else { return nil }
        let inner = ordered(innerGroups(of: position))
        let isRightToLeft = layout.screen.isRightToLeft
        let isLeading = { (group: Group) in (group.frame.midX < placed.screenFrame.midX) != isRightToLeft }
        let title = own.firstIndex { $0.traits.contains(.header) } ?? own.endIndex
        let row = inner.first.map { $0.frame.minY + ReadingOrder.rowHeight } ?? 0
        // Items before the title stand in its row; a search field stands below.
        let leading = inner.prefix { $0.frame.minY < row && isLeading($0) }
        let elements =
            own[..<title] + leading.flatMap(\.elements) + own[title...]
            + inner.dropFirst(leading.count).flatMap(\.elements)
        return Group(elements: Array(elements), frame: placed.screenFrame, isLast: control.isBottomBar)
    }

    private func innerGroups(of position: Int) -> [Group] {
        var inner = children[position]
        if let modal = inner.last(where: { layout.views[$0].view.accessibility?.isModal == true }) { inner = [modal] }
        if let ids = layout.views[position].view.accessibility?.elements {
            let places = Dictionary(layout.views.indices.map { (layout.views[$0].view.id, $0) }) { first, _ in first }
            return ids.flatMap { id in places[id].map(groups) ?? part(id, of: position) }
        }
        return inner.flatMap(groups)
    }

    /// Returns an accessibility element of a view that is not a view itself.
    private func part(_ id: String, of position: Int) -> [Group] {
        let placed = layout.views[position]
        return (placed.view.accessibility?.parts ?? []).filter { $0.id == id }.map { part in
            var element = SpokenElement(label: part.label, traits: part.traits)
            (element.value, element.hint, element.actions) = (part.value, part.hint, part.actions)
            (element.view, element.position) = (placed.view.id, position)
            element.frame = part.frame.offset(x: placed.screenFrame.minX, y: placed.screenFrame.minY)
            return Group(elements: [element], frame: element.frame)
        }
    }

    private func isRow(_ view: View) -> Bool {
        view.placement?.role == .row || view.accessibility?.merging == .texts
    }

    /// Returns the controls in a row, which are read after it.
    private func controls(under position: Int) -> [Group] {
        children[position].flatMap(groups).compactMap { group in
            let elements = group.elements.filter(\.isInteractive)
            return elements.isEmpty ? nil : Group(elements: elements, frame: group.frame)
        }
    }

    /// Returns a view as elements: its own accessibility information, or, if it has none, the elements that UIKit
    /// provides for its content.
    private func spoken(_ position: Int) -> [SpokenElement] {
        let placed = layout.views[position]
        var elements = placed.view.spokenContent
        if isRow(placed.view) {
            let label = rowTexts(under: position).joined(separator: ", ")
            elements = label.isEmpty ? [] : [SpokenElement(label: label)]
        }
        if placed.view.accessibility?.merging == .all {
            elements = [SpokenElement(merging: ordered(innerGroups(of: position)).flatMap(\.elements))]
        }
        if placed.view.accessibility?.isElement == true, elements.isEmpty {
            var element = SpokenElement()
            if case .image(let image, _) = placed.view.content {
                element = SpokenElement(label: image.spokenName, traits: [.image])
            }
            elements = [element]
        }
        for index in elements.indices {
            elements[index].view = placed.view.id
            elements[index].position = position
            elements[index].frame = placed.screenFrame
            if let own = placed.view.accessibility { elements[index].take(own) }
        }
        return elements
    }

    /// Returns the texts of a row outside its controls, in reading order.
    private func rowTexts(under position: Int) -> [String] {
        let groups = children[position].flatMap(groups)
        return ordered(groups).flatMap(\.elements).filter { !$0.isInteractive }.map(\.description).filter {
            !$0.isEmpty
        }
    }
}

extension SpokenElement {
    /// Applies a view's own accessibility settings.
    fileprivate mutating func take(_ own: Accessibility) {
        label = own.label ?? label
        value = own.value ?? value
        hint = own.hint ?? hint
        let all = (own.traits ?? traits).filter { !own.removed.contains($0) } + own.states
        traits = AccessibilityTrait.allCases.filter(all.contains)
        actions += own.actions
        rotors = own.rotors
    }
}

extension View {
    /// Whether its subviews are never read without it: a button's label is part of the button.
    fileprivate var hidesItsParts: Bool {
        switch content {
        case .button, .control, .textField, .textView: true
        case .none, .label, .image, .stack, .scroll, .opaque: false
        }
    }
}

extension Control {
    /// Whether the control is a bar, which views of an app can be in.
    fileprivate var isBar: Bool {
        if case .navigationBar = self { return true }
        return isBottomBar
    }

    /// Whether the control is a bar at the bottom of a screen.
    fileprivate var isBottomBar: Bool {
        switch self {
        case .tabBar, .toolbar: true
        default: false
        }
    }
}
