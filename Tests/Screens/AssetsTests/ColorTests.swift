import LayoutSimAssets
import LayoutSimGeometry
import LayoutSimJSON
import LayoutSimViewTree
import Testing

@Suite struct ColorTests {
    private func color(_ contents: String, in appearance: Appearance = .light) throws -> Color? {
        let folder = try ProjectFolder(["Main.xib": "", "A.xcassets/brand.colorset/Contents.json": contents])
        return try AssetCatalog(near: folder.path("Main.xib")).color(named: "brand", in: appearance)
    }

    @Test(
        "components are parts, bytes or levels",
        arguments: [
            (#""red": "0.500", "green": "1.000", "blue": "0.000", "alpha": "1.000""#, "#80FF00"),
            (#""red": "0x1A", "green": "0XFF", "blue": "0x00", "alpha": "0.5""#, "#1AFF0080"),
            (#""red": "26", "green": "255", "blue": "1", "alpha": "1""#, "#1AFFFF"),
            (#""red": "-0.2", "green": "1.7", "blue": "300""#, "#00FFFF"),
            (#""white": "0.333", "alpha": "1.000""#, "#555555"),
        ])
    func components(text: String, expected: String) throws {
        #expect(try color(#"{"colors": [{"color": {"components": {\#(text)}}}]}"#)?.description == expected)
    }

    private static let pair = """
        {"colors": [
          {"idiom": "universal", "color": {"components": {"white": "1.0"}}},
          {"idiom": "universal", "color": {"components": {"white": "0.0"}},
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}
        ]}
        """

    @Test(arguments: [(Appearance.light, Color.white), (.dark, .black)])
    func `each appearance has its own value`(appearance: Appearance, expected: Color) throws {
        #expect(try color(Self.pair, in: appearance) == expected)
    }

    @Test func `a color may be one of the system's`() throws {
        let text = #"{"colors": [{"color": {"platform": "ios", "reference": "systemRedColor"}}]}"#
        #expect(try color(text) == Color(hex: 0xFF3B30))
        #expect(try color(text, in: .dark) == Color(hex: 0xFF453A))
    }

    @Test func `a name that is not there has no color`() throws {
        #expect(try AssetCatalog().color(named: "brand", in: .light) == nil)
        #expect(try color(#"{"colors": []}"#) == nil)
    }

    @Test(arguments: ["red", "0xGG", "0x100", "nan", ""])
    func `a component that is not a number is an error`(text: String) {
        let contents = #"{"colors": [{"color": {"components": {"white": "\#(text)"}}}]}"#
        let error = #expect(throws: JSONError.self) { try color(contents) }
        #expect(error?.position.line == 1)
        #expect(error?.message.contains("'\(text)', expected a number such as 0.5, 0x80 or 128") == true)
    }
}
