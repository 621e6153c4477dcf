import CoreText
import Foundation
import LayoutSimRendering
import LayoutSimText
import LayoutSimTypography
import LayoutSimViewTree
import Testing
@testable import UIKit
import LayoutSimPackageFolder

/// Fonts bundled with an app.
@MainActor @Suite(.serialized) struct AppFontTests {
    private static let folder = PackageFolder.url("Fonts")

    private static func url(_ name: String) -> CFURL {
        NSURL(fileURLWithPath: folder.appendingPathComponent(name).path)
    }

    /// Returns the error of registering a file of the folder.
    private static func register(_ name: String) -> NSError? { register(url(name)) }

    private static func register(_ url: CFURL) -> NSError? {
        var error: Unmanaged<CFError>?
        guard !(unsafe CTFontManagerRegisterFontsForURL(url, .process, &error)) else { return nil }
        return unsafe error?.takeRetainedValue()
    }

    @discardableResult private static func unregister(_ name: String) -> Bool {
        CTFontManagerUnregisterFontsForURL(url(name), .process, nil)
    }

    private static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    @Test func `a registered font is found, measured by its file, and gone when it is taken away`() throws {
        #expect(UIFont(name: "Inter-Bold", size: 20) == nil)
        #expect(Self.register("Inter-Bold.otf") == nil)
        defer { Self.unregister("Inter-Bold.otf") }
        #expect(Self.register("Inter-Bold.otf")?.code == CTFontManagerError.alreadyRegistered.rawValue)
        for name in ["Inter-Bold", "Inter Bold", "Inter"] {
            let font = try #require(UIFont(name: name, size: 20))
            #expect(font.fontName == "Inter-Bold")
            #expect(font.familyName == "Inter")
            #expect(font.fontDescriptor.symbolicTraits == .traitBold)
            // Inter's hhea, in units of 1/2816 em, and the advance of H.
            #expect(abs(font.ascender - 20 * 2728 / 2816) < 0.001)
            #expect(abs(font.lineHeight - 20 * 3408 / 2816) < 0.001)
            #expect(abs(font.capHeight - 20 * 2048 / 2816) < 0.001)
            let size = NSString(string: "HHHH").size(withAttributes: [.font: font])
            #expect(abs(size.width - 80 * 2101 / 2816) < 0.01)
        }
        #expect(UIFont.familyNames.contains("Inter"))
        #expect(UIFont.fontNames(forFamilyName: "Inter") == ["Inter-Bold"])
        #expect(Self.unregister("Inter-Bold.otf"))
        #expect(UIFont(name: "Inter-Bold", size: 20) == nil)
        #expect(!Self.unregister("Inter-Bold.otf"))
    }

    @Test func `goldens tell a font by its name and its file`() throws {
        let provider = try #require(CGDataProvider(url: Self.url("Roboto-Bold.ttf")))
        let font = try #require(CGFont(provider))
        #expect(font.postScriptName == "Roboto-Bold")
        let isRegistered = CTFontManagerRegisterGraphicsFont(font, nil)
        #expect(isRegistered)
        defer { CTFontManagerUnregisterGraphicsFont(font, nil) }
        let label = UILabel()
        label.text = "Hi"
        label.font = UIFont(name: "Roboto-Bold", size: 16)
        label.sizeToFit()
        let screen = label.frozen(named: "label")
        guard case .label(let text, _) = screen.root.content else {
            Issue.record("\(screen.root.content)")
            return
        }
        #expect(text.font.family == .named("Roboto-Bold#c59df6fc"))
        #expect(label.replayDifference(from: try Renderer(era: .y2020).layout(screen)) == nil)
        func picture(_ text: String) -> CGImage? {
            UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in
                NSString(string: text).draw(at: .zero, withAttributes: [.font: label.font ?? .systemFont(ofSize: 9)])
            }.cgImage
        }
        #expect(picture("Hi") != picture(""))
    }

    /// Files that are not fonts, and the errors of registering them.
    @Test(arguments: [
        ("", "this is not a font"), ("PNG", "this is not a font"), ("cut", "extends beyond the end of the file"),
        ("names", "table 'name' is missing or broken"), ("outlines", "no glyph outlines"),
        ("collection", "this is not a font"),
    ]) func `broken files`(kind: String, message: String) throws {
        var bytes = try Self.bytes("Roboto-Regular.ttf")
        func rename(_ table: String) {
            guard let place = bytes.firstRange(of: Array(table.utf8)) else { return }
            bytes.replaceSubrange(place, with: Array("xxxx".utf8))
        }
        switch kind {
        case "cut": bytes.removeLast(bytes.count / 2)
        case "names": rename("name")
        case "outlines": rename("glyf")
        case "collection": bytes = Array("ttcf".utf8) + [0, 2, 0, 0, 0, 0, 0, 0]
        default: bytes = Array(kind.utf8)
        }
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("broken-\(kind).ttf")
        try Data(bytes).write(to: path)
        let told = try #require(Self.register(NSURL(fileURLWithPath: path.path))?.localizedDescription)
        #expect(told.hasPrefix(path.path + ": ") && told.contains(message), "\(told)")
    }

    /// Reading a file ends, whatever its contents are.
    @Test func `damaged files`() throws {
        let whole = try Self.bytes("Roboto-Regular.ttf")
        for place in stride(from: 0, to: 400, by: 3) {
            var bytes = whole
            bytes[place] = 0xFF
            _ = try? RegisteredFont.fonts(in: bytes)
        }
    }
}
