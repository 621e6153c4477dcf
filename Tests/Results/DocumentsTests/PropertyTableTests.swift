import LayoutSimDevices
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing

/// Documents record a change of every stored property of a screen's parts, and do so exactly.
@Suite struct PropertyTableTests {
    /// A type, with screens that differ only in one stored property, for each property.
    struct Owner: Sendable, CustomTestStringConvertible {
        var name: String
        var labels: Set<String>
        var base: Screen
        var changes: [(property: String, screen: Screen)]
        /// The properties that affect neither layout nor picture.
        var ignored: Set<String>
        /// Whether a document contains all of it, and not only a hash.
        var readsBack: Bool
        var testDescription: String { name }

        init<Value>(
            _ value: Value, in screen: (Value) -> Screen, ignored: Set<String> = [], readsBack: Bool = true,
            _ changes: [(String, (inout Value) -> Void)]
        ) {
            name = "\(Value.self)"
            // Properties with a wrapper are stored with an underscore.
            labels = Set(
                Mirror(reflecting: value).children.compactMap { child in
                    child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
                })
            base = screen(value)
            self.changes = changes.map { property, change in
                var changed = value
                change(&changed)
                return (property, screen(changed))
            }
            self.ignored = ignored
            self.readsBack = readsBack
        }
    }

    @Test(arguments: [screens, bars, views, layers, texts, pictures, contents].flatMap(\.self))
    func `documents tell every property exactly`(_ owner: Owner) throws {
        #expect(owner.labels == Set(owner.changes.map(\.property)).union(owner.ignored))
        let base = try document(owner.base).description
        for (property, screen) in owner.changes {
            let document = try document(screen)
            #expect(document.description != base, "\(owner.name).\(property)")
            let recorded = try #require(LayoutDocument(parsing: document.description).recordedScreen)
            #expect(recorded.unread == [], "\(owner.name).\(property)")
            if owner.readsBack { #expect(recorded.screen == screen, "\(owner.name).\(property)") }
        }
    }

    static let third = 1.0 / 3

    static func screen(_ view: View) -> Screen {
        DocumentsTests.screen(View("root", subviews: [view]))
    }

    static func screen(_ content: Content) -> Screen { screen(View("box", content: content)) }
}
