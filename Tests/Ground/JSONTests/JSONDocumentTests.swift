import LayoutSimFiles
import LayoutSimJSON
import Testing

@Suite struct JSONDocumentTests {
    @Test func `a file that cannot be read is an error of the file`() {
        #expect(throws: FileError(path: "/no/such.json", action: .read, reason: .missing)) {
            try JSONDocument(contentsOf: File("/no/such.json"))
        }
        #expect(throws: FileError(path: "/dev/zero", action: .read, reason: .tooLarge(limit: 1000))) {
            try JSONDocument(contentsOf: File("/dev/zero"), limit: 1000)
        }
    }

    @Test func `a file is named as the user named it`() {
        let error = #expect(throws: JSONError.self) { try JSONDocument(contentsOf: File("/dev/null")) }
        #expect(error?.description == "/dev/null:1: error: the file is empty, expected JSON (column 1)")
    }
}
