import LayoutSimDevices
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import LayoutSimGoldenTesting

@Suite struct ReadersExpectationTests {
    private let project: ExampleProject

    init() throws { project = try ExampleProject() }

    /// Returns a line of text from edge to edge, which follows the text size unless it has a fixed font.
    private func screen(_ text: String, _ variant: Variant<Void>, isFixed: Bool = false) -> Screen {
        let content =
            isFixed
            ? TextContent(text, font: .system(size: 17))
            : TextContent(text, font: TextStyle.body.font(at: variant.contentSize))
        let label = View.label("title", content)
        let root = View("root", backgroundColor: .white, subviews: [label])
        return Screen(
            uncheckedName: "login", viewport: variant.viewport, root: root,
            constraints: [
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
                label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            ])
    }

    private func failure(
        _ matrix: Matrix<Void>, screen: (Variant<Void>) -> Screen
    ) throws -> ExpectationFailure? {
        let renderer = try Renderer()
        return try ReadersExpectation(matrix, root: project.root).failure { variant in
            ReadersExpectation.Shown(screen(variant), renderer)
        }
    }

    private static var phone: Matrix<Void> {
        get throws { try .everyone(devices: ["iphone-5"], orientations: [.portrait], languages: ["Base", "de"]) }
    }

    @Test func `everyone is all sizes, languages and a direction from right to left`() throws {
        #expect(try Self.phone.count == 36)
        #expect(try Matrix.everyone(languages: ["Base", "ar"]).count == 96)
        #expect(throws: MatrixError.empty) { try Matrix.everyone(languages: []) }
        #expect(throws: MatrixError.invalidLanguage(name: "../de")) { try Matrix.everyone(languages: ["../de"]) }
    }

    @Test func `a screen that holds for everyone has no failure`() throws {
        #expect(try failure(Self.phone) { screen("Hi", $0) } == nil)
    }

    @Test func `a fault is told once, where the fewest settings are unusual`() throws {
        let failure = try #require(try failure(Self.phone) { screen("Stay signed in", $0) })
        let lines = failure.message.split(separator: "\n")
        #expect(
            lines[0] == "'login' has 1 fault in 36 variants, each told where the fewest settings are unusual:",
            "\(lines)")
        #expect(
            lines[1].hasPrefix("  truncated on iphone-5-portrait@2x-ax4, and on 5 more: 'title' shows only "),
            "\(lines)")
        #expect(failure.attachments.map(\.name) == ["login-iphone-5-portrait@2x-ax4.png"])
    }

    @Test func `a fault of one language alone is told so`() throws {
        let failure = try #require(
            try failure(Self.phone) { variant in
                screen(variant.language == "de" ? "Auf diesem Gerät angemeldet bleiben, bitte" : "Hi", variant)
            })
        #expect(
            failure.message.contains("truncated on iphone-5-portrait@2x-de, and on 11 more, only in de: "),
            "\(failure.message)")
    }

    @Test func `sizes that change nothing are not looked at`() throws {
        var shown: [String] = []
        _ = try failure(Self.phone) { variant in
            shown.append(variant.name)
            return screen("Hi", variant, isFixed: true)
        }
        // Two sizes of three languages, and once more the faults for readers.
        #expect(shown.count == 7, "\(shown)")
    }

    @Test func `low contrast is told once`() throws {
        let failure = try #require(
            try failure(Self.phone) { variant in
                var screen = screen("Hi", variant)
                screen.root.subviews[0].content = .label(
                    TextContent("Hi", font: .system(size: 15)), color: Color(hex: 0xAAAAAA))
                return screen
            })
        #expect(
            failure.message.contains("  contrast on iphone-5-portrait@2x: 'title' is hard to read: "),
            "\(failure.message)")
    }

    @Test func `what is waived is no failure`() throws {
        try File(project.root + "/layoutsim-waivers.txt").write("truncated title  # cut on purpose\n")
        #expect(try failure(Self.phone) { screen("Stay signed in", $0) } == nil)
    }
}
