import Testing

@testable import LayoutSimXcodeProjects

@Suite struct GeneratedConstantsTests {
    private static let settings = """
        input_dir: Shop/  # where everything is
        output_dir: Shop/Generated/

        strings:
          inputs: en.lproj
          outputs:
            - templateName: structured-swift5
              params:
                enumName: Strings
                publicAccess: true
              output: Strings.swift
        xcassets:
          - inputs: [Assets.xcassets]
            outputs:
              templateName: swift5
              output: Assets.swift
        """
    private static let texts = """
        /* A comment. */
        "cart.title" = "Cart";
        "cart.items_left" = "%1$d of %2$@ (100%%)";
        "URLName" = "a \\"b\\"";
        """

    private func constants() throws -> (texts: String?, assets: String?, none: String?) {
        let folder = try ProjectFolder([
            "SwiftGen/swiftgen.yml": Self.settings.replacing("Shop/ ", with: "../Shop/ "),
            "Shop/en.lproj/Localizable.strings": Self.texts,
            "Shop/Assets.xcassets/AccentColor.colorset/Contents.json": "{}",
            "Shop/Assets.xcassets/Icons/Contents.json": #"{ "properties" : { "provides-namespace" : true } }"#,
            "Shop/Assets.xcassets/Icons/arrow-left.imageset/Contents.json": "{}",
        ])
        let constants = GeneratedConstants(beside: folder.path)
        return (constants.text(of: "Strings.swift"), constants.text(of: "Assets.swift"), constants.text(of: "B.swift"))
    }

    @Test func `texts become constants, and functions where something is put into them`() throws {
        let text = try #require(try constants().texts)
        #expect(text.contains("public enum Strings {"))
        #expect(text.contains("public enum Cart {"))
        #expect(text.contains(#"public static var title: String { Strings.tr("Localizable", "cart.title") }"#))
        #expect(text.contains("public static func itemsLeft(_ p1: Int, _ p2: Any) -> String {"))
        #expect(text.contains(#"Strings.tr("Localizable", "cart.items_left", p1, String(describing: p2))"#))
        #expect(text.contains("public static var urlName: String"))
    }

    @Test func `pictures and colors become constants, within the names of their folders`() throws {
        let text = try #require(try constants().assets)
        #expect(text.contains(#"static let accentColor = ColorAsset(name: "AccentColor")"#))
        #expect(text.contains("enum Icons {\nstatic let arrowLeft = ImageAsset(name: \"Icons/arrow-left\")\n}"))
        #expect(try constants().none == nil)
    }

    @Test func `a target has the files that it lists and that are not checked in`() throws {
        var text = ProjectText()
        text.target("Shop", sources: ["Shop/A.swift", "Shop/Generated/Strings.swift", "Shop/Other.swift"])
        let folder = try ProjectFolder([
            "Shop.xcodeproj/project.pbxproj": text.text, "Shop/A.swift": "", "swiftgen.yml": Self.settings,
            "Shop/en.lproj/Localizable.strings": Self.texts,
        ])
        let plan = try folder.plan()
        #expect(folder.inner(plan.links.map(\.path)) == ["LayoutSimLinks/Shop/Strings.swift"])
        #expect(plan.links.first?.text?.contains("enum Strings") == true)
        #expect(plan.notes.contains { $0.hasSuffix("Strings.swift is not here and is made as SwiftGen makes it") })
        #expect(plan.notes.contains { $0.hasSuffix("1 file does not exist, such as Other.swift") })
    }
}
