import SwiftUI
import Testing

@MainActor @Suite struct ListTests {
    @Test func `rows of a list are in groups, each as tall as its line and its insets`() {
        let screen = HostedScreen(
            List {
                Section("Fruits") {
                    Text("Apple")
                    Text("Pear")
                }
                Section("Roots") { Text("Carrot") }
            }, width: 402, height: 874)
        let texts = ["Fruits", "Apple", "Pear", "Roots", "Carrot"].map { screen.frame(of: $0) }
        // A header is 40.33 points tall, a row 52, and a header begins 17.67 below the last row.
        #expect(texts.map { $0?.minX.rounded() } == [32, 32, 32, 32, 32])
        #expect(texts.map { $0.map { ($0.midY * 10).rounded() / 10 } } == [20.2, 66.3, 118.3, 182.2, 228.3])
    }
}
