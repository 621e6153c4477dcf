import LayoutSimFiles
import Testing

@Suite struct RelativePathTests {
    @Test(arguments: [
        ("/project/App/a.png", "/project", "App/a.png"), ("/project/./App//a.png", "/project/", "App/a.png"),
        ("App/a.png", ".", "App/a.png"), ("./App/a.png", "", "App/a.png"), ("../a.png", ".", "../a.png"),
        ("sub/App/a.png", "sub", "App/a.png"), ("/projects/a.png", "/nowhere/project", "../../projects/a.png"),
        ("nothing/a.png", "/nowhere", "nothing/a.png"),
    ])
    func `a path counts from a folder`(path: String, folder: String, expected: String) {
        #expect(File(path).path(from: folder) == expected)
    }

    @Test func `what lies beside the folder is reached from it, however both are written`() throws {
        let scratch = try Scratch()
        try Folder(scratch.path("App")).create()
        try File(scratch.path("a.png")).write("")
        #expect(File(scratch.path("a.png")).path(from: scratch.path("App")) == "../a.png")
        #expect(File(scratch.path("App/../a.png")).path(from: scratch.path("App")) == "../a.png")
        #expect(File(scratch.path("App/../a.png")).path(from: scratch.path) == "App/../a.png")
    }
}
