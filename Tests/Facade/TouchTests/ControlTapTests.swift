import LayoutSimUIKitTesting
import Testing
import UIKit

/// Taps on controls within a view with a tap recognizer (Apple, *Attaching gesture recognizers to UIKit controls*;
/// stackoverflow 77329118).
@MainActor struct ControlTapTests {
    private let tap = UITapGestureRecognizer()

    private func stage(_ control: UIControl) -> Stage {
        control.frame = CGRect(x: 100, y: 200, width: 120, height: 40)
        let stage = Stage(control)
        stage.controller.view.addGestureRecognizer(tap)
        stage.follow(tap, "view")
        control.addAction(UIAction { [weak stage] _ in stage?.log.append("control") }, for: .primaryActionTriggered)
        return stage
    }

    @Test func `a button keeps its tap`() throws {
        let button = UIButton()
        let stage = stage(button)
        try stage.screen.tap(button)
        #expect(stage.take() == ["control"])
    }

    @Test func `so do switches and segments`() throws {
        for control in [UISwitch(), UISegmentedControl(items: ["a", "b"])] {
            let stage = stage(control)
            try stage.screen.tap(control)
            #expect(!stage.take().contains("view ended"), "\(control)")
        }
    }

    @Test func `a control of the app's own does not`() throws {
        let control = UIControl()
        let stage = stage(control)
        try stage.screen.tap(control)
        #expect(stage.take() == ["view ended"])
    }

    @Test func `both hear if the recognizer cancels no touches`() throws {
        let button = UIButton()
        let stage = stage(button)
        tap.cancelsTouchesInView = false
        try stage.screen.tap(button)
        #expect(stage.take() == ["view ended", "control"])
    }

    @Test func `a recognizer of the button itself, or of two taps, is not the button's tap`() throws {
        let button = UIButton()
        let stage = stage(button)
        let own = UITapGestureRecognizer()
        button.addGestureRecognizer(own)
        stage.follow(own, "own")
        try stage.screen.tap(button)
        #expect(stage.take() == ["own ended"])
    }
}
