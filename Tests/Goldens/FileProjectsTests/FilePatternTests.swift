import Testing

@testable import LayoutSimFileProjects

@Suite struct FilePatternTests {
    @Test(arguments: [
        ("Main.storyboard", "Main.storyboard", true), ("Main.storyboard", "App/Main.storyboard", false),
        ("./Main.storyboard", "Main.storyboard", true), ("*.xib", "Cell.xib", true), ("*.xib", "Cells/Cell.xib", false),
        ("**/*.xib", "Cell.xib", true), ("**/*.xib", "A/B/Cell.xib", true), ("**/*.xib", "A/Cell.storyboard", false),
        ("App", "App/Base.lproj/Main.storyboard", true), ("App/", "App/Main.storyboard", true),
        ("App", "Apple/Main.storyboard", false), ("App/**", "App/A/B.xib", true), ("A/**/C.xib", "A/C.xib", true),
        ("A/**/C.xib", "A/B/B/C.xib", true), ("?ell.xib", "Cell.xib", true), ("?ell.xib", "ell.xib", false),
        ("C*l*.xib", "Cell.xib", true), ("**/Base.lproj/*", "X/Base.lproj/Main.xib", true),
    ])
    func `a pattern matches files, and what lies in folders that match`(
        _ pattern: String, _ path: String, _ matches: Bool
    ) {
        #expect(FilePattern(pattern).matches(path) == matches)
    }
}
