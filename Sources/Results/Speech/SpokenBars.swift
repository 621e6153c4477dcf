import LayoutSimGeometry
import LayoutSimViewTree

/// The spoken elements of bars.
enum SpokenBars {
    /// Returns the items of a navigation bar from its leading end, with the title between them.
    static func navigation(_ bar: NavigationBar, _ contents: BarContents) -> [SpokenElement] {
        var elements: [SpokenElement] = []
        if let prompt = contents.prompt, !prompt.isEmpty { elements.append(SpokenElement(label: prompt)) }
        if contents.hasBackButton {
            elements.append(
                SpokenElement(label: contents.backTitle.isEmpty ? "Back" : contents.backTitle, traits: [.button]))
        }
        elements += items(contents.leading)
        if !bar.title.isEmpty { elements.append(SpokenElement(label: bar.title, traits: [.header])) }
        elements += items(contents.center)
        let trailing = items(contents.trailing.reversed())
        if trailing.isEmpty, let button = bar.trailingButton {
            return elements + [SpokenElement(label: button.title, traits: [.button])]
        }
        return elements + trailing
    }

    /// Returns the buttons of a bar, without gaps.
    static func items(_ items: [BarContents.Item]) -> [SpokenElement] {
        items.filter { !$0.isFlexibleSpace && !($0.title.isEmpty && $0.image == nil) }.map { item in
            SpokenElement(label: item.title.isEmpty ? item.image?.spokenName ?? "" : item.title, traits: [.button])
        }
    }

    static func tabs(_ titles: [String], selected: Int) -> [SpokenElement] {
        titles.enumerated().map { number, title in
            var element = SpokenElement(label: title, traits: number == selected ? [.selected] : [])
            (element.role, element.place) = ("tab", "\(number + 1) of \(titles.count)")
            return element
        }
    }
}
