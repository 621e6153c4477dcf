import LayoutSim
import Testing

@testable import LayoutSimGoldenTesting

@Suite struct MatrixTests {
    private struct Wrong: Sendable, CustomTestStringConvertible {
        var devices = ["iphone-5"]
        var contents = [MatrixContent("a", 1)]
        var error: String
        var testDescription: String { error }
    }

    private static let wrong = [
        Wrong(
            devices: [],
            error: "the matrix has no variants; give it at least one each of devices, orientations, contents, "
                + "appearances, layoutDirections, contentSizes and languages"),
        Wrong(
            devices: ["iphone-5", "iphone-5"],
            error: "the matrix has two variants named 'iphone-5-portrait@2x-a'; remove one of them"),
        Wrong(
            contents: [MatrixContent("two words", 1)],
            error: "the content name 'two words' cannot be part of a file name; choose one without spaces and slashes"),
    ]

    @Test func `the names tell device, orientation, content and unusual text sizes`() throws {
        let matrix = try Matrix(
            devices: ["iphone-5", "iphone-6-plus"], contents: [.typical(1), .longest(2)],
            contentSizes: [.large, .accessibilityLarge])
        #expect(matrix.count == 16)
        #expect(
            matrix.prefix(5).map(\.name) == [
                "iphone-5-portrait@2x-typical", "iphone-5-portrait@2x-typical-ax2", "iphone-5-portrait@2x-longest",
                "iphone-5-portrait@2x-longest-ax2", "iphone-5-landscape@2x-typical",
            ])
        let last = matrix[15]
        #expect(last.name == "iphone-6-plus-landscape@3x-longest-ax2")
        #expect(last.content == 2)
        #expect(last.contentSize == .accessibilityLarge)
        #expect(last.viewport.size == Size(width: 736, height: 414))
    }

    @Test func `what the user of the device chose is in the name where it is unusual`() throws {
        let matrix = try Matrix(
            devices: ["iphone-5"], orientations: [.portrait], appearances: Appearance.allCases,
            layoutDirections: LayoutDirection.allCases, contentSizes: [.large, .small])
        #expect(
            matrix.map(\.name) == [
                "iphone-5-portrait@2x", "iphone-5-portrait@2x-s", "iphone-5-portrait@2x-rtl",
                "iphone-5-portrait@2x-rtl-s", "iphone-5-portrait@2x-dark", "iphone-5-portrait@2x-dark-s",
                "iphone-5-portrait@2x-dark-rtl", "iphone-5-portrait@2x-dark-rtl-s",
            ])
        #expect(matrix[6].appearance == .dark)
        #expect(matrix[6].layoutDirection == .rightToLeft)
        #expect(matrix[6].contentSize == .large)
    }

    @Test func `languages stand before other settings in names, and give directions`() throws {
        let matrix = try Matrix(
            devices: ["iphone-5"], orientations: [.portrait], contentSizes: [.large, .small],
            languages: ["Base", "ar", "longest"])
        #expect(
            matrix.map(\.name) == [
                "iphone-5-portrait@2x", "iphone-5-portrait@2x-s", "iphone-5-portrait@2x-ar",
                "iphone-5-portrait@2x-ar-s",
                "iphone-5-portrait@2x-longest", "iphone-5-portrait@2x-longest-s",
            ])
        #expect(matrix.map(\.language) == [nil, nil, "ar", "ar", "longest", "longest"])
        #expect(matrix[2].layoutDirection == .rightToLeft)
        #expect(matrix[4].layoutDirection == .leftToRight)
    }

    @Test(arguments: ["", "../de", "de lproj"]) func `an unknown language is told`(_ name: String) {
        let error = #expect(throws: MatrixError.self) { try Matrix(languages: [name]) }
        #expect(
            error?.description
                == "'\(name)' is no language; name it as its .lproj folder, such as 'de' or 'zh-Hans', or take 'Base'")
    }

    @Test func `a table has a row for each orientation and content and a column for each device`() throws {
        let matrix = try Matrix(
            devices: ["iphone-5", "iphone-6"], contents: [.typical(1), .longest(2)], contentSizes: [.large, .small])
        let names = matrix.rows.map { $0.map(\.name) }
        #expect(names.count == 8)
        #expect(names[3] == ["iphone-5-portrait@2x-longest-s", "iphone-6-portrait@2x-longest-s"])
        #expect(names[4] == ["iphone-5-landscape@2x-typical", "iphone-6-landscape@2x-typical"])
        #expect(names.flatMap(\.self).sorted() == matrix.names.sorted())
    }

    @Test func `a screen that is always filled with the same needs no content`() throws {
        let matrix = try Matrix(devices: ["iphone-6"])
        #expect(matrix.map(\.name) == ["iphone-6-portrait@2x", "iphone-6-landscape@2x"])
    }

    @Test func `everyone reads an app on its devices, in its orientations and languages`() throws {
        let usual = try Matrix.everyone(of: AppReaders())
        #expect(usual.count == 2 * 2 * 2 * 12)
        var readers = AppReaders()
        readers.devices = ["iphone-6", "ipad-mini"]
        readers.phoneOrientations = [.portrait]
        readers.languages = ["Base", "ar"]
        let viewports = try Matrix.everyone(of: AppReaders(readers.text)).filter { $0.departures < 2 }.map(
            \.viewport.label)
        #expect(Set(viewports) == ["iphone-6 portrait", "ipad-mini portrait", "ipad-mini landscape"])
        #expect(try Matrix.everyone(of: readers).contains { $0.language == "ar" })
        let named = try Matrix.everyone(devices: ["iphone-5"], orientations: [.landscape], of: readers)
        #expect(Set(named.map(\.viewport.label)) == ["iphone-5 landscape"])
    }

    @Test(arguments: [("", true), ("a b", true), ("iphone-6 portrait landscape Base,de", false)])
    func `readers of an app that are not told are the usual ones`(_ text: String, _ isUsual: Bool) {
        #expect((AppReaders(text) == AppReaders()) == isUsual)
    }

    @Test(arguments: wrong) private func `what cannot be a matrix is told`(_ wrong: Wrong) {
        let error = #expect(throws: MatrixError.self) {
            try Matrix(devices: wrong.devices, orientations: [.portrait], contents: wrong.contents)
        }
        #expect(error?.description == wrong.error)
    }

    @Test func `an unknown device is reported with a similar name`() {
        let error = #expect(throws: MatrixError.self) { try Matrix(devices: ["iphone-66"]) }
        #expect(error?.description.contains("'iphone-6'") == true)
    }
}
