import Foundation
import LayoutSimUIKitTesting
import SwiftUI
import Testing
import UIKit

@testable import QuartzCore

/// Texts and timelines go by the clock.
@MainActor @Suite(.serialized) struct TimeTests {
    private func pass(_ seconds: Double, _ screen: HostedScreen<some View>) {
        advance(by: seconds)
        screen.layOut()
    }

    @Test func textsCountAsTheClockGoesOn() {
        let end = Date().addingTimeInterval(90)
        let screen = HostedScreen(
            VStack {
                Text(end, style: .timer)
                Text("left: \(end, style: .timer)")
                Text(end, style: .relative)
                Text(timerInterval: Date()...end)
                Text(timerInterval: Date()...end, countsDown: false)
                Text(timerInterval: Date()...end, pauseTime: end.addingTimeInterval(-30))
            })
        #expect(screen.texts == ["1:30", "left: 1:30", "1 min, 30 sec", "1:30", "0:00", "0:30"])
        pass(1, screen)
        #expect(screen.texts == ["1:29", "left: 1:29", "1 min, 29 sec", "1:29", "0:01", "0:30"])
        pass(89, screen)
        #expect(screen.texts == ["0:00", "left: 0:00", "0 sec", "0:00", "1:30", "0:30"])
    }

    @Test func timelinesReachTheTimesOfTheirSchedule() {
        let start = Date().addingTimeInterval(1)
        let screen = HostedScreen(
            VStack {
                TimelineView(.periodic(from: start, by: 2)) { context in
                    Text(verbatim: "\(Int(context.date.timeIntervalSince(start).rounded())) \(context.cadence)")
                }
                TimelineView(.explicit([start, start.addingTimeInterval(3)])) { context in
                    Text(verbatim: "\(Int(context.date.timeIntervalSince(start).rounded()))")
                }
                TimelineView(.animation(paused: true)) { _ in Text(verbatim: "paused") }
            })
        #expect(screen.texts == ["0 seconds", "0", "paused"])
        pass(3.5, screen)
        #expect(screen.texts == ["2 seconds", "0", "paused"])
        pass(1, screen)
        #expect(screen.texts == ["2 seconds", "3", "paused"])
        pass(1, screen)
        #expect(screen.texts == ["4 seconds", "3", "paused"])
    }

    @Test func aViewThatIsGoneDoesNotFollowTheTime() {
        let controller = UIHostingController(rootView: AnyView(Text(Date(), style: .timer)))
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        controller.view.layoutIfNeeded()
        let before = AnimationClock.current.alarms.count
        controller.rootView = AnyView(Color.red)
        controller.view.layoutIfNeeded()
        #expect(AnimationClock.current.alarms.count == before - 1)
    }
}
