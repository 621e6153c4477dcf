import Observation
import SwiftUI

/// Measures the screen of `UIKitScreen` written in SwiftUI beside UIKit's: creating it and laying it out, and laying
/// it out again after one change of a state.
enum SwiftUISpeed {
    static var benchmark: Benchmark {
        Benchmark(name: "swiftui") { MainActor.assumeIsolated { figures() + LazySpeed.figures() } }
    }

    @MainActor private static func figures() -> [Figure] {
        let size = CGSize(width: 390, height: 844)
        let (uikit, _) = Timing.medians(ofMaking: {
            let screen = UIKitScreen(cards: 25)
            screen.root.layoutIfNeeded()
            return screen
        })
        let (swiftUI, _) = Timing.medians(ofMaking: {
            let host = _UIHostingView(rootView: Cards(title: Title()))
            host.frame = CGRect(origin: .zero, size: size)
            host.layoutIfNeeded()
            return host
        })
        let title = Title()
        let host = _UIHostingView(rootView: Cards(title: title))
        host.frame = CGRect(origin: .zero, size: size)
        host.layoutIfNeeded()
        var turn = 0
        let change = Timing.median {
            turn += 1
            title.text = turn.isMultiple(of: 2) ? "One" : "Another"
            host.layoutIfNeeded()
        }
        return [
            Figure(label: "100 nodes, from init to frames", value: swiftUI / 1000, quantity: "ms"),
            Figure(label: "of the time of UIKit's screen", value: swiftUI / uikit, quantity: "ratio", goal: 1),
            Figure(
                label: "one state that changes one text, of the time", value: change / swiftUI, quantity: "ratio",
                goal: 0.1),
            Figure(
                label: "memory of a node of its graph, all that is shown counted", value: memory(size), quantity: "KiB",
                goal: 2),
        ]
    }

    /// Returns the memory that each of the 250 nodes of the graph takes with its elements, answers and views, in KiB.
    @MainActor private static func memory(_ size: CGSize) -> Double {
        func resident() -> Double { (try? ProcessStatus()["VmRSS"]) ?? .nan }
        let before = resident()
        let hosts = (0..<200).map { _ in
            let host = _UIHostingView(rootView: Cards(title: Title()))
            host.frame = CGRect(origin: .zero, size: size)
            host.layoutIfNeeded()
            return host
        }
        return withExtendedLifetime(hosts) { (resident() - before) / 200 / 250 }
    }
}

/// The words that change.
@Observable private final class Title {
    var text = "Card 3"
}

/// A column of cards with an icon, a title and a text each.
private struct Cards: View {
    let title: Title

    var body: some View {
        VStack(spacing: 8) {
            ForEach(0..<25) { number in
                HStack(alignment: .top, spacing: 8) {
                    Color.clear.frame(width: 32, height: 32)
                    VStack(alignment: .leading, spacing: 4) {
                        if number == 3 { ChangingTitle(title: title) } else { Text("Card \(number)").font(.headline) }
                        Text("The text of card \(number) is long enough to need two lines on a phone held upright")
                    }
                }
                .padding(8)
            }
        }
        .padding(.horizontal, 16)
    }
}

private struct ChangingTitle: View {
    let title: Title

    var body: some View { Text(title.text).font(.headline) }
}
