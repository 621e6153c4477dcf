import LayoutSimTesting
import Testing

/// A scene of a storyboard under a navigation bar, whose title and buttons are part of the golden.
@Suite struct SignInTests {
    static var matrix: Matrix<String> {
        get throws { try Matrix(devices: ["iphone-xr"], orientations: [.portrait], contents: [.typical("Anmelden")]) }
    }

    @Test(arguments: try matrix) func `the sign-in screen looks like its golden`(_ variant: Variant<String>) throws {
        try expectGolden(ofScene: "SignIn", in: "Storyboards/Main.storyboard", as: variant, sizes: 320...1400)
    }
}
