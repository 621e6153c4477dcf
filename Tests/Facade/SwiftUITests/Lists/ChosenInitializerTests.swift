import SwiftUI
import Testing
import UIKit

/// Calls that several initializers would take, as the code of apps has them.
@MainActor @Suite struct ChosenInitializerTests {
    private struct Item: Identifiable {
        let id: Int
        var name: String
    }

    private struct Rows: View {
        @State var items = [Item(id: 1, name: "Apple"), Item(id: 2, name: "Pear")]
        @State var count: Int? = 7
        let placeholder = "Count"

        var body: some View {
            VStack {
                List($items) { item in row(item) }
                List($items, id: \.id) { item in row(item) }
                TextField(placeholder, value: $count, format: .number)
            }
        }

        private func row(_ item: Binding<Item>) -> some View { Text(item.wrappedValue.name) }
    }

    @Test func `lists of bindings have rows for bindings, and fields show what may be missing`() {
        let screen = HostedScreen(Rows(), height: 600)
        let labels = screen.views.compactMap { ($0 as? UILabel)?.text }
        #expect(labels.filter { $0 == "Pear" }.count == 2)
        #expect(screen.views.compactMap { ($0 as? UITextField)?.text } == ["7"])
    }

    @Test func `a color that UIKit and Core Graphics name is UIKit's`() {
        #expect(Color(.white) == Color(uiColor: .white))
        #expect(Color(UIColor.red.cgColor) == Color(cgColor: UIColor.red.cgColor))
    }
}
