import LayoutSimInertness

/// A view in a bar, and its place.
struct ToolbarEntry {
    /// A part of a navigation bar, or another bar.
    enum Place: Sendable { case leading, middle, trailing, bottom, keyboard }

    let place: Place
    let view: AnyView
}

/// Items that say which views they have.
@MainActor protocol ToolbarViews {
    /// The views with their places.
    var entries: [ToolbarEntry] { get }
}

extension ToolbarItemPlacement {
    /// The part of the navigation bar, or another bar; `nil` for bars that are not shown.
    var place: ToolbarEntry.Place? {
        switch name {
        case "topBarLeading", "cancellationAction", "navigation": .leading
        case "principal", "title": .middle
        case "bottomBar", "status": .bottom
        case "keyboard": .keyboard
        case "bottomOrnament", "accessoryBar": nil
        default: .trailing
        }
    }
}

/// Returns the views of items, of the body of an app's own ones.
@MainActor private func entries<Content: ToolbarContent>(of content: Content) -> [ToolbarEntry] {
    if let known = content as? any ToolbarViews { return known.entries }
    if Content.Body.self != Never.self { return entries(of: content.body) }
    if !(content is EmptyToolbarContent) { inert(.looks, "\(Content.self)") }
    return []
}

extension ToolbarItem: ToolbarViews {
    @MainActor var entries: [ToolbarEntry] { .one(AnyView(content), placement) }
}

extension ToolbarItemGroup: ToolbarViews {
    @MainActor var entries: [ToolbarEntry] { .one(AnyView(HStack { content }), placement) }
}

extension [ToolbarEntry] {
    /// The view of an item; none is shown outside of navigation bars, which is told.
    @MainActor fileprivate static func one(_ view: AnyView, _ placement: ToolbarItemPlacement) -> Self {
        guard let place = placement.place else {
            inert(.looks, "ToolbarItem(placement: .\(placement.name))")
            return []
        }
        return [ToolbarEntry(place: place, view: view)]
    }
}

extension TupleToolbarContent: ToolbarViews {
    @MainActor var entries: [ToolbarEntry] {
        Mirror(reflecting: value).children.flatMap { child -> [ToolbarEntry] in
            guard let content = child.value as? any ToolbarContent else { return [] }
            return SwiftUI.entries(of: content)
        }
    }
}

extension ConditionalToolbarContent: ToolbarViews {
    @MainActor var entries: [ToolbarEntry] {
        switch self {
        case .first(let content): SwiftUI.entries(of: content)
        case .second(let content): SwiftUI.entries(of: content)
        }
    }
}

extension AnyToolbarContent: ToolbarViews {
    @MainActor var entries: [ToolbarEntry] { SwiftUI.entries(of: content) }
}

extension Optional: ToolbarViews where Wrapped: ToolbarContent {
    @MainActor var entries: [ToolbarEntry] { map { SwiftUI.entries(of: $0) } ?? [] }
}

/// The views of the bar of a navigation stack.
enum ToolbarKey: PreferenceKey {
    static var defaultValue: [ToolbarEntry] { [] }

    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) { value += nextValue() }
}

/// Says which views are in the bars around.
nonisolated struct ToolbarModifier<Items: ToolbarContent>: PrimitiveModifier {
    let content: Items

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        var outputs = body(inputs)
        outputs.preferences[ToolbarKey.self] += entries(of: content)
        return outputs
    }
}
