import LayoutSimFiles
import Testing

@Suite struct FolderTests {
    @Test func `a folder is created with those above it`() throws {
        let scratch = try Scratch()
        try Folder(scratch.path("a/b/c/")).create()
        try Folder(scratch.path("a/b/c")).create()
        #expect(File(scratch.path("a/b/c")).isFolder)
    }

    @Test func `names are sorted and hidden ones left out`() throws {
        let scratch = try Scratch()
        for name in ["b", "a", "Z", ".hidden", "é"] { try File(scratch.path(name)).write("") }
        #expect(try Folder(scratch.path).names() == ["Z", "a", "b", "é"])
    }

    @Test func `files are found in subfolders by the endings of their names`() throws {
        let scratch = try Scratch()
        try Folder(scratch.path("b/c")).create()
        for name in ["z.xib", "a.txt", "b/m.storyboard", "b/c/n.xib", ".h.xib"] {
            try File(scratch.path(name)).write("")
        }
        let found = try Folder(scratch.path).files(endingIn: [".storyboard", ".xib"])
        #expect(found == ["b/c/n.xib", "b/m.storyboard", "z.xib"].map(scratch.path))
    }

    @Test func `a file in the way is an error`() throws {
        let scratch = try Scratch()
        try File(scratch.path("a")).write("")
        #expect(throws: FileError(path: scratch.path("a"), action: .write, reason: .notFolder)) {
            try Folder(scratch.path("a")).create()
        }
        #expect(throws: FileError.self) { try Folder(scratch.path("a/b")).create() }
        #expect(throws: FileError(path: scratch.path("a"), action: .read, reason: .notFolder)) {
            try Folder(scratch.path("a")).names()
        }
    }

    @Test func `removing is silent where nothing is`() throws {
        let scratch = try Scratch()
        let file = File(scratch.path("a"))
        try file.write("")
        try file.remove()
        try file.remove()
        #expect(!file.exists)
    }
}
