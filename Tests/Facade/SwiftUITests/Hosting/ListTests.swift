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
        let middles = texts.map { $0?.midY ?? 0 }
        #expect(zip(middles, [20.17, 66.33, 118.33, 182.17, 228.33]).allSatisfy { abs($0 - $1) < 0.34 })
    }
}
