import LayoutSimTesting
import Profile
import Testing

/// The profile on two phones, with a short and a long text.
@Suite struct ProfileTests {
    static let ada = Member(name: "Ada Lovelace", about: "Mathematician, and the first to write a program.")
    static let longest = Member(
        name: "Wolfeschlegelsteinhausenbergerdorff Keihanaikukauakahihuliheekahaunaele",
        about: "Collects stamps, coins, minerals and the timetables of railways that were never built.")

    static var matrix: Matrix<Member> {
        get throws { try Matrix(devices: ["iphone-5", "iphone-6"], contents: [.typical(ada), .longest(longest)]) }
    }

    @Test(arguments: try matrix) func `the profile matches its golden`(_ variant: Variant<Member>) throws {
        try expectGolden(of: ProfileScreen.screen(variant.content, on: variant.viewport), as: variant)
    }

    static var largeTexts: Matrix<Member> {
        get throws {
            try Matrix(
                devices: ["iphone-6"], orientations: [.portrait], contents: [.typical(ada)],
                contentSizes: [.extraExtraExtraLarge, .accessibilityLarge])
        }
    }

    @Test(arguments: try largeTexts) func `large texts match their goldens`(_ variant: Variant<Member>) throws {
        let screen = try ProfileScreen.screen(variant.content, on: variant.viewport, contentSize: variant.contentSize)
        try expectGolden(of: screen, as: variant)
    }

    @Test func `every golden of the profile belongs to a variant`() throws {
        let names = try ProfileTests.matrix.map(\.name) + ProfileTests.largeTexts.map(\.name)
        try expectNoOrphans(of: "profile", variants: names)
    }

    @Test(arguments: try matrix)
    func `turning the device and turning it back changes nothing`(_ variant: Variant<Member>) throws {
        try expectRotationChangesNothing(on: variant.viewport) { viewport in
            try ProfileScreen.screen(variant.content, on: viewport)
        }
    }
}
