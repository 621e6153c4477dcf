import LayoutSimUIKitTesting
import Testing
import UIKit

/// Documents in files.
@Suite(.serialized) @MainActor struct DocumentTests {
    private final class Note: UIDocument {
        var text = ""
        var errors = 0
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
        }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
    }

    private func withFile(_ body: (URL) -> Void) {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: url) }
        body(url)
    }

    @Test func `what was saved is read again`() {
        withFile { url in
            let note = Note(fileURL: url)
            #expect(note.documentState == .closed)
            note.text = "one"
            var answers: [Bool] = []
            note.save(to: url, for: .forCreating) { answers.append($0) }
            settle()
            note.text = "two"
            note.updateChangeCount(.done)
            #expect(note.hasUnsavedChanges)
            note.close { answers.append($0) }
            settle()
            let again = Note(fileURL: url)
            again.open { answers.append($0) }
            settle()
            #expect(answers == [true, true, true])
            #expect(again.text == "two")
            #expect(again.documentState == .normal)
            #expect(again.fileType == "public.plain-text")
            #expect(!note.hasUnsavedChanges)
        }
    }

    @Test func `a file that is not there is an error of the document`() {
        let note = Note(fileURL: URL(fileURLWithPath: "/nowhere/at/all.txt"))
        var answers: [Bool] = []
        note.open { answers.append($0) }
        note.save(to: note.fileURL, for: .forCreating) { answers.append($0) }
        settle()
        #expect(answers == [false, false])
        #expect(note.errors == 2)
        #expect(note.documentState == [.closed, .savingError])
    }
}
