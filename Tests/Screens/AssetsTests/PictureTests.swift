import Foundation
import LayoutSimAssets
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@Suite struct PictureTests {
    private static let set = """
        {"images": [
          {"idiom": "universal", "scale": "1x", "filename": "a.png"},
          {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
          {"idiom": "universal", "scale": "3x"},
          {"idiom": "ipad", "scale": "3x", "filename": "ipad.png"},
          {"idiom": "universal", "scale": "2x", "filename": "dark.png",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"idiom": "universal", "scale": "2x", "filename": "contrast.png",
           "appearances": [{"appearance": "contrast", "value": "high"}]}
        ], "info": {"author": "xcode", "version": 1}}
        """

    @Test(
        "the best scale of the appearance is taken",
        arguments: [
            (1.0, Appearance.light, "a.png", 1.0), (1.5, .light, "a@2x.png", 2), (2, .light, "a@2x.png", 2),
            (3, .light, "a@2x.png", 2), (1, .dark, "dark.png", 2), (3, .dark, "dark.png", 2),
        ])
    func scale(scale: Double, appearance: Appearance, file: String, found: Double) throws {
        let folder = try ProjectFolder(["P/Main.storyboard": "", "P/A.xcassets/a.imageset/Contents.json": Self.set])
        let catalog = AssetCatalog(near: folder.path("P/Main.storyboard"))
        let picture = try catalog.picture(named: "a", scale: scale, appearance: appearance)
        #expect(folder.relative(picture?.path) == "P/A.xcassets/a.imageset/\(file)")
        #expect(picture?.scale == found)
    }

    /// The form of a set with slices is that of thumbtack/thumbprint-ios (`textFabShadow.imageset`), in pixels.
    @Test(arguments: [
        (#""mode": "tile", "width": 1"#, false), (#""mode": "tile", "width": 6, "height": 1"#, true),
        (#""mode": "stretch", "width": 6"#, false),
    ])
    func `a set cuts and aligns its pictures`(_ center: String, _ isTiled: Bool) throws {
        let contents = """
            {"images": [{"idiom": "universal", "scale": "2x", "filename": "a.png",
              "alignment-insets": {"top": 4, "left": 10, "bottom": 12, "right": 10},
              "resizing": {"mode": "3-part-horizontal", "cap-insets": {"left": 32, "right": 30},
                "center": {\(center)}}}]}
            """
        let folder = try ProjectFolder(["P/Main.storyboard": "", "P/A.xcassets/a.imageset/Contents.json": contents])
        let picture = try AssetCatalog(near: folder.path("P/Main.storyboard")).picture(named: "a", scale: 2)
        #expect(picture?.alignmentInsets == EdgeInsets(top: 2, left: 5, bottom: 6, right: 5))
        #expect(picture?.slices == PictureSlices(caps: EdgeInsets(left: 16, right: 15), isTiled: isTiled))
    }

    @Test(arguments: ["a.jpg", "a.JPEG", "a.gif", "a.webp", "a.heic", "a"])
    func `a set may hold a picture of any format`(_ file: String) throws {
        let contents = #"{"images": [{"idiom": "universal", "scale": "2x", "filename": "\#(file)"}]}"#
        let folder = try ProjectFolder(["P/Main.storyboard": "", "P/A.xcassets/a.imageset/Contents.json": contents])
        let picture = try AssetCatalog(near: folder.path("P/Main.storyboard")).picture(named: "a", scale: 3)
        #expect(folder.relative(picture?.path) == "P/A.xcassets/a.imageset/\(file)")
    }

    @Test(
        arguments: [
            ("", nil), (#""properties": {"template-rendering-intent": "template"},"#, true),
            (#""properties": {"template-rendering-intent": "original"},"#, false), (#""properties": {},"#, nil),
        ] as [(String, Bool?)]) func `a set says whether its pictures take the tint`(
            _ properties: String, _ isTemplate: Bool?
        )
        throws
    {
        let contents = Self.set.replacingOccurrences(of: "{\"images\"", with: "{\(properties) \"images\"")
        let folder = try ProjectFolder(["P/Main.storyboard": "", "P/A.xcassets/a.imageset/Contents.json": contents])
        let picture = try AssetCatalog(near: folder.path("P/Main.storyboard")).picture(named: "a", scale: 1)
        #expect(picture != nil)
        #expect(picture?.isTemplate == isTemplate)
    }

    struct Place: Sendable, CustomTestStringConvertible {
        var name: String
        var files: [String]
        var storyboard = "App/App/Base.lproj/Main.storyboard"
        var project: String? = "App/App.xcodeproj/project.pbxproj"
        var asked = "a"
        var found: String?
        var testDescription: String { name }
    }

    static let places = [
        Place(
            name: "beside the file's folder", files: ["App/App/Assets.xcassets/a.imageset"],
            found: "App/App/Assets.xcassets/a.imageset/a.png"),
        Place(
            name: "in a folder of the project", files: ["App/Resources/Deep/Media.xcassets/a.imageset"],
            found: "App/Resources/Deep/Media.xcassets/a.imageset/a.png"),
        Place(
            name: "in a group", files: ["App/App/Assets.xcassets/Icons/Small/a.imageset"],
            found: "App/App/Assets.xcassets/Icons/Small/a.imageset/a.png"),
        Place(
            name: "the nearest of two", files: ["App/Z.xcassets/a.imageset", "App/App/Z.xcassets/a.imageset"],
            found: "App/App/Z.xcassets/a.imageset/a.png"),
        Place(name: "not in what others wrote", files: ["App/Pods/X/A.xcassets/a.imageset"], found: nil),
        Place(
            name: "not above the project", files: ["Other/A.xcassets/a.imageset"], found: nil),
        Place(
            name: "without a project, beside the file", files: ["App/App/A.xcassets/a.imageset"], project: nil,
            found: "App/App/A.xcassets/a.imageset/a.png"),
        Place(
            name: "without a project, nowhere above", files: ["App/A.xcassets/a.imageset"], project: nil, found: nil),
        Place(
            name: "in a repository without a project", files: ["App/Resources/A.xcassets/a.imageset"],
            project: "App/.git/HEAD", found: "App/Resources/A.xcassets/a.imageset/a.png"),
        Place(name: "another name", files: ["App/App/A.xcassets/b.imageset"], found: nil),
        Place(name: "a loose picture", files: ["App/App/a.png"], found: "App/App/a.png"),
        Place(name: "a loose picture by its ending", files: ["App/App/a.png"], asked: "a.png", found: "App/App/a.png"),
        Place(name: "a loose picture with its scale", files: ["App/a@2x.png", "App/a.png"], found: "App/a@2x.png"),
        Place(name: "a JPEG by its ending", files: ["App/App/a.jpg"], asked: "a.jpg", found: "App/App/a.jpg"),
        Place(name: "a JPEG without its ending", files: ["App/App/a.jpg"], found: nil),
        Place(name: "a JPEG with its scale", files: ["App/a@2x.JPEG"], asked: "a.JPEG", found: "App/a@2x.JPEG"),
        Place(name: "no picture", files: ["App/App/a.txt"], found: nil),
    ]

    @Test(arguments: places) func `a picture is found around the file`(_ place: Place) throws {
        var files = [place.storyboard: ""]
        if let project = place.project { files[project] = "" }
        for file in place.files {
            let isSet = file.hasSuffix(".imageset")
            files[isSet ? file + "/Contents.json" : file] =
                isSet ? #"{"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"}]}"# : ""
        }
        let folder = try ProjectFolder(files)
        let catalog = AssetCatalog(near: folder.path(place.storyboard))
        #expect(folder.relative(try catalog.picture(named: place.asked, scale: 2)?.path) == place.found)
    }

    @Test func `a group may stand before the names of its assets`() throws {
        let image = #"{"images": [{"scale": "1x", "filename": "a.png"}]}"#
        let folder = try ProjectFolder([
            "Main.xib": "", "A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/Icons/a.imageset/Contents.json": image,
        ])
        let catalog = AssetCatalog(near: folder.path("Main.xib"))
        #expect(try catalog.picture(named: "Icons/a", scale: 1) != nil)
        #expect(try catalog.picture(named: "a", scale: 1) == nil)
    }

    @Test(
        "a faulty set is an error that names file and line",
        arguments: [
            ("{", "1: error: the file ends where"),
            (#"{"images": [{"filename": "a.png", "scale": "two"}]}"#, "has the scale 'two', expected one such as '2x'"),
            (#"{"images": {}}"#, "expected an array"),
        ])
    func faulty(contents: String, message: String) throws {
        let folder = try ProjectFolder(["Main.xib": "", "A.xcassets/a.imageset/Contents.json": contents])
        let catalog = AssetCatalog(near: folder.path("Main.xib"))
        let error = #expect(throws: (any Error).self) { try catalog.picture(named: "a", scale: 1) }
        let text = error.map { "\($0)" } ?? ""
        #expect(text.contains("a.imageset/Contents.json:1: error: ") && text.contains(message), "\(text)")
    }

    @Test func `a font is found by the name of its file, the nearest first`() throws {
        let folder = try ProjectFolder([
            "P/P.xcodeproj/a": "", "P/App/Main.storyboard": "", "P/Fonts/Leaf.ttf": "", "P/App/Fonts/Stem.otf": "",
            "P/Other/Stem.otf": "", "P/Pods/Root.ttf": "", "Next/Bark.ttf": "",
        ])
        let catalog = AssetCatalog(near: folder.path("P/App/Main.storyboard"))
        let found = ["Leaf.ttf", "Stem.otf", "Root.ttf", "Bark.ttf"].map { folder.relative(catalog.font(named: $0)) }
        #expect(found == ["P/Fonts/Leaf.ttf", "P/App/Fonts/Stem.otf", nil, nil])
    }
}
