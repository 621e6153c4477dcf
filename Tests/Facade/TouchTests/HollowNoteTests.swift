import Testing
import UIKit

@testable import LayoutSimUIKitTesting

/// Notes about screens whose classes lost what they override or inherit.
@MainActor @Suite struct HollowNoteTests {
    private class Card: UIView {}
    private final class Photo<Subject>: Card {}
    private final class Detail: UIViewController {}
    private final class Other: UIViewController {}

    @Test func `classes of views and controllers on the screen are told, and their superclasses`() {
        let (window, detail) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568)), Detail())
        detail.view.addSubview(Photo<Int>())
        window.rootViewController = detail
        let lost = "Card draw(_:)\nPhoto SwipeView\nDetail viewDidLoad()\nOther viewDidLoad()"
        #expect(
            window.hollowNotes(lost) == [
                "hollow: Card.draw(_:) is set aside", "hollow: Photo.SwipeView is set aside",
                "hollow: Detail.viewDidLoad() is set aside",
            ])
        #expect(window.hollowNotes("") == [])
    }
}
