import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension View {
    /// The elements that UIKit derives from a view's content, without the view's own accessibility settings.
    var spokenContent: [SpokenElement] {
        switch content {
        case .label(let text, _):
            return text.text.isEmpty ? [] : [SpokenElement(label: text.text, traits: [.staticText])]
        case .button(let button): return [button.spoken]
        case .textField(let field): return [field.spoken]
        case .textView(let textView):
            var element = SpokenElement()
            (element.value, element.role) = (textView.text.text, "text field")
            return [element]
        case .control(let control): return control.spoken(in: bars)
        case .none, .image, .stack, .scroll, .opaque: return []
        }
    }
}

extension Button {
    fileprivate var spoken: SpokenElement {
        let texts = [title?.text, subtitle?.text].compactMap(\.self).filter { !$0.isEmpty }
        return SpokenElement(
            label: texts.isEmpty ? image?.spokenName ?? "" : texts.joined(separator: ", "), traits: [.button])
    }
}

extension Image {
    /// The spoken name of a symbol; pictures from files have none.
    var spokenName: String {
        guard case .symbol(let name) = source else { return "" }
        return SymbolNames.spoken[name] ?? ""
    }
}

extension TextField {
    /// The spoken element; a field without a text reads its placeholder as its value.
    fileprivate var spoken: SpokenElement {
        var element = SpokenElement()
        let count = text.text.count
        element.value = count == 0 ? placeholder : isSecure ? "\(count) bullet\(count == 1 ? "" : "s")" : text.text
        element.role = isSecure ? "secure text field" : "text field"
        element.hint = "Double tap to edit."
        return element
    }
}

extension Control {
    fileprivate func spoken(in bars: BarContents?) -> [SpokenElement] {
        switch self {
        case .toggle(let isOn):
            var element = SpokenElement(traits: [.toggleButton])
            (element.value, element.hint) = (isOn ? "on" : "off", "Double tap to toggle setting.")
            return [element]
        case .slider(let value, _):
            var element = SpokenElement(traits: [.adjustable])
            (element.value, element.hint) = (percent(value), "Swipe up or down with one finger to adjust the value.")
            return [element]
        case .stepper:
            return ["Decrement", "Increment"].map { SpokenElement(label: $0, traits: [.button]) }
        case .segmented(let segments, let selected, _): return Control.choices(segments.map(\.title), selected)
        case .progress(let value, _):
            var element = SpokenElement(label: "Progress", traits: [.updatesFrequently])
            element.value = percent(value)
            return [element]
        case .activityIndicator: return [SpokenElement(label: "In progress", traits: [.updatesFrequently])]
        case .pageControl(let pages, let current):
            guard pages > 0 else { return [] }
            var element = SpokenElement(traits: [.adjustable])
            element.value = "page \(current + 1) of \(pages)"
            return [element]
        case .datePicker:
            var element = SpokenElement(traits: [.adjustable])
            element.role = "date picker"
            return [element]
        case .picker:
            var element = SpokenElement(traits: [.adjustable])
            element.role = "picker item"
            return [element]
        case .searchBar(let placeholder):
            var element = SpokenElement(traits: [.searchField])
            (element.value, element.hint) = (placeholder, "Double tap to edit.")
            return [element]
        case .navigationBar(let bar, _): return SpokenBars.navigation(bar, bars ?? BarContents())
        case .tabBar(let titles): return SpokenBars.tabs(titles, selected: bars?.selectedTab ?? 0)
        case .toolbar: return SpokenBars.items(bars?.tools ?? [])
        }
    }

    private static func choices(_ titles: [String], _ selected: Int?) -> [SpokenElement] {
        titles.enumerated().map { number, title in
            var element = SpokenElement(label: title, traits: number == selected ? [.selected, .button] : [.button])
            element.place = "\(number + 1) of \(titles.count)"
            return element
        }
    }

    private func percent(_ value: Double) -> String { "\(Int((min(max(value, 0), 1) * 100).rounded()))%" }
}
