import Foundation
import LayoutSimUIKitTesting
import Testing
import UIKit

/// The events that controls send while fingers are on them.
@MainActor struct ControlTouchTests {
    private static let frame = CGRect(x: 100, y: 200, width: 100, height: 44)

    @Test(arguments: [
        (CGVector(dx: 0, dy: 0), ["touchDown", "touchUpInside", "primaryActionTriggered"]),
        (
            CGVector(dx: 50, dy: 0),
            ["touchDown", "touchDragInside", "touchUpInside", "primaryActionTriggered"]
        ),
        (
            CGVector(dx: 0, dy: 150),
            ["touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchUpOutside"]
        ),
    ])
    func `a button tells what a finger does`(way: CGVector, events: [String]) throws {
        let button = UIButton(frame: Self.frame)
        let stage = Stage(button)
        stage.follow(button)
        if way == .zero { try stage.screen.tap(button) } else { try stage.screen.drag(button, by: way) }
        var told: [String] = []
        for event in stage.log where event != told.last { told.append(event) }
        #expect(told == events)
        #expect(!button.isHighlighted && !button.isTracking)
    }

    @Test func `the second tap of two is a repeated one`() throws {
        let button = UIButton(frame: Self.frame)
        let stage = Stage(button)
        button.addAction(UIAction { _ in stage.log.append("repeat") }, for: .touchDownRepeat)
        try stage.screen.tap(button)
        #expect(stage.log.isEmpty)
        try stage.screen.doubleTap(button)
        #expect(stage.log == ["repeat"])
    }

    @Test func `switches, steppers, segments and dots change their values`() throws {
        let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
        let stepper = UIStepper(frame: CGRect(x: 20, y: 200, width: 0, height: 0))
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.frame = CGRect(x: 20, y: 300, width: 200, height: 32)
        let dots = UIPageControl(frame: CGRect(x: 20, y: 400, width: 200, height: 26))
        dots.numberOfPages = 3
        let stage = Stage(toggle, stepper, segments, dots)
        for control in [toggle, stepper, segments, dots] {
            control.addAction(UIAction { _ in stage.log.append("\(type(of: control))") }, for: .valueChanged)
        }
        try stage.screen.tap(toggle)
        #expect(toggle.isOn)
        try stage.screen.tap(CGPoint(x: stepper.frame.maxX - 10, y: stepper.frame.midY))
        #expect(stepper.value == 1)
        try stage.screen.tap(CGPoint(x: stepper.frame.minX + 10, y: stepper.frame.midY))
        #expect(stepper.value == 0)
        try stage.screen.tap("Two")
        #expect(segments.selectedSegmentIndex == 1)
        try stage.screen.tap("Two")
        try stage.screen.tap(CGPoint(x: dots.frame.maxX - 10, y: dots.frame.midY))
        #expect(dots.currentPage == 1)
        #expect(stage.log == ["UISwitch", "UIStepper", "UIStepper", "UISegmentedControl", "UIPageControl"])
    }

    @Test func `a slider follows the finger on its thumb`() throws {
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 231, height: 31))
        let stage = Stage(slider)
        try stage.screen.drag(from: CGPoint(x: 35.5, y: 115), to: CGPoint(x: 135.5, y: 115))
        #expect(abs(slider.value - 0.5) < 1e-4)
        try stage.screen.drag(from: CGPoint(x: 240, y: 115), to: CGPoint(x: 200, y: 115))
        #expect(abs(slider.value - 0.5) < 1e-4)
    }

    @Test func `holding a stepper counts on`() throws {
        let stepper = UIStepper(frame: CGRect(x: 20, y: 200, width: 0, height: 0))
        let stage = Stage(stepper)
        try stage.screen.press(CGPoint(x: stepper.frame.maxX - 10, y: stepper.frame.midY), forDuration: 0.75)
        #expect(stepper.value == 4)
    }
}
