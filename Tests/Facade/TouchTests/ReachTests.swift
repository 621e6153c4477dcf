import Foundation
import LayoutSimUIKitTesting
import Testing
import UIKit

/// The reasons why a finger cannot touch an element.
@MainActor struct ReachTests {
    private func button(_ title: String = "Done", _ frame: CGRect = CGRect(x: 20, y: 100, width: 80, height: 40))
        -> UIButton
    {
        let button = UIButton(frame: frame)
        button.setTitle(title, for: .normal)
        return button
    }

    private func message(_ stage: Stage, _ name: String = "Done") -> String {
        do {
            try stage.screen.tap(name)
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        ("hidden", "is hidden"), ("ancestor hidden", "lies in box (UIView), which is hidden"),
        ("transparent", "is transparent: its alpha is 0.0"), ("disabled", "is disabled"),
        ("off", "has user interaction turned off"),
        ("ancestor off", "lies in box (UIView), whose user interaction is turned off"),
        ("covered", "is covered by veil (UIView) at (60, 120)"),
        ("outside", "is outside of the screen: its frame is (20, 2000; 80 × 40), the window's "),
        (
            "clipped",
            "is clipped by box (UIView): its frame is (20, 100; 80 × 40), that one's (0, 0; 300 × 50)"
        ),
        ("empty", "has zero size: its frame is (20, 100; 0 × 0)"),
        ("loose", "is not in a window"),
    ])
    func `what is in the way is named`(name: String, reason: String) throws {
        let (button, box) = (button(), UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        box.accessibilityIdentifier = "box"
        box.addSubview(button)
        let stage = Stage(box)
        switch name {
        case "hidden": button.isHidden = true
        case "ancestor hidden": box.isHidden = true
        case "transparent": button.alpha = 0
        case "disabled": button.isEnabled = false
        case "off": button.isUserInteractionEnabled = false
        case "ancestor off": box.isUserInteractionEnabled = false
        case "covered":
            let veil = UIView(frame: stage.controller.view.bounds)
            veil.accessibilityIdentifier = "veil"
            stage.controller.view.addSubview(veil)
        case "outside": button.frame.origin.y = 2000
        case "clipped":
            box.frame.size.height = 50
            box.clipsToBounds = true
        case "loose": button.removeFromSuperview()
        default: button.frame.size = .zero
        }
        do {
            try stage.screen.tap(button)
            Issue.record("a finger reached it")
        } catch {
            #expect("\(error)".contains(": "))
            #expect("\(error)".contains(reason), "\(error)")
        }
    }

    @Test func `a name that nothing has brings up the nearest`() {
        let stage = Stage(button("Done"), button("Cancel", CGRect(x: 200, y: 100, width: 80, height: 40)))
        #expect(
            message(stage, "Dome")
                == "step 1, tap \"Dome\": no element is named \"Dome\"; did you mean \"Done\"?; the screen has \"Cancel\""
        )
    }

    @Test func `several of one name are listed, unless only one can be reached`() {
        let (first, second) = (button(), button("Done", CGRect(x: 200, y: 100, width: 80, height: 40)))
        let stage = Stage(first, second)
        #expect(
            message(stage)
                == "step 1, tap \"Done\": 2 elements are named \"Done\": UIButton \"Done\" at (200, 100; 80 × 40), "
                + "UIButton \"Done\" at (20, 100; 80 × 40); name the view itself, or give it an accessibilityIdentifier"
        )
        second.isHidden = true
        #expect(message(stage) == "")
        second.isHidden = false
        second.accessibilityIdentifier = "Done"
        #expect(message(stage) == "")
    }
}
