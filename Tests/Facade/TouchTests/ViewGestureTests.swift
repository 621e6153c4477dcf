import LayoutSimUIKitTesting
import SwiftUI
import Testing
import UIKit

/// What gestures of SwiftUI tell.
@MainActor struct ViewGestureTests {
    private final class Log {
        var lines: [String] = []

        /// Returns the lines without repetitions, and empties the log.
        func take() -> [String] {
            defer { lines = [] }
            return lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        }
    }

    private let log = Log()
    private let center = CGPoint(x: 187, y: 333)

    /// Shows a view in the middle of a phone.
    private func on(_ view: some View, _ body: (TestScreen) throws -> Void) throws {
        try onPhone(UIHostingController(rootView: view), "iphone-6", body)
    }

    private var pad: some View { Color.red.frame(width: 200, height: 200) }

    @Test func `a press tells that it begins, that it is one, and that it was none`() throws {
        let view = pad.onLongPressGesture {
            log.lines.append("pressed")
        } onPressingChanged: {
            log.lines.append("pressing \($0)")
        }
        try on(view) { screen in
            try screen.press(
                center, forDuration: 0.6,
                whileDown: { _ in
                    #expect(log.take() == ["pressing true", "pressed", "pressing false"])
                })
            #expect(log.take().isEmpty)
            try screen.press(center, forDuration: 0.2, whileDown: { _ in #expect(log.take() == ["pressing true"]) })
            #expect(log.take() == ["pressing false"])
            try screen.drag(center, by: CGVector(dx: 60, dy: 0))
            #expect(log.take() == ["pressing true", "pressing false"])
            try screen.press(center, forDuration: 0.6)
            #expect(log.take() == ["pressing true", "pressed", "pressing false"])
        }
    }

    @Test func `closures behind a view are those of its press`() throws {
        try on(pad.onLongPressGesture { log.lines.append("pressed") }) { screen in
            try screen.press(center, forDuration: 0.6)
            #expect(log.take() == ["pressed"])
        }
        let former = pad.onLongPressGesture(
            minimumDuration: 1, pressing: { log.lines.append("\($0)") }, perform: { log.lines.append("pressed") })
        try on(former) { screen in
            try screen.press(center, forDuration: 0.6)
            #expect(log.take() == ["true", "false"])
        }
    }

    @Test(arguments: [0, -1, .nan, .infinity, 0.3])
    func `a press of any duration begins and ends`(_ duration: Double) throws {
        let press = LongPressGesture(minimumDuration: duration).onChanged { _ in log.lines.append("changed") }
            .onEnded { _ in log.lines.append("ended") }
        try on(pad.gesture(press)) { screen in
            try screen.press(center, forDuration: 0.4)
            #expect(log.take() == (duration == .infinity ? ["changed"] : ["changed", "ended"]))
        }
    }

    private struct Pressed: View {
        let log: Log
        @GestureState private var isDown = false

        var body: some View {
            Color.red.frame(width: 200, height: 200)
                .gesture(LongPressGesture().updating($isDown) { value, state, _ in state = value })
                .onChange(of: isDown) { log.lines.append(isDown ? "down" : "up") }
        }
    }

    @Test func `a state is that of the gesture while a finger waits`() throws {
        try on(Pressed(log: log)) { screen in
            try screen.press(center, forDuration: 0.2, whileDown: { _ in #expect(log.take() == ["down"]) })
            #expect(log.take() == ["up"])
        }
    }

    @Test func `taps are counted, drags tell how far, and one gesture comes before another`() throws {
        let taps = pad.onTapGesture(count: 2) { log.lines.append("double") }.onTapGesture { log.lines.append("single") }
        try on(taps) { screen in
            try screen.tap(center)
            #expect(log.take() == ["single"])
            try screen.doubleTap(center)
            #expect(log.take().contains("double"))
        }
        let drag = DragGesture().onChanged { _ in log.lines.append("dragging") }
            .onEnded { log.lines.append("ended \(Int($0.translation.width.rounded()))") }
        try on(pad.gesture(drag)) { screen in
            try screen.drag(center, by: CGVector(dx: 60, dy: 0))
            #expect(log.take() == ["dragging", "ended 60"])
            try screen.tap(center)
            #expect(log.take().isEmpty)
        }
        let pressThenDrag = LongPressGesture().sequenced(before: DragGesture()).onChanged {
            switch $0 {
            case .first: log.lines.append("first")
            case .second(_, let drag): log.lines.append(drag == nil ? "second" : "dragging")
            }
        }.onEnded { _ in log.lines.append("ended") }
        try on(pad.gesture(pressThenDrag)) { screen in
            try screen.press(center, forDuration: 0.6, thenDragTo: CGPoint(x: 250, y: 333))
            #expect(log.take() == ["first", "second", "dragging", "ended"])
        }
    }
}
