import UIKit

/// Measures screens in UIKit code: creating and laying them out, laying them out again after one change, and freezing
/// them.
enum UIKitSpeed {
    static var benchmark: Benchmark {
        Benchmark(name: "uikit") { MainActor.assumeIsolated { figures() } }
    }

    @MainActor private static func figures() -> [Figure] {
        let screen = UIKitScreen(cards: 25)
        screen.root.layoutIfNeeded()
        var turn = 0
        let (made, released) = Timing.medians(ofMaking: {
            let screen = UIKitScreen(cards: 25)
            screen.root.layoutIfNeeded()
            return screen
        })
        let constant = Timing.median {
            turn += 1
            screen.gaps[3].constant = turn.isMultiple(of: 2) ? 8 : 12
            screen.root.layoutIfNeeded()
        }
        let text = Timing.median {
            turn += 1
            screen.labels[8].text = turn.isMultiple(of: 2) ? "One" : "Another"
            screen.root.layoutIfNeeded()
        }
        let frozen = Timing.median { _ = screen.root.frozen(named: "Cards") }
        return [
            Figure(label: "101 views, from init to frames", value: made / 1000, quantity: "ms", goal: 1),
            Figure(label: "let go of again", value: released / 1000, quantity: "ms"),
            Figure(label: "laid out again after one constant", value: constant, quantity: "µs", goal: 60),
            Figure(label: "laid out again after one text", value: text, quantity: "µs", goal: 120),
            Figure(label: "frozen", value: frozen / 1000, quantity: "ms", goal: 0.5),
        ] + memory()
    }

    @MainActor private static func memory() -> [Figure] {
        // All stay alive, so that later screens need their own pages.
        var alive: [UIKitScreen] = []
        guard let before = try? ProcessStatus()["VmRSS"] else { return [] }
        for _ in 0..<20 {
            alive.append(UIKitScreen(cards: 25))
            alive[alive.count - 1].root.layoutIfNeeded()
        }
        guard let after = try? ProcessStatus()["VmRSS"] else { return [] }
        let views = Double(alive.reduce(0) { $0 + $1.labels.count * 2 + 1 })
        return [Figure(label: "memory of a view", value: (after - before) / views, quantity: "KiB", goal: 2.5)]
    }
}
