import LayoutSimTesting
import Testing

/// A scene of a storyboard, with the file's text and with a longer one.
@Suite struct WelcomeTests {
    static var matrix: Matrix<String> {
        get throws {
            try Matrix(
                devices: ["iphone-5"],
                contents: [
                    .typical("Welcome"), .longest("A very warm welcome to everybody who has come from far away"),
                ])
        }
    }

    @Test(arguments: try matrix) func `the welcome matches its golden`(_ variant: Variant<String>) throws {
        var title = ContentOverride()
        title.text = variant.content
        try expectGolden(
            ofScene: "Welcome", in: "Storyboards/Welcome.storyboard", as: variant, contents: ["titleLabel": title])
    }
}
