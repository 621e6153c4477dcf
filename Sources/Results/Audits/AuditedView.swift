import LayoutSimGeometry
import LayoutSimText
import LayoutSimNotation
package import LayoutSimViewTree

/// A view in a report.
package struct AuditedView: Hashable, Sendable {
    /// The id in its screen.
    package var id: String
    /// The user label, outlet or class; `nil` if there is none.
    package var name: String?
    /// A caption such as `label "Sign in"`, for a view without a name in a file.
    package var caption: String?
    /// The line in its file, from 1; `nil` for a view built in code.
    package var line: Int?
    /// The line of code that makes a view of SwiftUI, such as `ProfileView.swift:23`.
    package var code: String?

    package init(id: String, name: String? = nil, caption: String? = nil, line: Int? = nil, code: String? = nil) {
        self.id = id
        self.name = name
        self.caption = caption
        self.line = line
        self.code = code
    }

    package init(_ view: View) {
        let isUnnamed = view.source.name == nil && view.source.line != nil
        self.init(
            id: view.id, name: view.source.name, caption: isUnnamed ? view.caption : nil, line: view.source.line,
            code: view.hosted?.line?.description)
    }

    /// The label in messages: `'Title' (abc-12-xyz)`, `label "Sign in" (abc-12-xyz)`, or the id if there is neither,
    /// with the line of code of a view of SwiftUI.
    package var label: String { label(behindID: code.map { ", \($0)" } ?? "") }

    /// The label with the line number, for views that are not on the line of the finding.
    var labelWithLine: String { line.map { label(behindID: ", line \($0)") } ?? label }

    private func label(behindID end: String) -> String {
        if let name, name != id { return "'\(onOneLine(name))' (\(onOneLine(id))\(end))" }
        if let caption { return "\(caption) (\(onOneLine(id))\(end))" }
        return "'\(onOneLine(id))'\(end.isEmpty ? "" : " (\(end.dropFirst(2)))")"
    }

    /// Returns the text with escaped line breaks.
    private func onOneLine(_ text: String) -> String { String(quoted(text).dropFirst().dropLast()) }
}

extension View {
    /// The kind of view in UIKit's terms, and the beginning of its content.
    fileprivate var caption: String {
        switch content {
        case .none: "view"
        case .label(let text, _): titled("label", text.text)
        case .image(let image, _): titled("image view", image.caption)
        case .button(let button):
            titled("button", button.title.map(\.text).flatMap { $0.isEmpty ? nil : $0 } ?? button.image?.caption ?? "")
        case .textField(let field): titled("text field", field.text.text.isEmpty ? field.placeholder : field.text.text)
        case .textView(let view): titled("text view", view.text.text)
        case .control(let control): control.caption
        case .stack: "stack view"
        case .scroll: "scroll view"
        case .opaque(let kind): kind == .other ? "view" : "\(kind.rawValue) view"
        }
    }
}

/// The maximum length of a title, enough to recognize it.
private let longestTitle = 30

private func titled(_ kind: String, _ title: String) -> String {
    guard !title.isEmpty else { return kind }
    return "\(kind) \(quoted(title.count > longestTitle ? title.prefix(longestTitle) + "…" : title))"
}

extension Image {
    /// The name of the image, without folder and scale.
    var caption: String {
        switch source {
        case .symbol(let name), .missing(let name): name
        case .file(let path): PictureName.title(of: path.split(separator: "/").last.map(String.init) ?? path)
        case .drawing(let drawing): drawing.name
        }
    }
}

extension Control {
    fileprivate var caption: String {
        switch self {
        case .toggle: "switch"
        case .slider: "slider"
        case .stepper: "stepper"
        case .segmented(let segments, _, _):
            titled("segmented control", segments.map(\.title).filter { !$0.isEmpty }.joined(separator: ", "))
        case .progress: "progress view"
        case .activityIndicator: "activity indicator"
        case .pageControl: "page control"
        case .datePicker: "date picker"
        case .picker: "picker"
        case .searchBar(let placeholder): titled("search bar", placeholder)
        case .navigationBar(let bar, _): titled("navigation bar", bar.title)
        case .tabBar: "tab bar"
        case .toolbar: "tool bar"
        }
    }
}
