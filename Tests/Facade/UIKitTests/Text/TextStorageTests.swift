import Foundation
import Testing
import UIKit

/// The recording and notification of edits in a text storage.
@Suite @MainActor struct TextStorageTests {
    private final class Highlighter: NSObject, NSTextStorageDelegate {
        var told: [String] = []

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            told.append("will \(editedMask.rawValue) \(editedRange) \(delta)")
            textStorage.insert(NSAttributedString(string: "> "), at: 0)
        }
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            told.append("did \(editedMask.rawValue) \(editedRange) \(delta)")
            textStorage.beginEditing()
            textStorage.addAttribute(
                .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: textStorage.length))
            textStorage.endEditing()
        }
    }

    @Test func `a delegate changes the text while edits are processed`() {
        let (storage, highlighter) = (NSTextStorage(string: "let a"), Highlighter())
        storage.delegate = highlighter
        storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "bc")
        #expect(highlighter.told == ["will 2 {4, 2} 1", "did 3 {0, 8} 3"])
        #expect(storage.string == "> let bc" && storage.editedMask.isEmpty)
        #expect(unsafe storage.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .red)
    }

    @Test func `every edit is recorded once`() {
        final class Log: NSObject, NSTextStorageDelegate {
            var told: [String] = []
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) { told.append("\(editedMask.rawValue) \(editedRange) \(delta)") }
        }
        let text = NSAttributedString(string: "xy")
        let edits: [(String, (NSTextStorage) -> Void)] = [
            ("3 {3, 2} 2", { $0.append(text) }), ("3 {1, 2} 2", { $0.insert(text, at: 1) }),
            ("3 {0, 2} -1", { $0.setAttributedString(text) }),
            ("2 {1, 0} -2", { $0.deleteCharacters(in: NSRange(location: 1, length: 2)) }),
            ("1 {1, 1} 0", { $0.removeAttribute(.font, range: NSRange(location: 1, length: 1)) }),
        ]
        for (expected, edit) in edits {
            let (storage, log) = (NSTextStorage(string: "abc"), Log())
            storage.delegate = log
            edit(storage)
            #expect(log.told == [expected])
        }
    }

    @Test func `both notifications are posted`() {
        @MainActor final class Log { var names: [NSNotification.Name] = [] }
        let (storage, log) = (NSTextStorage(string: "a"), Log())
        let names = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) { _ in
                MainActor.assumeIsolated { log.names.append(name) }
            }
        }
        storage.append(NSAttributedString(string: "b"))
        #expect(log.names == names)
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }
}
