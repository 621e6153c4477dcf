import Foundation
import LayoutSimViewTree
import QuartzCore

@testable import UIKit

/// Fingers that use a view in all the usual ways, and what is seen meanwhile.
@MainActor struct Hands {
    private let window: UIWindow
    private let view: UIView
    /// What was seen while the fingers were down, and after they were lifted.
    private(set) var screens: [Screen] = []

    private static let pace = 1.0 / 60

    init(on view: UIView, in window: UIWindow) {
        (self.view, self.window) = (view, window)
    }

    /// Taps once and twice, with one finger and with two, presses, drags up, down and to the side, pinches, and types.
    mutating func useAll() {
        guard view.window === window, !view.bounds.isEmpty else { return }
        for control in [view as? UIControl].compactMap(\.self) { PropertyEvents.shared.follow(control) }
        tap(1, fingers: 1)
        type()
        tap(2, fingers: 1)
        tap(1, fingers: 2)
        hold([middle], for: 0.4)
        hold([middle], for: 1)
        drag(by: CGVector(dx: 0, dy: -70))
        drag(by: CGVector(dx: 0, dy: 50))
        drag(by: CGVector(dx: -60, dy: 4))
        pinch()
        for _ in 0..<3 { wait(0.5) }
        look()
    }

    private var middle: CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?)
    }

    private mutating func look() {
        window.layoutIfNeeded()
        screens.append((window.seenView ?? window).frozen(named: "hands", showing: .presentation))
    }

    private func wait(_ seconds: Double) {
        unsafe AnimationClock.main.advance(by: seconds)
        UIApplication.shared.layOutWindows()
    }

    /// Lets gestures end that wait for what comes next.
    private mutating func rest() {
        wait(0.6)
        look()
        UIApplication.shared.endTapSequence()
    }

    mutating func tap(_ taps: Int, fingers: Int) {
        for tap in 0..<taps {
            if tap > 0 { wait(0.1) }
            let hand = Fingers()
            hand.down(at: (0..<fingers).map { CGPoint(x: middle.x + 20 * CGFloat($0), y: middle.y) })
            wait(0.05)
            if tap == 0 { look() }
            hand.lift()
        }
        rest()
    }

    private mutating func type() {
        for character in "Ab c\u{8}" { Keyboard.type(String(character)) }
        look()
    }

    mutating func hold(_ points: [CGPoint], for seconds: Double) {
        let hand = Fingers()
        hand.down(at: points)
        wait(seconds)
        look()
        hand.lift()
        rest()
    }

    mutating func drag(by way: CGVector, fingers: Int = 1) {
        let start = (0..<fingers).map { CGPoint(x: middle.x + 20 * CGFloat($0), y: middle.y) }
        let hand = Fingers()
        hand.down(at: start)
        for step in 1...6 {
            wait(Self.pace)
            let share = CGFloat(step) / 6
            hand.move(to: start.map { CGPoint(x: $0.x + way.dx * share, y: $0.y + way.dy * share) })
        }
        look()
        hand.lift()
        wait(0.1)
        look()
        rest()
    }

    mutating func pinch() {
        func points(_ reach: CGFloat) -> [CGPoint] {
            [CGPoint(x: middle.x - reach, y: middle.y - 5), CGPoint(x: middle.x + reach, y: middle.y + reach - 15)]
        }
        let hand = Fingers()
        hand.down(at: points(15))
        for step in 1...8 {
            wait(Self.pace)
            hand.move(to: points(15 + CGFloat(step) * 4))
        }
        look()
        hand.lift()
        rest()
    }
}
