import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimViewTree

extension PropertyLine<View> {
    /// The system's controls; segments and the custom appearance of sliders have separate lines.
    static let controls: [PropertyLine] =
        [PropertyLine("control", PropertyRow("control", .control, .control)), segments] + sliders
}

extension Place<View, Control> {
    /// The control, without the segments of a segmented control.
    fileprivate static var control: Place {
        Place(
            get: { view in
                guard case .control(let control) = view.content else { return nil }
                return control.replacingSegments(with: []).replacingLooks(with: nil)
            },
            set: { view, control in
                guard case .control(let old) = view.content else { return false }
                let whole = control.replacingSegments(with: old.segments ?? [])
                view.content = .control(whole.replacingLooks(with: old.sliderLooks))
                return true
            })
    }
}

extension Spelling<NavigationBar> {
    /// The title, and the button if there is one.
    static var navigationBar: Spelling {
        Spelling(
            write: { bar in
                quoted(bar.title) + (bar.trailingButton.map { " \($0.style.rawValue) \(quoted($0.title))" } ?? "")
            },
            read: { words in
                guard let title = words.name() else { return nil }
                guard let style: BarButton.Style = words.value() else { return NavigationBar(title: title) }
                return words.name().map { NavigationBar(title: title, trailingButton: BarButton($0, style: style)) }
            })
    }
}

extension Spelling<Control> {
    /// The kind of control and its state, without the segments of a segmented control.
    fileprivate static var control: Spelling { Spelling(write: text, read: { control(&$0) }) }

    private static func text(of control: Control) -> String {
        switch control {
        case .toggle(let isOn): "toggle \(isOn ? "on" : "off")"
        case .slider(let value, _): "slider \(exact(value))"
        case .stepper: "stepper"
        case .segmented(_, let selected, let apportionsByContent):
            "segmented" + (selected.map { " selected \($0)" } ?? "") + (apportionsByContent ? " by-content" : "")
        case .progress(let value, let isBar): "progress \(exact(value))\(isBar ? " bar" : "")"
        case .activityIndicator(let isLarge): "activity-indicator" + (isLarge ? " large" : "")
        case .pageControl(let pages, let current): "page-control \(pages) \(current)"
        case .datePicker(let style, let mode):
            "date-picker \(style.rawValue)" + (mode == style.usualMode ? "" : " \(mode.rawValue)")
        case .picker: "picker"
        case .searchBar(let placeholder): "search-bar \(quoted(placeholder))"
        case .navigationBar(let bar, let isLarge):
            "navigation-bar \(Spelling<NavigationBar>.navigationBar.write(bar))\(isLarge ? " large" : "")"
        case .tabBar(let titles): "tab-bar" + titles.map { " \(quoted($0))" }.joined()
        case .toolbar: "toolbar"
        }
    }

    private static func control(_ words: inout WordReader) -> Control? {
        switch words.word() {
        case "toggle": words.skip("on") ? .toggle(isOn: true) : words.skip("off") ? .toggle(isOn: false) : nil
        case "slider": words.number().map { .slider(value: $0) }
        case "stepper": .stepper
        case "segmented":
            .segmented(
                [], selected: words.skip("selected") ? words.integer() : nil,
                apportionsByContent: words.skip("by-content"))
        case "progress": words.number().map { .progress(value: $0, isBar: words.skip("bar")) }
        case "activity-indicator": .activityIndicator(isLarge: words.skip("large"))
        case "page-control":
            words.integer().flatMap { pages in words.integer().map { .pageControl(pages: pages, current: $0) } }
        case "date-picker": words.value().map { .datePicker(style: $0, mode: words.value() ?? $0.usualMode) }
        case "picker": .picker
        case "search-bar": words.name().map { .searchBar(placeholder: $0) }
        case "navigation-bar":
            Spelling<NavigationBar>.navigationBar.read(&words).map {
                .navigationBar($0, isLarge: words.skip("large"))
            }
        case "tab-bar": words.names().map { .tabBar($0) }
        case "toolbar": .toolbar
        default: nil
        }
    }
}

extension Control.DatePickerStyle {
    /// The default mode, which is not printed.
    fileprivate var usualMode: Control.DatePickerMode { self == .compact ? .dateAndTime : .date }
}
