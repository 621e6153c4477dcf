import Observation
import SwiftUI

/// Measures the screen of `UIKitScreen` written in SwiftUI beside UIKit's: creating it and laying it out, and laying
/// it out again after one change of a state.
enum SwiftUISpeed {
    static var benchmark: Benchmark {
        Benchmark(name: "swiftui") { MainActor.assumeIsolated { figures() + LazySpeed.figures() } }
    }

    /// High enough for all cards.
    private static let size = CGSize(width: 390, height: 2400)
    /// A phone's, in which no text has room for two lines, so that all are shortened; UIKit's screen lets its cards lie
    /// below instead.
    private static let lowSize = CGSize(width: 390, height: 844)

    @MainActor private static func figures() -> [Figure] {
        checkFrames()
        let made = Timing.medians(ofMaking: [
            uikitScreen, { madeHost(Title(), size) }, { madeHost(Title(), lowSize) },
        ])
        let (uikit, swiftUI, shortened) = (made[0], made[1], made[2])
        let title = Title()
        let host = madeHost(title, size)
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
                label: "of that time where all texts are shortened", value: shortened / uikit, quantity: "ratio"),
            Figure(
                label: "one state that changes one text, of the time", value: change / swiftUI, quantity: "ratio",
                goal: 0.1),
            Figure(
                label: "memory of a node of its graph, all that is shown counted", value: memory(), quantity: "KiB",
                goal: 2),
        ]
    }

    @MainActor private static func uikitScreen() -> UIKitScreen {
        let screen = UIKitScreen(cards: 25, size: size)
        screen.root.layoutIfNeeded()
        return screen
    }

    @MainActor private static func madeHost(_ title: Title, _ size: CGSize) -> _UIHostingView<Cards> {
        let host = _UIHostingView(rootView: Cards(title: title))
        host.frame = CGRect(origin: .zero, size: size)
        host.layoutIfNeeded()
        return host
    }

    /// Checks that both screens are the same one: their texts are as high, and as far from each other.
    @MainActor private static func checkFrames() {
        func heights(_ root: UIView) -> [CGFloat] {
            let frames = labels(in: root).map { $0.convert($0.bounds, to: root) }
            return frames.flatMap { [$0.minY - frames[0].minY, $0.height] }
        }
        let pairs = zip(heights(madeHost(Title(), size)), heights(uikitScreen().root))
        precondition(pairs.allSatisfy { abs($0 - $1) < 0.01 }, "the screens differ")
    }

    @MainActor private static func labels(in view: UIView) -> [UILabel] {
        if let label = view as? UILabel { return [label] }
        return view.subviews.flatMap(labels)
    }

    /// Returns the memory that each of the 250 nodes of the graph takes with its elements, answers and views, in KiB.
    @MainActor private static func memory() -> Double {
        func resident() -> Double { (try? ProcessStatus()["VmRSS"]) ?? .nan }
        let before = resident()
        let hosts = (0..<200).map { _ in madeHost(Title(), size) }
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
                            .font(.system(size: 17))
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
