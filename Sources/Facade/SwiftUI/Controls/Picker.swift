// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimProposalTree
import UIKit

/// A choice of one of several values.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView, WrittenView
{
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    let line = SourceLine()

    /// Creates a choice with a label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }
    /// Creates a choice with a label, by an older name.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
        self.label = label
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: Picker, _ inputs: _ViewInputs) -> _ViewOutputs {
        var tagged = inputs
        tagged.environment.tagsRows = true
        let options = tagged.make(view.content, .index(0)).elements
        let isChosen: @MainActor (AnyHashable?) -> Bool = { $0?.base as? SelectionValue == view.selection.wrappedValue }
        let list = options.map { element in
            PickerOption(title: element.firstWords(in: inputs.environment) ?? "", tag: element.traits[TagKey.self])
        }
        let choose: (Int) -> Void = { index in
            guard list.indices.contains(index), let tag = list[index].tag else { return }
            if let value = tag.base as? SelectionValue { view.selection.wrappedValue = value }
        }
        let place = inputs.node.observing { list.firstIndex { isChosen($0.tag) } }
        let title = place.map { list[$0].title } ?? ""
        if inputs.environment.isInMenu {
            let items = list.enumerated().map { index, option in
                MenuEntry.item(MenuItem(title: option.title, isOn: index == place) { choose(index) })
            }
            return .entry(.section(title: "", items))
        }
        let choices = ChoiceRows(content: view.content, isChosen: isChosen) { tag in
            if let value = tag?.base as? SelectionValue { view.selection.wrappedValue = value }
        }
        switch inputs.environment.pickerLook {
        case .segmented:
            return inputs.make(
                SegmentsControl(titles: list.map(\.title), chosen: place, choose: choose), .index(1))
        case .wheel:
            let wheel = WheelPickerControl(titles: list.map(\.title), chosen: place, choose: choose)
            return inputs.make(wheel, .index(1))
        case .inline: return inputs.make(choices, .index(2))
        case .link: return inputs.make(ChoiceLink(label: view.label, title: title, choices: choices), .index(1))
        case .menu:
            let control = MenuControl(titles: list.map(\.title), chosen: place, choose: choose)
            return inputs.make(MenuChoice(label: view.label, title: title, control: control), .index(1))
        }
    }
}

/// A value of a choice.
struct PickerOption {
    let title: String
    let tag: AnyHashable?
}

extension Picker where Label == Text {
    /// Creates a choice with a text.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    /// Creates a choice with a text.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a choice with a text and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
}

/// UIKit's segments.
nonisolated struct SegmentsControl: ControlView {
    let titles: [String]
    let chosen: Int?
    let choose: (Int) -> Void

    @MainActor func makeControl() -> ActingSegments { ActingSegments() }

    @MainActor func update(_ control: ActingSegments, in environment: EnvironmentValues) {
        let shown = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
        if shown != titles {
            control.removeAllSegments()
            for (index, title) in titles.enumerated() {
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
        }
        control.selectedSegmentIndex = chosen ?? UISegmentedControl.noSegment
        control.isEnabled = environment.isEnabled
        control.changed.set { [weak control, choose] in if let control { choose(control.selectedSegmentIndex) } }
    }

    @MainActor func size(_ proposal: ProposedViewSize, of control: ActingSegments, in environment: EnvironmentValues)
        -> CGSize
    {
        let ideal = control.intrinsicContentSize
        return CGSize(width: proposal.width.map { max($0, 0) } ?? ideal.width, height: ideal.height)
    }
}

/// Segments that call a closure.
final class ActingSegments: UISegmentedControl {
    private(set) lazy var changed = ControlAction(self, for: .valueChanged)
}

/// UIKit's wheel of values.
nonisolated struct WheelPickerControl: ControlView {
    let titles: [String]
    let chosen: Int?
    let choose: (Int) -> Void

    @MainActor func makeControl() -> ActingWheel { ActingWheel() }

    @MainActor func update(_ control: ActingWheel, in environment: EnvironmentValues) {
        control.choose = choose
        if control.titles != titles {
            control.titles = titles
            control.reloadAllComponents()
        }
        if let chosen, control.selectedRow(inComponent: 0) != chosen {
            control.selectRow(chosen, inComponent: 0, animated: false)
        }
    }

    @MainActor func size(_ proposal: ProposedViewSize, of control: ActingWheel, in environment: EnvironmentValues)
        -> CGSize
    { CGSize(width: proposal.width ?? 320, height: 216) }
}

/// A wheel of values that calls a closure.
final class ActingWheel: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    var titles: [String] = []
    var choose: (Int) -> Void = { _ in }

    override init(frame: CGRect) {
        super.init(frame: frame)
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titles.indices.contains(row) ? titles[row] : nil
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { choose(row) }
}

extension ViewElement {
    /// The words of the first text in the element.
    func firstWords(in environment: EnvironmentValues) -> String? {
        var open = [self]
        while let element = open.popLast() {
            if case .text(let text) = element.kind { return text.words }
            open += element.children.reversed()
        }
        return nil
    }
}

/// How choices look.
enum PickerLook: Sendable { case menu, segmented, wheel, inline, link }

enum PickerLookKey: EnvironmentKey { static var defaultValue: PickerLook { .menu } }

extension EnvironmentValues {
    /// How choices look.
    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}
