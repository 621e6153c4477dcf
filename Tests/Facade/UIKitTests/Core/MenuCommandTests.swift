import Testing
@testable import UIKit

/// Commands and deferred elements in menus.
@MainActor @Suite struct MenuCommandTests {
    @Test(arguments: [true, false])
    func `a disabled command is not chosen`(_ isEnabled: Bool) {
        let command = UICommand(title: "Go", action: Selector(("go")), attributes: isEnabled ? [] : .disabled)
        let list = UIContextMenuListView([command], title: "")
        let middle = CGPoint(x: list.frame.midX, y: list.frame.midY)
        #expect((list.element(at: middle) != nil) == isEnabled)
    }

    @Test(arguments: [UIMenuElement.State.off, .on])
    func `a command that is on has a checkmark`(_ state: UIMenuElement.State) {
        let command = UICommand(title: "Go", action: Selector(("go")), state: state)
        let row = UIContextMenuListView([command], title: "").subviews.first
        #expect(row?.subviews.contains { $0 is UIImageView } == (state == .on))
    }

    @Test(arguments: [(true, 1), (false, 2)])
    func `deferred elements are provided once, unless uncached`(_ isCached: Bool, _ expected: Int) {
        var calls = 0
        let provide = { (complete: @escaping ([UIMenuElement]) -> Void) in
            calls += 1
            complete([UIMenu(title: "\(calls)", children: [])])
        }
        let element = isCached ? UIDeferredMenuElement(provide) : .uncached(provide)
        var titles: [String] = []
        for _ in 0..<2 { element.provider { titles += $0.map(\.title) } }
        #expect(calls == expected && titles == ["1", "\(expected)"])
    }
}
