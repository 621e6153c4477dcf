import Foundation

/// The values of the views in front of a navigation stack's root, of any types.
public struct NavigationPath {
    /// A value with what writes it down.
    struct Element: Equatable {
        let value: AnyHashable
        let encode: (() throws -> CodableRepresentation.Item)?

        init(any value: AnyHashable) {
            self.value = value
            encode = nil
        }

        init<V: Hashable & Codable>(_ value: V) {
            self.value = AnyHashable(value)
            encode = {
                CodableRepresentation.Item(
                    type: _mangledTypeName(V.self) ?? String(reflecting: V.self),
                    json: String(decoding: try JSONEncoder().encode([value]), as: UTF8.self))
            }
        }

        static func == (one: Element, other: Element) -> Bool { one.value == other.value }
    }

    var elements: [Element] = []

    /// Creates an empty path.
    public init() {}
    /// Creates a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { Element(any: AnyHashable($0)) }
    }
    /// Creates a path of values that can be written down.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
        self.elements = elements.map { Element($0) }
    }
    /// Creates a path that was written down; values of unknown types end it.
    public init(_ codable: CodableRepresentation) { elements = codable.items.compactMap(\.element) }

    /// The number of values.
    public var count: Int { elements.count }
    /// Whether there are no values.
    public var isEmpty: Bool { elements.isEmpty }
    /// The path as it can be written down; `nil` if some value cannot.
    public var codable: CodableRepresentation? {
        let items = elements.compactMap { try? $0.encode?() }
        return items.count == elements.count ? CodableRepresentation(items: items) : nil
    }

    /// Adds a value.
    @_disfavoredOverload public mutating func append<V: Hashable>(_ value: V) {
        elements.append(Element(any: AnyHashable(value)))
    }
    /// Adds a value that can be written down.
    public mutating func append<V: Hashable & Codable>(_ value: V) { elements.append(Element(value)) }
    /// Removes values from the end.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath: Equatable {}

extension NavigationPath {
    /// A path as it is written down.
    public struct CodableRepresentation: Codable, Equatable {
        /// A value with its type.
        struct Item: Equatable {
            let type: String
            let json: String

            /// The value; `nil` if its type is unknown.
            var element: Element? {
                guard let type = _typeByName(type) as? any (Hashable & Codable).Type else { return nil }
                return decoded(type)
            }

            private func decoded<V: Hashable & Codable>(_ type: V.Type) -> Element? {
                (try? JSONDecoder().decode([V].self, from: Data(json.utf8)))?.first.map { Element($0) }
            }
        }

        var items: [Item]

        init(items: [Item]) { self.items = items }

        /// Creates a path from types and values one after the other.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            items = []
            while !container.isAtEnd {
                items.append(
                    Item(type: try container.decode(String.self), json: try container.decode(String.self)))
            }
        }

        /// Writes types and values one after the other.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for item in items {
                try container.encode(item.type)
                try container.encode(item.json)
            }
        }
    }
}
