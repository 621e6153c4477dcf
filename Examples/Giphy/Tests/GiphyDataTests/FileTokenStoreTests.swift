import Foundation
import GiphyData
import GiphyFixtures
import Testing

/// The token in a file.
@Suite final class FileTokenStoreTests {
    private let folder = URL.temporaryDirectory.appending(path: "tokens-\(UUID().uuidString)")
    private var file: URL { folder.appending(path: "inner/token") }
    private var store: FileTokenStore { FileTokenStore(file: file) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func mode(_ url: URL) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        return try #require(attributes[.posixPermissions] as? NSNumber).intValue & 0o777
    }

    @Test func `a stored token is there after a restart, and gone once it is cleared`() throws {
        #expect(try store.token() == nil)
        try store.store(try #require(Token("abc")))
        #expect(try store.token()?.text == "abc")
        try store.store(try #require(Token("longer-than-before")))
        #expect(try store.token()?.text == "longer-than-before")
        try store.clear()
        try store.clear()
        #expect(try store.token() == nil)
    }

    @Test func `no other user can read the file or look into its folder, whatever the mask allows`() throws {
        let mask = umask(0)
        defer { umask(mask) }
        try store.store(try #require(Token("secret")))
        #expect(try mode(file) == 0o600)
        #expect(try mode(file.deletingLastPathComponent()) == 0o700)
    }

    @Test(arguments: [0o640, 0o604, 0o660]) func `a file that others may read is not trusted`(_ mode: Int) throws {
        try store.store(try #require(Token("secret")))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
        #expect(throws: FileTokenStore.Failure.exposed(path: file.path)) { try store.token() }
    }

    @Test func `a link in the place of the file is not followed`() throws {
        let other = folder.appending(path: "other")
        try FileTokenStore(file: other).store(try #require(Token("foreign")))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
        #expect(throws: FileTokenStore.Failure.self) { try store.token() }
        try store.store(try #require(Token("own")))
        #expect(try FileTokenStore(file: other).token()?.text == "foreign")
        #expect(try store.token()?.text == "own")
    }

    @Test func `what takes the place of a token comes whole, and nothing else is left in the folder`() async throws {
        let texts = (0..<4).map { String(repeating: "\($0)", count: 3_000) }
        try store.store(try #require(Token(texts[0])))
        let store = store
        try await withThrowingTaskGroup(of: Void.self) { group in
            for text in texts {
                let token = try #require(Token(text))
                group.addTask { for _ in 0..<10 { try store.store(token) } }
            }
            group.addTask {
                for _ in 0..<100 {
                    let text = try store.token()?.text
                    #expect(text.map(texts.contains) == true)
                }
            }
            try await group.waitForAll()
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
        #expect(names == ["token"])
    }

    @Test func `where nothing can be written the failure names the call and the file`() throws {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let failure = FileTokenStore.Failure.system(call: "rename", path: file.path, number: EISDIR)
        #expect(throws: failure) { try store.store(try #require(Token("a"))) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "inner").path) == ["token"])
    }

    @Test(arguments: ["", "two words", "line\n", "\u{1F600}", String(repeating: "a", count: 4_097)])
    func `texts that cannot be tokens are refused`(_ text: String) { #expect(Token(text) == nil) }
}
