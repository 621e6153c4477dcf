import Foundation
import LayoutSimUIKitTesting
import Testing
import UIKit

/// The states that recognizers go through.
@MainActor struct RecognizerTests {
    private let pad = Pad(frame: CGRect(x: 50, y: 200, width: 300, height: 300))

    private func stage(_ recognizers: UIGestureRecognizer...) -> Stage {
        let stage = Stage(pad)
        for recognizer in recognizers {
            pad.addGestureRecognizer(recognizer)
            stage.follow(recognizer, recognizer.name ?? "")
        }
        return stage
    }

    private func tap(_ taps: Int, _ name: String = "") -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = taps
        tap.name = name
        return tap
    }

    /// Returns the log without repetitions.
    private func short(_ log: [String]) -> [String] {
        log.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    @Test func `the view hears of a tap that ends in a gesture`() throws {
        let stage = stage(tap(1))
        pad.note = { stage.log.append($0) }
        try stage.screen.tap(pad)
        #expect(stage.take() == ["view began", "ended", "view cancelled"])
        pad.gestureRecognizers?.first?.cancelsTouchesInView = false
        try stage.screen.tap(pad)
        #expect(stage.take() == ["view began", "ended", "view ended"])
        pad.gestureRecognizers?.first?.delaysTouchesBegan = true
        pad.gestureRecognizers?.first?.cancelsTouchesInView = true
        try stage.screen.tap(pad)
        #expect(stage.take() == ["ended"])
    }

    @Test func `a double tap waits, and a single tap waits for it to fail`() throws {
        let (single, double) = (tap(1, "single"), tap(2, "double"))
        let stage = stage(single, double)
        try stage.screen.doubleTap(pad)
        #expect(stage.take() == ["single ended", "double ended"])
        single.require(toFail: double)
        try stage.screen.doubleTap(pad)
        #expect(stage.take() == ["double ended"])
        try stage.screen.tap(pad)
        #expect(stage.take() == ["single ended"])
        #expect([single, double].map(\.state.word) == ["possible", "possible"])
    }

    @Test func `two fingers are not one`() throws {
        let two = tap(1, "two")
        two.numberOfTouchesRequired = 2
        let stage = stage(tap(1, "one"), two)
        pad.isMultipleTouchEnabled = true
        try stage.screen.twoFingerTap(pad)
        try stage.screen.tap(pad)
        #expect(stage.log == ["two ended", "one ended"])
    }

    @Test func `a long press begins in time, and fails when the finger wanders`() throws {
        let press = UILongPressGestureRecognizer()
        let stage = stage(press)
        try stage.screen.press(pad, forDuration: 0.4)
        #expect(stage.take() == [])
        try stage.screen.press(pad, forDuration: 0.6)
        #expect(stage.take() == ["began", "ended"])
        try stage.screen.press(pad, forDuration: 0.6, thenDragTo: CGPoint(x: 200, y: 400))
        #expect(short(stage.take()) == ["began", "changed", "ended"])
        try stage.screen.drag(pad, by: CGVector(dx: 60, dy: 0))
        #expect(stage.take() == [])
    }

    @Test func `a pan counts from where it began to be one`() throws {
        let pan = UIPanGestureRecognizer()
        var first: CGPoint?
        var last = CGPoint.zero
        let stage = stage(pan)
        let listener = Listener {
            guard let pan = $0 as? UIPanGestureRecognizer else { return }
            last = pan.translation(in: pan.view)
            first = first ?? last
        }
        pan.addTarget(listener, action: "heard:")
        try stage.screen.drag(pad, by: CGVector(dx: 100, dy: 0))
        #expect(short(stage.log) == ["began", "changed", "ended"])
        #expect(abs(last.x - 90) < 1e-6 && last.y == 0)
        #expect(first.map { $0.x < 10 } ?? false)
    }

    @Test func `a swipe is fast and straight`() throws {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = .left
        let stage = stage(swipe)
        try stage.screen.swipeLeft(pad)
        #expect(stage.take() == ["ended"])
        try stage.screen.swipeUp(pad)
        try stage.screen.swipeLeft(pad, velocity: 40)
        #expect(stage.take() == [])
    }

    @Test func `fingers pinch and turn`() throws {
        let (pinch, turn) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
        (pinch.name, turn.name) = ("pinch", "turn")
        let stage = stage(pinch, turn)
        var (scale, angle): (CGFloat, CGFloat) = (0, 0)
        let listener = Listener {
            scale = ($0 as? UIPinchGestureRecognizer)?.scale ?? scale
            angle = ($0 as? UIRotationGestureRecognizer)?.rotation ?? angle
        }
        for recognizer in [pinch, turn] { recognizer.addTarget(listener, action: "heard:") }
        try stage.screen.pinch(pad, withScale: 2)
        #expect(short(stage.take()) == ["pinch began", "pinch changed", "pinch ended"])
        #expect(abs(scale - 2) < 1e-6)
        try stage.screen.rotate(pad, 1)
        #expect(short(stage.take()) == ["turn began", "turn changed", "turn ended"])
        #expect(abs(angle - 1) < 1e-6)
    }

    @Test func `one gesture excludes the others unless a delegate allows both`() throws {
        final class Both: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let (outer, inner) = (tap(1, "outer"), tap(1, "inner"))
        let stage = stage(inner)
        stage.controller.view.addGestureRecognizer(outer)
        stage.follow(outer, "outer")
        try stage.screen.tap(pad)
        #expect(stage.take() == ["inner ended"])
        let both = Both()
        outer.delegate = both
        try stage.screen.tap(pad)
        #expect(stage.take() == ["inner ended", "outer ended"])
    }

    @Test func `delegates refuse touches and gestures`() throws {
        final class No: NSObject, UIGestureRecognizerDelegate {
            var begins = false
            var receives = true
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                receives
            }
        }
        let no = No()
        let recognizer = tap(1)
        recognizer.delegate = no
        let stage = stage(recognizer)
        pad.note = { stage.log.append($0) }
        try stage.screen.tap(pad)
        (no.begins, no.receives) = (true, false)
        try stage.screen.tap(pad)
        #expect(stage.log == ["view began", "view ended", "view began", "view ended"])
    }

    @Test func `recognizers of one's own are told of touches and of new beginnings`() throws {
        final class Own: UIGestureRecognizer {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { log.append("began") }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                log.append("moved")
                if state == .possible { state = .began } else { state = .changed }
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                log.append("ended")
                state = state == .possible ? .failed : .ended
            }
            override func reset() { log.append("reset") }
        }
        let own = Own()
        let stage = stage(own)
        try stage.screen.tap(pad)
        #expect(own.log == ["began", "ended", "reset"])
        own.log = []
        try stage.screen.drag(pad, by: CGVector(dx: 40, dy: 0))
        #expect(short(own.log) == ["began", "moved", "ended", "reset"])
        #expect(short(stage.log) == ["began", "changed", "ended"])
        own.isEnabled = false
        own.log = []
        try stage.screen.tap(pad)
        #expect(own.log.isEmpty)
    }
}
