/// The selection of a list, whatever the type of its values.
struct ListSelection {
    /// Whether several rows can be selected.
    let isMultiple: Bool
    /// The values that are selected.
    let values: () -> Set<AnyHashable>
    /// Returns the value of the selection that a tag or an identity stands for; `nil` if it is of another type.
    let value: (AnyHashable) -> AnyHashable?
    /// The type of the values.
    let type: Any.Type
    private let change: (AnyHashable, Bool) -> Void
    /// Is called after a row was selected, with what takes that back.
    var tapped: ((_ deselect: @escaping () -> Void) -> Void)?

    /// The selection of one row.
    init<Value: Hashable>(_ binding: Binding<Value?>) {
        isMultiple = false
        values = { Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? []) }
        value = { ($0.base as? Value).map { AnyHashable($0) } }
        type = Value.self
        change = { value, isSelected in
            if isSelected { binding.wrappedValue = value.base as? Value } else { binding.wrappedValue = nil }
        }
    }

    /// The selection of several rows.
    init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
        isMultiple = true
        values = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
        value = { ($0.base as? Value).map { AnyHashable($0) } }
        type = Value.self
        change = { value, isSelected in
            guard let value = value.base as? Value else { return }
            if isSelected { binding.wrappedValue.insert(value) } else { binding.wrappedValue.remove(value) }
        }
    }

    /// Selects a value or takes it out of the selection; one of several leaves the others, any other replaces them.
    func tap(_ value: AnyHashable) {
        if isMultiple { change(value, !values().contains(value)) } else { change(value, true) }
        let change = change
        tapped? { change(value, false) }
    }
}
