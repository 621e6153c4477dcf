import Foundation
import LayoutSimUIKitTesting
import Testing
import UIKit

/// The keyboard's frame and notifications, and the order in which fields report editing.
@MainActor struct KeyboardTests {
    /// Records all keyboard events.
    private final class Log: NSObject, UITextFieldDelegate {
        var lines: [String] = []
        private var observers: [any NSObjectProtocol] = []

        func observe() {
            let names = ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"]
            for name in names {
                let full = NSNotification.Name("UIKeyboard\(name)Notification")
                observers.append(
                    NotificationCenter.default.addObserver(forName: full, object: nil, queue: nil) { note in
                        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                        let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                        MainActor.assumeIsolated {
                            self.lines.append("\(name) \(Int(end?.height ?? -1))")
                            #expect(value?.cgRectValue == end)
                        }
                    })
            }
        }
        func forget() { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

        private func name(_ field: UITextField) -> String { field.placeholder ?? "" }
        func textFieldShouldBeginEditing(_ field: UITextField) -> Bool {
            lines.append("shouldBegin \(name(field))")
            return true
        }
        func textFieldDidBeginEditing(_ field: UITextField) { lines.append("didBegin \(name(field))") }
        func textFieldShouldEndEditing(_ field: UITextField) -> Bool {
            lines.append("shouldEnd \(name(field))")
            return true
        }
        func textFieldDidEndEditing(_ field: UITextField) { lines.append("didEnd \(name(field))") }
        func textFieldShouldReturn(_ field: UITextField) -> Bool {
            lines.append("shouldReturn \(name(field))")
            field.resignFirstResponder()
            return false
        }
    }

    private func field(_ name: String, y: CGFloat, _ log: Log) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
        field.placeholder = name
        field.delegate = log
        return field
    }

    @Test func `fields tell of editing in order, and the keyboard of itself`() throws {
        let log = Log()
        let controller = UIViewController()
        let (first, second) = (field("A", y: 100, log), field("B", y: 200, log))
        second.keyboardType = .numberPad
        for field in [first, second] { controller.view.addSubview(field) }
        try onPhone(controller) { screen in
            log.observe()
            defer { log.forget() }
            try screen.tap("A")
            #expect(
                log.lines == [
                    "shouldBegin A", "WillChangeFrame 260", "WillShow 260", "didBegin A", "DidChangeFrame 260",
                    "DidShow 260",
                ])
            log.lines = []
            try screen.tap("B")
            #expect(
                log.lines == [
                    "shouldBegin B", "shouldEnd A", "didEnd A", "WillChangeFrame 233", "didBegin B",
                    "DidChangeFrame 233",
                ])
            log.lines = []
            try screen.typeText("1\n")
            #expect(
                log.lines == [
                    "shouldReturn B", "shouldEnd B", "WillChangeFrame 233", "WillHide 233", "didEnd B",
                    "DidChangeFrame 233", "DidHide 233",
                ])
            #expect(second.text == "1")
        }
    }

    @Test(
        arguments: [
            (UIKeyboardType.default, 260), (.asciiCapable, 260), (.numbersAndPunctuation, 260), (.URL, 260),
            (.numberPad, 233), (.phonePad, 233), (.namePhonePad, 260), (.emailAddress, 260), (.decimalPad, 233),
            (.twitter, 260), (.webSearch, 260), (.asciiCapableNumberPad, 233),
        ] as [(UIKeyboardType, CGFloat)]) func `keys of every keyboard are typed`(
            type: UIKeyboardType, height: CGFloat
        ) throws
    {
        let controller = UIViewController()
        let (field, text) = (
            field("A", y: 100, Log()), UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 60))
        )
        field.isSecureTextEntry = type == .numberPad
        (field.keyboardType, text.keyboardType) = (type, type)
        for view in [field, text] { controller.view.addSubview(view) }
        try onPhone(controller) { screen in
            for view in [field, text] {
                try screen.typeText("a1\u{8}2", into: view)
                #expect(UIApplication.shared.keyboardFrame?.height == height)
            }
            #expect([field.text, text.text] == ["a2", "a2"])
        }
    }

    @Test func `the guide of the keyboard follows it, and what is below it is covered`() throws {
        let controller = UIViewController()
        let log = Log()
        let field = field("A", y: 100, log)
        let (box, button) = (UIView(), UIButton(frame: CGRect(x: 20, y: 500, width: 80, height: 40)))
        button.setTitle("Deep", for: .normal)
        for view in [field, box, button] { controller.view.addSubview(view) }
        box.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
            box.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
        ])
        try onPhone(controller) { screen in
            #expect(box.frame.maxY == 667)
            try screen.tap("A")
            #expect(box.frame.maxY == 407)
            #expect(controller.view.keyboardLayoutGuide.layoutFrame.height == 260)
            let error = #expect(throws: (any Error).self) { try screen.tap("Deep") }
            #expect(error.map { "\($0)" }?.contains("is covered by the keyboard at (60, 520)") ?? false)
            field.resignFirstResponder()
            try screen.tap("Deep")
            #expect(box.frame.maxY == 667)
        }
    }

    @Test func `the keyboard of a field that is gone goes with it when another window has the keys`() throws {
        func leaveKeyboard() throws {
            let stage = Stage(field("A", y: 100, Log()))
            try stage.screen.tap("A")
            #expect(UIApplication.shared.keyboardFrame != nil)
        }
        try leaveKeyboard()
        let screen = TestScreen(UIViewController())
        #expect(UIApplication.shared.keyboardFrame == nil)
        screen.close()
    }

    @Test func `a bar above the keyboard can be touched`() throws {
        let controller = UIViewController()
        let log = Log()
        let field = field("A", y: 100, log)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in field.resignFirstResponder() })]
        field.inputAccessoryView = bar
        controller.view.addSubview(field)
        try onPhone(controller) { screen in
            log.observe()
            defer { log.forget() }
            try screen.tap("A")
            #expect(log.lines.contains("WillShow 304"))
            try screen.tap("Done")
            #expect(!field.isFirstResponder)
        }
    }

    @Test func `a search bar tells of its field and of its button`() throws {
        final class Search: NSObject, UISearchBarDelegate {
            var lines: [String] = []
            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append(searchText) }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
        }
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
        let search = Search()
        bar.delegate = search
        bar.showsCancelButton = true
        let stage = Stage(bar)
        try stage.screen.tap(CGPoint(x: 100, y: 128))
        try stage.screen.typeText("ab\n")
        try stage.screen.tap("Cancel")
        #expect(search.lines == ["begin", "a", "ab", "search", "cancel"])
    }
}
