import SwiftUI
import Testing

@MainActor @Suite struct NavigationTests {
    @Test func `a stack has the title and the items of its view, and leads to others`() {
        struct Screen: View {
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    VStack {
                        Text("count \(count)")
                        NavigationLink("Next") { Text("the next one").navigationTitle("Second") }
                    }
                    .navigationTitle("First")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Button("Add") { count += 1 } }
                    }
                }
            }
        }
        let screen = HostedScreen(Screen(), width: 390, height: 844)
        #expect(Set(screen.texts) == ["First", "Add", "count 0", "Next"])
        // The bar is 54 points tall, and an item ends 16 points and its capsule's inset before the side.
        #expect(screen.frame(of: "Add").map { abs($0.maxX - (390 - 16 - 16.7)) < 0.5 } == true)
        screen.tap(screen.place(ofButton: "Add"))
        #expect(screen.texts.contains("count 1"))
        screen.tap(screen.place(ofButton: "Next"))
        #expect(Set(screen.texts) == ["Second", "the next one"])
    }
}
