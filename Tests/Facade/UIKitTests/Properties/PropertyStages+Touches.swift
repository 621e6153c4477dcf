import Foundation
import LayoutSimMemberRecord
import QuartzCore

@testable import UIKit

/// A view that notes its touches.
private final class Pad: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { PropertyEvents.shared.note("began") }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { PropertyEvents.shared.note("ended") }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        PropertyEvents.shared.note("cancelled")
    }
}

/// Recognizers of gestures, on a view that fingers touch.
extension PropertyStages {
    private static func pad(_ recognizer: UIGestureRecognizer) -> PropertyStage {
        let pad = Pad()
        pad.isMultipleTouchEnabled = true
        recognizer.addTarget(PropertyEvents.shared, action: "heard:")
        pad.addGestureRecognizer(recognizer)
        var stage = PropertyStage(recognizer, in: pad)
        // A recognizer whose state was set tells its targets later, when another stage is shown.
        stage.end = { recognizer.removeTarget(nil, action: nil) }
        return stage
    }

    static let touches: [Entry] = [
        staged(UIGestureRecognizer.self) { pad(UITapGestureRecognizer()) },
        staged(UIGestureRecognizer.self) { pad(UIPanGestureRecognizer()) },
        staged(UITapGestureRecognizer.self) { pad(UITapGestureRecognizer()) },
        staged(UILongPressGestureRecognizer.self) { pad(UILongPressGestureRecognizer()) },
        staged(UILongPressGestureRecognizer.self) {
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = 0.01
            return pad(press)
        },
        staged(UIPanGestureRecognizer.self) { pad(UIPanGestureRecognizer()) },
        staged(UIPanGestureRecognizer.self) {
            let pan = UIPanGestureRecognizer()
            pan.maximumNumberOfTouches = 1
            return pad(pan)
        },
        staged(UISwipeGestureRecognizer.self) {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = .up
            return pad(swipe)
        },
        staged(UIPinchGestureRecognizer.self) { pad(UIPinchGestureRecognizer()) },
        staged(UIRotationGestureRecognizer.self) { pad(UIRotationGestureRecognizer()) },
        staged(UIScreenEdgePanGestureRecognizer.self) {
            let (root, edge) = (UIViewController(), UIScreenEdgePanGestureRecognizer())
            edge.edges = .left
            edge.addTarget(PropertyEvents.shared, action: "heard:")
            root.view.addGestureRecognizer(edge)
            return PropertyStage(edge, on: root).playing {
                let hand = Fingers()
                hand.down(at: [CGPoint(x: 1, y: 300)])
                for step in 1...6 {
                    unsafe AnimationClock.main.advance(by: 1 / 60)
                    hand.move(to: [CGPoint(x: 1 + 15 * CGFloat(step), y: 300)])
                }
                hand.lift()
                return []
            }
        },
    ]

    private static func action(_ title: String) -> UIAction {
        UIAction(title: title, image: star) { _ in PropertyEvents.shared.note("chose \(title)") }
    }

    /// Opens the menu of a button.
    private static func opening(_ element: UIMenuElement, in menu: UIMenu) -> PropertyStage {
        let button = UIButton(type: .system)
        button.setTitle("Menu", for: .normal)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        return PropertyStage(element, in: button)
    }

    static let menus: [Entry] = [
        staged(UIAction.self) {
            let choice = action("Choice")
            return opening(choice, in: UIMenu(children: [choice, action("Other")]))
        },
        staged(UIAction.self) {
            let choice = action("Choice")
            choice.state = .on
            return opening(choice, in: UIMenu(children: [choice, action("Other")]))
        },
        staged(UIMenuElement.self) {
            let choice = action("Choice")
            return opening(choice, in: UIMenu(children: [choice, action("Other")]))
        },
        staged(UICommand.self) {
            let command = UICommand(title: "Command", action: "heard:")
            return opening(command, in: UIMenu(children: [command, action("Other")]))
        },
    ]
}

extension PropertyEvents {
    fileprivate func hear(_ recognizer: UIGestureRecognizer) {
        let place = recognizer.location(in: recognizer.view)
        note("\(recognizer.state.rawValue) at \(Int(place.x)) \(Int(place.y)) of \(recognizer.numberOfTouches)")
        if let pinch = recognizer as? UIPinchGestureRecognizer { note(PropertyStages.short(pinch.scale)) }
        if let turn = recognizer as? UIRotationGestureRecognizer { note(PropertyStages.short(turn.rotation)) }
    }

    fileprivate nonisolated static func members(_ t: _MemberTable) {
        t.add("heard:", 1) { (o: PropertyEvents, a: _Arguments) in
            o.hear(a[0])
            return nil
        }
        t.add("ticked:", 1) { (o: PropertyEvents, _: _Arguments) in
            o.note("tick")
            return nil
        }
    }
}

@used @section("swift5_tests")
private nonisolated let record: MemberRecord = (
    0x6c73_696d, 0,
    { pointer, _, _, _ in
        unsafe PropertyEvents.members(_MemberTable(at: pointer))
        return true
    }, 0, 0
)
