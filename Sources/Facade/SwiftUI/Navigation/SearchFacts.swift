/// What views say of the search field in the bars around.
struct SearchFacts {
    var text: Binding<String>?
    var prompt: Text?
    var isPresented: Binding<Bool>?
    /// Whether the field stays while views scroll.
    var isAlwaysShown = false
    var scopes: [Scope] = []
    /// The place of the chosen scope.
    var scope: Binding<Int>?
    var activation: SearchScopeActivation?
    var focus: Binding<Bool>?

    /// A choice of where to search.
    struct Scope {
        let title: String
        let tag: AnyHashable?
    }

    /// Takes what is not said yet from views that come after.
    mutating func add(_ next: SearchFacts) {
        text = text ?? next.text
        prompt = prompt ?? next.prompt
        isPresented = isPresented ?? next.isPresented
        isAlwaysShown = isAlwaysShown || next.isAlwaysShown
        if scopes.isEmpty { (scopes, scope, activation) = (next.scopes, next.scope, next.activation) }
        focus = focus ?? next.focus
    }
}

enum SearchFactsKey: PreferenceKey {
    static var defaultValue: SearchFacts { SearchFacts() }

    static func reduce(value: inout SearchFacts, nextValue: () -> SearchFacts) { value.add(nextValue()) }
}

/// Says which choices there are of where to search.
nonisolated struct SearchScopesModifier<V: Hashable, Scopes: View>: PrimitiveModifier {
    let scope: Binding<V>
    let activation: SearchScopeActivation?
    let scopes: Scopes

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        var inner = inputs
        inner.environment.tagsRows = true
        let elements = inner.make(scopes, .index(1)).elements
        let known = elements.map { element in
            SearchFacts.Scope(
                title: element.firstWords(in: inputs.environment) ?? "", tag: element.traits[TagKey.self])
        }
        var outputs = body(inputs)
        var facts = SearchFacts()
        facts.scopes = known
        facts.activation = activation
        let scope = scope
        _ = inputs.node.observing { scope.wrappedValue }
        facts.scope = Binding(
            get: { known.firstIndex { $0.tag == AnyHashable(scope.wrappedValue) } ?? 0 },
            set: { place in
                if known.indices.contains(place), let tag = known[place].tag?.base as? V { scope.wrappedValue = tag }
            })
        outputs.preferences[SearchFactsKey.self].add(facts)
        return outputs
    }
}

enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction {} } }

extension EnvironmentValues {
    /// Whether the user searches with the field in the bars around.
    public var isSearching: Bool { self[IsSearchingKey.self] }
    /// Ends a search.
    public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }

    /// Notes whether the user searches, and how a search ends.
    mutating func note(isSearching: Bool, dismiss: DismissSearchAction) {
        self[IsSearchingKey.self] = isSearching
        self[DismissSearchKey.self] = dismiss
    }
}
