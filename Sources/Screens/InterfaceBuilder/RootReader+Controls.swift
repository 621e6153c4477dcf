import LayoutSimGeometry
internal import LayoutSimText
internal import LayoutSimViewTree
import LayoutSimXML

extension RootReader {
    /// Returns a system control; `nil` for any other view.
    mutating func control(_ element: XMLElement) -> Control? {
        switch element.name {
        case "switch": .toggle(isOn: element.flag("on"))
        case "slider": slider(element)
        case "stepper": .stepper
        case "segmentedControl": segmented(element)
        case "progressView":
            .progress(
                value: min(max(element.number("progress") ?? 0, 0), 1), isBar: element["progressViewStyle"] == "bar")
        case "activityIndicatorView": .activityIndicator(isLarge: ["large", "whiteLarge"].contains(element["style"]))
        case "pageControl":
            .pageControl(pages: element.count("numberOfPages", 1), current: element.count("currentPage", 0))
        case "datePicker":
            .datePicker(
                style: datePickerStyle(element),
                mode: element["datePickerMode"].flatMap(Control.DatePickerMode.init) ?? .dateAndTime)
        case "pickerView": .picker
        case "searchBar": .searchBar(placeholder: searchPlaceholder(element))
        case "navigationBar":
            .navigationBar(NavigationBar(title: title(ofBar: element)), isLarge: element.flag("largeTitles"))
        case "tabBar": .tabBar(element.children(of: "items").map { $0["title"] ?? "" })
        case "toolbar": .toolbar
        default: nil
        }
    }

    /// Returns the placeholder of a search bar, by default the system's word in the language of the screen.
    private func searchPlaceholder(_ element: XMLElement) -> String {
        let own = element.string("placeholder")
        return own.isEmpty ? SystemText.search.text(in: file.request.language) : own
    }

    private mutating func slider(_ element: XMLElement) -> Control {
        var looks = SliderLooks()
        looks.minimumImage = image(of: element, "minimumValueImage")
        looks.maximumImage = image(of: element, "maximumValueImage")
        return .slider(
            value: element.share("value", from: "minValue", to: "maxValue", default: 0.5),
            looks: looks == SliderLooks() ? nil : looks)
    }

    private mutating func segmented(_ element: XMLElement) -> Control {
        let segments = element.children(of: "segments").map { segment in
            var value = Control.Segment(
                segment.string("title"),
                imageWidth: segment["image"].flatMap { file.resources.imageSizes[$0]?.width } ?? 0,
                width: max(0, segment.number("width") ?? 0))
            value.image = value.title.isEmpty ? image(of: segment) : nil
            value.image?.isTemplate = true
            return value
        }
        let selected = element["selectedSegmentIndex"].flatMap { Int($0) }
        return .segmented(
            segments, selected: selected.flatMap { segments.indices.contains($0) ? $0 : nil },
            apportionsByContent: element.flag("apportionsSegmentWidthsByContent"))
    }

    private func datePickerStyle(_ element: XMLElement) -> Control.DatePickerStyle {
        switch element["style"] {
        case "compact": .compact
        case "inline": .inline
        // The automatic style since iOS 14 [3 stored frames of 2 repositories].
        case nil where version >= 17_000 && element["datePickerMode"] != "countDownTimer": .compact
        default: .wheels
        }
    }

    private func title(ofBar element: XMLElement) -> String {
        element.children(of: "items").first?["title"] ?? ""
    }
}

extension XMLElement {
    /// Returns the position of a value between two others, from 0 to 1.
    fileprivate func share(_ name: String, from low: String, to high: String, default fallback: Double) -> Double {
        let low = number(low) ?? 0
        let high = number(high) ?? 1
        guard high > low else { return 0 }
        return min(max(((number(name) ?? low + fallback * (high - low)) - low) / (high - low), 0), 1)
    }

    /// Returns a small count.
    fileprivate func count(_ name: String, _ fallback: Int) -> Int {
        min(max(self[name].flatMap { Int($0) } ?? fallback, 0), 100)
    }
}
