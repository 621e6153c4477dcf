import LayoutSimDrawing
import LayoutSimUIKitTesting
import SwiftUI
import Testing
import UIKit

/// A view that gets a number, which may be one that no view can have.
@MainActor struct OddNumberCase {
    let name: String
    /// What the finding for no number says; `nil` where the number is harmless.
    let finding: String?
    let view: (CGFloat) -> AnyView

    init(_ name: String, tells finding: String? = nil, @ViewBuilder _ view: @escaping (CGFloat) -> some View) {
        self.name = name
        self.finding = finding
        self.view = { AnyView(view($0)) }
    }

    static let all = layout + places + looks + shapes + texts + controls
}

/// Numbers that no view can have end in SwiftUI's words or in a finding that names the view, and never in a crash.
@MainActor @Suite(.serialized) struct OddNumberTests {
    private func findings(of view: AnyView) -> (found: [String], isFinite: Bool) {
        LayoutFindings.forget()
        defer { LayoutFindings.forget() }
        let screen = HostedScreen(view)
        screen.layOut()
        let drawn = screen.controller.view.layer.operations().map(\.description)
        let isFinite = screen.views.allSatisfy { view in
            let frame = view.frame
            return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
        }
        return (LayoutFindings.found, isFinite && !drawn.contains { $0.contains("nan") || $0.contains("inf,") })
    }

    @Test func `a number that is none is told by the view that has it`() {
        for example in OddNumberCase.all {
            let (found, isFinite) = findings(of: example.view(.nan))
            #expect(isFinite, "\(example.name)")
            let isTold = example.finding.map { words in found.contains { $0.contains(words) } } ?? found.isEmpty
            #expect(isTold, "\(example.name): \(found) for \(example.finding ?? "nothing")")
        }
    }

    @Test func `endless and negative numbers end nothing`() {
        for example in OddNumberCase.all {
            for number: CGFloat in [.infinity, -CGFloat.infinity, -1, 1e300] {
                #expect(findings(of: example.view(number)).isFinite, "\(example.name) \(number)")
            }
        }
    }

    @Test func `numbers that views can have are told nothing of`() {
        for example in OddNumberCase.all {
            let found = findings(of: example.view(0.5)).found
            #expect(found.isEmpty, "\(example.name): \(found)")
        }
    }
}
