public import Foundation

extension NSSortDescriptor {
    /// Creates a descriptor that sorts objects by the value of a key path; without one, objects themselves are
    /// compared.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending) { ValueOrder.sorted($0, $1) }
    }

    /// Creates a descriptor that compares values by a method of texts: `compare:` and those that ignore case or follow
    /// the language.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let options = SortedTexts.options(of: selector?.description ?? "")
        self.init(key: key, ascending: ascending) { one, other in
            guard let one = one as? String, let other = other as? String else { return ValueOrder.sorted(one, other) }
            return one.compare(other, options: options)
        }
    }

    /// Creates a descriptor that compares values by a closure.
    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath: \Any.self, ascending: ascending) { one, other in
            guard let key else { return cmptr(one, other) }
            return cmptr(
                KeyPathValues.value(key, of: one) ?? NSNull(), KeyPathValues.value(key, of: other) ?? NSNull())
        }
        unsafe AssociatedObjects.shared.set(key, isWeak: false, AssociatedSlot.sortKey, of: self)
    }

    /// Creates a descriptor that sorts objects by the value of a property, nothing first.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: \Any.self, ascending: ascending) { one, other in
            let (one, other) = ((one as? Root)?[keyPath: keyPath], (other as? Root)?[keyPath: keyPath])
            return ValueOrder.sorted(SortedTexts.plain(one), SortedTexts.plain(other))
        }
    }

    /// The key path by which objects are sorted, if it was given by name.
    public var key: String? {
        unsafe AssociatedObjects.shared.value(AssociatedSlot.sortKey, of: self) as? String
    }
}

extension Array {
    /// Returns the elements in the order of sort descriptors, the first of which counts most; equal elements keep their
    /// order.
    package func sorted(by descriptors: [NSSortDescriptor]) -> [Element] {
        guard !descriptors.isEmpty else { return self }
        return enumerated().sorted { one, other in
            for descriptor in descriptors {
                let order = descriptor.compare(one.element, to: other.element)
                if order != .orderedSame { return order == .orderedAscending }
            }
            return one.offset < other.offset
        }
        .map(\.element)
    }
}

/// The comparison of texts for sorting.
private enum SortedTexts {
    /// Returns the options of the method that a selector names.
    static func options(of selector: String) -> String.CompareOptions {
        if selector.hasPrefix("localizedStandardCompare") { return [.caseInsensitive, .numeric] }
        if selector.lowercased().contains("caseinsensitive") { return .caseInsensitive }
        return []
    }

    /// Returns a value without the optional around it.
    static func plain(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { plain($0.value) }
    }
}
