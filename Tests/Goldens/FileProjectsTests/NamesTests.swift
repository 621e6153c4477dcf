import Testing

@testable import LayoutSimFileProjects

@Suite struct NamesTests {
    @Test(arguments: [
        ([["SignIn", "a"], ["Settings", "b"]], ["SignIn", "Settings"]),
        // Two scenes of one class are not named after it, whichever comes first.
        ([["List", "a"], ["List", "b"]], ["a", "b"]),
        // A deliberate name takes precedence over another scene's class.
        ([["List", "a"], ["Home", "List", "b"]], ["List", "Home"]),
        ([["Home", "a"], ["Home", "List", "b"], ["List", "c"]], ["a", "b", "List"]),
        // Files with these names would be the same on a Mac.
        ([["list", "a"], ["List", "b"]], ["a", "b"]),
        ([["x"], ["x"], ["x"]], ["x-2", "x-3", "x-4"]),
        ([["x"], ["x"], ["x-2"]], ["x-3", "x-4", "x-2"]),
        ([[], ["a"]], ["-2", "a"]),
    ])
    func `a name is taken by none of those that share it`(_ candidates: [[String]], _ names: [String]) {
        #expect(UniqueNames.choose(from: candidates) == names)
    }

    @Test(arguments: [
        ("Sign In", "Sign-In"), ("a/b\\c", "a-b-c"), (" .hidden ", "hidden"), ("Größe", "Größe"), ("a  /  b", "a-b"),
        ("1.5", "1.5"), ("why?", "why"), ("\u{7F}\n", ""),
        (String(repeating: "x", count: 99), String(repeating: "x", count: 60)),
    ])
    func `words of people become names of files`(_ text: String, _ name: String) {
        #expect(GoldenName.part(text) == name)
    }

    @Test(arguments: [
        (["Main.storyboard", "App/Cell.xib"], ["Main", "Cell"]),
        (["Main.storyboard", "Main.xib"], ["Main-storyboard", "Main-xib"]),
        (["de.lproj/Main.xib", "en.lproj/Main.xib"], ["Main-de", "Main-en"]),
        (["A/Base.lproj/Main.xib", "B/Base.lproj/Main.xib"], ["Main-A", "Main-B"]),
        (["App/Base.lproj/Main.xib", "App/de.lproj/Main.xib"], ["Main-App", "Main-de"]),
        (["../x/My Cell.v2.xib"], ["My-Cell-v2"]),
    ])
    func `files are told apart by their endings and folders`(_ paths: [String], _ names: [String]) {
        #expect(ProjectFile.files(at: paths).map(\.name) == names)
        #expect(ProjectFile.files(at: paths.reversed()).map(\.name) == names.reversed())
    }

    @Test(arguments: [["a b.xib", "a-b.xib"], ["a-b.xib", "a b.xib"]])
    func `files that nothing tells apart are numbered as they come`(_ paths: [String]) {
        #expect(ProjectFile.files(at: paths).map(\.name) == ["a-b-xib-2", "a-b-xib-3"])
    }

    @Test(arguments: [
        ("Main", true), ("Main.SignIn", true), ("Main.a.b", true), ("Main-Menu.SignIn", false), ("Mainly", false),
    ])
    func `a golden belongs to the file whose name stands before its first dot`(_ screen: String, _ isOwn: Bool) {
        #expect(ProjectFile.files(at: ["Main.storyboard"])[0].owns(screen) == isOwn)
    }
}
