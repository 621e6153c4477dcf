import Foundation
import Testing

@testable import SourcePreparation

@Suite struct AssetSymbolTests {
    @Test(arguments: [
        ("weather-clear", "Image", "weatherClear"), ("AccentColor", "Color", "accent"),
        ("bostonFernImage", "Image", "bostonFern"), ("AVR_Red_Smarthome", "Image", "avrRedSmarthome"),
        ("GetStartedBG", "Image", "getStartedBG"), ("BackGroundImageV4", "Image", "backGroundImageV4"),
        ("Primary Brand Fill Color", "Color", "primaryBrandFill"), ("URLIcon", "Image", "urlIcon"),
        ("24-hours", "Image", "_24Hours"), ("EBA72B", "Color", "EBA_72_B"), ("FFFFFF", "Color", "FFFFFF"),
        ("2B3041", "Color", "_2_B_3041"), ("232837", "Color", "_232837"), ("c50000", "Color", "c50000"),
    ])
    func `members are named as Xcode names them`(name: String, kind: String, member: String) {
        #expect(AssetSymbolName.member(for: name, kind: kind) == member)
    }

    @Test func `members that are used and not declared are added to a source beside the catalog`() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let folder = root.appendingPathComponent("MyTests/Project")
        func write(_ path: String, _ text: String) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        for name in ["brand", "own", "unused", "Panel/inner", "say \"hi\""] {
            try write("App/Assets.xcassets/\(name).colorset/Contents.json", "{}")
        }
        for name in ["red", "Brand"] { try write("App/Assets.xcassets/\(name).colorset/Contents.json", "{}") }
        try write("App/Assets.xcassets/Panel/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try write("App/A.swift", "let a: [UIColor] = [.brand, .own, .red, .inner, .sayHi, .Panel.inner]")
        try write(
            "App/B.swift",
            "import SwiftUI\nextension UIColor { static let own = UIColor.black }\nextension Color { static let own = Color.red }"
        )
        try write("AppTests/A.swift", "let b = 1")
        try write("checkouts/Kit/C.swift", "public struct ColorResource {}")
        let cache = folder.appendingPathComponent("cache").path
        var prepared = try PreparedFolder(cache, version: "1", stamp: "1")
        let first = try prepared.prepare([folder.path])
        let overlay = try String(contentsOfFile: first, encoding: .utf8)
        #expect(overlay.contains("App/A.swift"))
        let sources = try FileManager.default.contentsOfDirectory(atPath: cache + "/sources")
        let text = try sources.map { try String(contentsOfFile: "\(cache)/sources/\($0)", encoding: .utf8) }.joined()
        #expect(text.matches(of: /static var `brand`: UIKit.UIColor/).count == 1)
        #expect(text.contains("static let `brand` = UIKit.ColorResource(name: \"Brand\", bundle: .main)"))
        #expect(text.contains(#"static let `sayHi` = UIKit.ColorResource(name: "say \"hi\"", bundle: .main)"#))
        #expect(text.contains("import SwiftUI\nextension UIKit.ColorResource"))
        #expect(text.contains("extension SwiftUI.Color { static var `brand`: SwiftUI.Color {"))
        #expect(text.contains("extension SwiftUI.ShapeStyle where Self == SwiftUI.Color { static var `own`:"))
        #expect(!text.contains("extension SwiftUI.Color { static var `own`"))
        #expect(!text.contains("extension SwiftUI.Color { static var `red`"))
        #expect(text.contains("static let `own` = UIKit.ColorResource"))
        #expect(!text.contains("UIKit.UIColor { static var `own`") && !text.contains("unused"))
        let inner = #"UIKit.ColorResource(name: "Panel/inner", bundle: .main)"#
        #expect(text.contains("extension UIKit.ColorResource { enum `Panel` { static let `inner` = \(inner) } }"))
        #expect(
            text.contains(
                "extension SwiftUI.Color { enum `Panel` { static var `inner`: SwiftUI.Color { SwiftUI.Color(\(inner)) } } }"
            ))
        #expect(!text.contains("UIKit.ColorResource { static let `inner`"))
        #expect(text.contains("static let `red`") && !text.contains("static var `red`"))
        #expect(try prepared.prepare([folder.path]) == first)
        try write("App/Assets.xcassets/inner.colorset/Contents.json", "{}")
        #expect(try prepared.prepare([folder.path]) != first)
    }
}
