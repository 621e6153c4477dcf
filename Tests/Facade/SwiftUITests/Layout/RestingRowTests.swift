import SwiftUI
import Testing
import UIKit

/// Rows out of sight, of which those that went last keep their states.
@MainActor @Suite struct RestingRowTests {
    private struct Counter: View {
        let number: Int
        @State private var count = 0

        var body: some View {
            Button("\(number): \(count)") { count += 1 }.frame(height: number.isMultiple(of: 7) ? 24 : 20)
        }
    }

    /// A column of rows 10 of which are in sight, the first of which was tapped.
    private func tapped() -> HostedScreen<some View> {
        let screen = HostedScreen(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Counter(number: $0) } } })
        screen.tap()
        return screen
    }

    private func scroll(_ screen: HostedScreen<some View>, by step: CGFloat, _ count: Int) throws {
        let view = try #require(screen.views.compactMap { $0 as? UIScrollView }.first)
        for _ in 0..<count {
            view.contentOffset.y = max(0, view.contentOffset.y + step)
            screen.layOut()
        }
    }

    /// Each way is a number of steps of half a screen.
    @Test(arguments: [([30], "0: 1"), ([60], "0: 0"), ([15, 15, 15, 15, 15, 15, 15], "0: 1"), ([15, 60], "0: 0")])
    func `a row keeps its state while few others went after it`(_ ways: [Int], _ first: String) throws {
        let screen = tapped()
        #expect(screen.texts.first == "0: 1")
        for way in ways {
            try scroll(screen, by: 100, way)
            try scroll(screen, by: -100, way)
        }
        #expect(screen.texts.first == first)
    }

    @Test func `the end is where the rows end, however they were scrolled to`() throws {
        let screen = tapped()
        try scroll(screen, by: 100, 40)
        let view = try #require(screen.views.compactMap { $0 as? UIScrollView }.first)
        // The first way there makes rows of other heights known, which moves the end.
        for _ in 0..<3 {
            view.contentOffset.y = view.contentSize.height - view.bounds.height
            screen.layOut()
        }
        #expect(screen.texts.last == "999: 0")
        #expect(try #require(screen.frame(of: "999: 0")).maxY <= 200.5)
    }
}
