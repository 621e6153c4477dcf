import LayoutSimUIKitTesting
import SwiftUI
import Testing
import UIKit

/// What SwiftUI logs, and the tests of an app hear as findings.
@MainActor @Suite(.serialized) struct FindingTests {
    private struct Nowhere: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: CGFloat.nan, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    private struct Endless: View {
        var body: some View { AnyView(Endless()) }
    }

    private func findings(of view: some View) -> [String] {
        LayoutFindings.forget()
        defer { LayoutFindings.forget() }
        _ = HostedScreen(view)
        return LayoutFindings.found
    }

    private func nested(_ levels: Int) -> AnyView {
        var view = AnyView(Text("deep"))
        for _ in 0..<levels { view = AnyView(view.padding(0)) }
        return view
    }

    @Test(arguments: [
        ("no number", "no number"), ("negative", "Invalid frame dimension"), ("unordered", "Invalid frame dimension"),
        ("twice", "occurs multiple times"), ("deep", "nested"), ("own body", "nested"),
    ])
    func `a view that cannot be laid out is told`(_ name: String, _ words: String) {
        let found =
            switch name {
            case "no number": findings(of: Nowhere { Text("a") })
            case "negative": findings(of: Text("a").frame(width: -1))
            case "unordered": findings(of: Text("a").frame(minWidth: 20, maxWidth: 10))
            case "twice": findings(of: VStack { ForEach([1, 1], id: \.self) { Text("\($0)") } })
            case "deep": findings(of: nested(10_000))
            default: findings(of: Endless())
            }
        #expect(found.contains { $0.contains(words) }, "\(found)")
    }

    @Test func `views that change each time they are laid out come to an end`() {
        struct Restless: View {
            @State private var number = 0

            var body: some View {
                Text("\(number)").onAppear { number += 1 }.onChange(of: number) { number += 1 }
            }
        }
        #expect(findings(of: Restless()).contains { $0.contains("change each time") })
    }

    @Test func `views that are as they should be are told nothing`() {
        #expect(findings(of: VStack { Text("a").frame(width: 20) }).isEmpty)
    }

    @Test func `a layout knows the direction of the interface`() {
        @MainActor final class Seen {
            var direction: LayoutDirection?
        }
        struct Asking: Layout {
            let seen: Seen
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                let direction = subviews.layoutDirection
                MainActor.assumeIsolated { seen.direction = direction }
                return .zero
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        let seen = Seen()
        _ = HostedScreen(Asking(seen: seen) { Text("a") }.environment(\.layoutDirection, .rightToLeft))
        #expect(seen.direction == .rightToLeft)
    }
}
