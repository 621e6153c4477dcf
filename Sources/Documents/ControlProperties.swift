import LayoutSimNotation
import LayoutSimViewTree

extension LayoutDocument.Property {
    /// One of the system's controls; the parts of a segmented one have a property each.
    static func properties(of control: Control) -> [LayoutDocument.Property] {
        let segments: [Control.Segment] = if case .segmented(let segments, _, _) = control { segments } else { [] }
        return [LayoutDocument.Property("control", text(of: control))]
            + segments.map { segment in
                let width = segment.imageWidth == 0 ? "" : " \(decimal(segment.imageWidth))"
                return LayoutDocument.Property("segment", quoted(segment.title) + width)
            }
    }

    private static func text(of control: Control) -> String {
        switch control {
        case .toggle(let isOn): "toggle \(isOn ? "on" : "off")"
        case .slider(let value): "slider \(decimal(value))"
        case .stepper: "stepper"
        case .segmented(_, let selected, let apportionsByContent):
            "segmented" + (selected.map { " selected \($0)" } ?? "") + (apportionsByContent ? " by-content" : "")
        case .progress(let value): "progress \(decimal(value))"
        case .activityIndicator(let isLarge): "activity-indicator" + (isLarge ? " large" : "")
        case .pageControl(let pages, let current): "page-control \(pages) \(current)"
        case .datePicker(let style, let mode):
            "date-picker \(style.rawValue)" + (mode == style.usualMode ? "" : " \(mode.rawValue)")
        case .picker: "picker"
        case .searchBar(let placeholder): "search-bar \(quoted(placeholder))"
        case .navigationBar(let bar, let isLarge): "navigation-bar \(text(of: bar))\(isLarge ? " large" : "")"
        case .tabBar(let titles): "tab-bar" + titles.map { " \(quoted($0))" }.joined()
        case .toolbar: "toolbar"
        }
    }

    /// The title, and the button if there is one.
    static func text(of bar: NavigationBar) -> String {
        quoted(bar.title) + (bar.trailingButton.map { " \($0.style.rawValue) \(quoted($0.title))" } ?? "")
    }
}

extension Control {
    /// Reads what `LayoutDocument.Property.properties(of:)` printed.
    init?(_ properties: inout ReadProperties) {
        guard let control = properties.take("control", { $0.control() }) else { return nil }
        guard case .segmented(_, let selected, let apportionsByContent) = control else {
            self = control
            return
        }
        let segments = properties.takeAll("segment") { words in
            words.name().map { Segment($0, imageWidth: words.number() ?? 0) }
        }
        self = .segmented(segments, selected: selected, apportionsByContent: apportionsByContent)
    }
}

extension WordReader {
    fileprivate mutating func control() -> Control? {
        switch word() {
        case "toggle": skip("on") ? .toggle(isOn: true) : skip("off") ? .toggle(isOn: false) : nil
        case "slider": number().map { .slider(value: $0) }
        case "stepper": .stepper
        case "segmented": segmented()
        case "progress": number().map { .progress(value: $0) }
        case "activity-indicator": .activityIndicator(isLarge: skip("large"))
        case "page-control": integer().flatMap { pages in integer().map { .pageControl(pages: pages, current: $0) } }
        case "date-picker": value().map { .datePicker($0, value() ?? $0.usualMode) }
        case "picker": .picker
        case "search-bar": name().map { .searchBar(placeholder: $0) }
        case "navigation-bar": navigationBar().map { .navigationBar($0, isLarge: skip("large")) }
        case "tab-bar": names().map { .tabBar($0) }
        case "toolbar": .toolbar
        default: nil
        }
    }

    private mutating func segmented() -> Control? {
        let selected = skip("selected") ? integer() : nil
        return .segmented([], selected: selected, apportionsByContent: skip("by-content"))
    }

    private mutating func integer() -> Int? { word().flatMap(Int.init) }

    /// A title, and a button if there is one.
    mutating func navigationBar() -> NavigationBar? {
        guard let title = name() else { return nil }
        guard let style: BarButton.Style = value() else { return NavigationBar(title: title) }
        return name().map { NavigationBar(title: title, trailingButton: BarButton($0, style: style)) }
    }
}

extension Control.DatePickerStyle {
    /// The mode that is not written down.
    fileprivate var usualMode: Control.DatePickerMode { self == .compact ? .dateAndTime : .date }
}
