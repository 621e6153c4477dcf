import Combine
import LayoutSimUIKitTesting
import SwiftUI
import UIKit

/// What views show: a number that a test changes.
@MainActor final class Shown: ObservableObject {
    @Published var value = 0.0
    @Published var other = 0.0

    init() {}

    /// Whether the number is 1.
    var isOn: Bool { value == 1 }
}

/// A view that depends on a number.
struct Moving<Content: View>: View {
    @ObservedObject var shown: Shown
    @ViewBuilder let content: (Shown) -> Content

    var body: some View { content(shown) }
}

/// A screen of views that depend on a number, as tests see it at moments.
@MainActor struct MovingScreen<Content: View> {
    let shown: Shown
    let screen: HostedScreen<Moving<Content>>

    init(@ViewBuilder _ content: @escaping (Shown) -> Content) {
        let shown = Shown()
        self.shown = shown
        screen = HostedScreen(Moving(shown: shown, content: content))
    }

    /// Changes the number by an animation.
    func change(to value: Double = 1, _ animation: Animation? = .linear(duration: 1)) {
        withAnimation(animation) { shown.value = value }
        screen.layOut()
    }

    /// Lets seconds pass, and returns what the views show then.
    func after<Result>(_ seconds: Double, _ look: (HostedScreen<Moving<Content>>) -> Result) -> Result {
        advance(by: seconds)
        screen.layOut()
        return MovingHosts.shared.atMoment(in: screen.controller.view) { look(screen) }
    }

    /// Returns where views that are filled with a color are after seconds.
    func frames(after seconds: Double, of color: UIColor = .red) -> [CGRect] {
        after(seconds) { $0.frames(of: color).map(\.rounded) }
    }
}

extension CGRect {
    /// The rectangle to a thousandth of a point.
    var rounded: CGRect {
        func round(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() / 1000 }
        return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
    }
}
