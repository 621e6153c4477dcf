import LayoutSimViewTree
import Testing

@testable import UIKit

/// What controls answer to `sizeThatFits(_:)`, as pictures of iOS 17.5, 18.5 and 26.2 show.
@MainActor @Suite(.serialized) struct ControlFittingTests {
    private func on(_ version: String) -> SimulatedDevice {
        var device = SimulatedDevice.current
        device.systemVersion = version
        return device
    }

    private let room = CGSize(width: 382, height: 800)

    @Test(arguments: ["17.5", "26.2"]) func `controls have their own sizes`(_ version: String) {
        SimulatedDevice.with(on(version)) {
            #expect(UISlider().sizeThatFits(room) == CGSize(width: 382, height: 34))
            #expect(UIStepper().sizeThatFits(room) == CGSize(width: 94, height: 32))
            #expect(UISegmentedControl(items: ["One", "Two"]).sizeThatFits(room).height == 32)
            let slider = UISlider(frame: CGRect(x: 5, y: 6, width: 100, height: 2))
            slider.sizeToFit()
            #expect(slider.frame == CGRect(x: 5, y: 6, width: 100, height: 34))
        }
    }

    @Test(arguments: ["17.5", "26.2"]) func `a page control is as large as its dots`(_ version: String) {
        SimulatedDevice.with(on(version)) {
            let pages = UIPageControl()
            pages.numberOfPages = 3
            let size = pages.sizeThatFits(room)
            #expect(abs(size.width - 73) < 0.01 && abs(size.height - 25.667) < 0.01)
        }
    }

    @Test func `other views keep their size`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 8))
        #expect(view.sizeThatFits(room) == CGSize(width: 7, height: 8))
    }

    @Test func `a stepper says which of its buttons does nothing`() {
        let stepper = UIStepper()
        #expect(!stepper.canStep(up: false) && stepper.canStep(up: true))
        #expect(stepper.partLooks.isDecrementDimmed && !stepper.partLooks.isIncrementDimmed)
        stepper.value = 100
        #expect(!stepper.partLooks.isDecrementDimmed && stepper.partLooks.isIncrementDimmed)
        stepper.wraps = true
        #expect(!stepper.partLooks.isIncrementDimmed)
    }
}
