import Foundation
import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimSeededRandom
import LayoutSimViewTree
import Testing

@testable import LayoutSimSceneAssembly
import LayoutSimPackageFolder

/// A right-to-left layout is the mirror image of the left-to-right one.
@Suite struct MirroringTests {
    private static func file(_ views: String, _ constraints: String) -> [UInt8] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/>
            <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            \(views)</subviews><constraints>\(constraints)</constraints></view></objects></document>
            """
        return Array(text.utf8)
    }

    private static func view(_ id: String, _ width: Int) -> String {
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><constraints>
        <constraint firstAttribute="width" constant="\(width)" id="\(id)w"/>
        <constraint firstAttribute="height" constant="40" id="\(id)h"/></constraints></view>
        """
    }

    /// Returns constraints that put a view five points below the top of the root, and at a side of another one.
    private static func pin(_ id: String, _ attribute: String, to other: String = "root.", _ gap: Int) -> String {
        let parts = other.split(separator: ".")
        let second = parts.count == 2 ? parts[1] : attribute[...]
        return """
            <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="\(parts[0])" \
            secondAttribute="\(second)" constant="\(gap)" id="\(id)x"/>
            <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" constant="5" id="\(id)y"/>
            """
    }

    private static let row = """
        <stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
        \(view("p", 50))\(view("q", 60))</subviews></stackView>
        """

    static let files: [(name: String, bytes: [UInt8])] = [
        ("leading", file(view("a", 100), pin("a", "leading", 10))),
        ("margins", file(view("a", 100), pin("a", "leading", to: "root.leadingMargin", 10))),
        ("trailing", file(view("a", 100), pin("a", "trailing", -30))),
        (
            "beside",
            file(view("a", 100) + view("b", 70), pin("a", "leading", 10) + pin("b", "leading", to: "a.trailing", 8))
        ),
        ("stack", file(row, pin("s", "leading", 12))),
    ]

    @Test(arguments: files.indices) func `frames are mirrored`(_ number: Int) throws {
        let file = try InterfaceBuilderFile(parsing: Self.files[number].bytes, file: "Mirror.xib")
        let renderers = Renderers()
        let layouts = try [false, true].map { isRightToLeft in
            var request = InterfaceBuilderRequest()
            request.isRightToLeft = isRightToLeft
            let assembly = try SceneAssembly(file, at: "Mirror.xib", for: request, with: renderers)
            return assembly.layout(try #require(assembly.layoutRoots.first))
        }
        #expect(layouts[0].views.count > 1)
        for (view, image) in zip(layouts[0].views, layouts[1].views).dropFirst() {
            let width = layouts[0].views[view.parent ?? 0].frame.width
            var mirrored = view.frame
            mirrored.origin.x = width - view.frame.maxX
            #expect(image.frame == mirrored, "\(Self.files[number].name): \(view.view.id)")
        }
    }

    /// Returns a file with views in a row or at the sides of the root, by random constraints.
    private static func drawnFile(_ random: inout SeededRandom) -> [UInt8] {
        let count = random.int(in: 1...6)
        let ids = (0..<count).map { "v\($0)" }
        let places = ids.indices.map { number -> String in
            let (id, gap) = (ids[number], random.int(in: 0...40))
            let before = number == 0 ? nil : ids[random.int(below: number)]
            return switch (random.int(below: 7), before) {
            case (0, _): pin(id, "leading", gap)
            case (1, _): pin(id, "trailing", -gap)
            case (2, _): pin(id, "leading", to: "root.leadingMargin", gap)
            case (3, let before?): pin(id, "leading", to: "\(before).trailing", gap)
            case (4, let before?): pin(id, "trailing", to: "\(before).leading", -gap)
            case (5, let before?): pin(id, "centerX", to: "\(before).centerX", 0)
            default: pin(id, "centerX", to: "root.centerX", 0)
            }
        }
        return file(ids.map { view($0, random.int(in: 10...150)) }.joined(), places.joined())
    }

    @Test func `layouts that are drawn by lot are mirrored`() throws {
        var random = SeededRandom(seed: 17)
        let renderers = Renderers()
        var moved = 0
        for number in 0..<200 {
            let file = try InterfaceBuilderFile(parsing: Self.drawnFile(&random), file: "Mirror.xib")
            var mirrored = InterfaceBuilderRequest()
            mirrored.isRightToLeft = true
            let root = try #require(try file.roots().roots.first)
            let other = try #require(try file.roots(for: mirrored).roots.first)
            let renderer = try renderers.renderer(root.era)
            let (layout, image) = (renderer.layout(root.screen), renderer.layout(other.screen))
            #expect(layout.hasMirrorImage(other.screen), "\(number)")
            #expect(layout.mirrorFault(image) == nil, "\(number)")
            moved += zip(layout.views, image.views).count { abs($0.frame.minX - $1.frame.minX) > 1 }
        }
        #expect(moved > 400)
    }

    /// The packages in Examples, with the number of their roots in which nothing is fixed to a side.
    @Test(arguments: [
        ("Storyboards/Main", 1), ("Storyboards/Welcome", 1), ("Storyboards/Looks", 1),
        ("Greenhouse/Sources/Greenhouse/Resources/Journal", 2),
        ("Badges/Sources/BadgePrototype/Resources/Prototype", 3),
    ])
    func `the storyboards of examples are mirrored`(_ name: String, _ count: Int) throws {
        let examples = PackageFolder.url("Examples")
        let path = examples.appending(path: name + ".storyboard").path
        let file = try InterfaceBuilderFile(parsing: [UInt8](Data(contentsOf: URL(filePath: path))), file: path)
        var mirrored = InterfaceBuilderRequest()
        mirrored.isRightToLeft = true
        let renderers = Renderers()
        var checked = 0
        for (root, other) in zip(try file.roots().roots, try file.roots(for: mirrored).roots) {
            let renderer = try renderers.renderer(root.era)
            let layout = renderer.layout(root.screen)
            guard layout.hasMirrorImage(other.screen) else { continue }
            checked += 1
            #expect(layout.mirrorFault(renderer.layout(other.screen)) == nil, "\(root.id)")
        }
        #expect(checked == count)
    }

    @Test func `a stack view that says its direction has no mirror image`() throws {
        let stack = Self.row.replacing("<stackView ", with: "<stackView semanticContentAttribute=\"spatial\" ")
        let bytes = Self.file(stack, Self.pin("s", "leading", 12))
        let file = try InterfaceBuilderFile(parsing: bytes, file: "Mirror.xib")
        var request = InterfaceBuilderRequest()
        request.isRightToLeft = true
        let root = try #require(try file.roots().roots.first)
        let other = try #require(try file.roots(for: request).roots.first)
        #expect(try !Renderers().renderer(root.era).layout(root.screen).hasMirrorImage(other.screen))
    }

    @Test func `what names a side stays there`() throws {
        let bytes = Self.file(Self.view("a", 100), Self.pin("a", "left", 10))
        let file = try InterfaceBuilderFile(parsing: bytes, file: "Mirror.xib")
        var request = InterfaceBuilderRequest()
        request.isRightToLeft = true
        let assembly = try SceneAssembly(file, at: "Mirror.xib", for: request, with: Renderers())
        #expect(assembly.layout(try #require(assembly.layoutRoots.first))["a"]?.frame.minX == 10)
    }

    private static func masked(_ x: Double, _ mask: String) -> String {
        """
        <view id="a"><rect key="frame" x="\(x)" y="5" width="100" height="40"/>
        <autoresizingMask key="autoresizingMask" \(mask)/></view>
        """
    }

    private static let item = """
        <collectionView id="c"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="f"><size key="itemSize" width="80" height="80"/>
        </collectionViewFlowLayout><cells><collectionViewCell id="a">
        <rect key="frame" x="0" y="0" width="80" height="80"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        </collectionViewCell></cells></collectionView>
        """

    /// The reason why a view keeps its side; `nil` if it is mirrored.
    @Test(
        arguments: [
            (file(view("a", 100), pin("a", "leading", 10)), nil),
            (file(view("a", 100), pin("a", "left", 10)), "a.left == root.left + 10, line 5"),
            (file(view("a", 100), pin("a", "centerX", 30)), "a.centerX == root.centerX + 30, line 5"),
            (file(view("a", 100), pin("a", "centerX", 0)), nil),
            (file(masked(20, "flexibleMaxX=\"YES\""), ""), "its autoresizing mask counts from the left"),
            // In the middle, both sides are the same.
            (file(masked(137.5, "flexibleMinX=\"YES\" flexibleMaxX=\"YES\""), ""), nil),
            // The list determines the place.
            (file(item, ""), nil),
        ] as [([UInt8], String?)])
    func `a view that keeps its side is told with what holds it`(_ bytes: [UInt8], _ cause: String?) throws {
        let file = try InterfaceBuilderFile(parsing: bytes, file: "Mirror.xib")
        let assembly = try SceneAssembly(
            file, at: "Mirror.xib", for: InterfaceBuilderRequest(), with: Renderers())
        let screen = try #require(try assembly.screens().first)
        let mirrored = try #require(try assembly.mirroredScreens()[screen.root.id])
        let found = assembly.renderer.layout(screen.screen)
            .sidedViews(assembly.renderer.layout(mirrored), line: file.line(of:))
        #expect(found.map(\.detail) == (cause.map { [$0] } ?? []))
        #expect(found.allSatisfy { $0.views.map(\.id) == ["a"] })
    }

    @Test func `a screen that is laid out from right to left has no other to compare`() throws {
        var request = InterfaceBuilderRequest()
        request.isRightToLeft = true
        let file = try InterfaceBuilderFile(parsing: Self.files[0].bytes, file: "Mirror.xib")
        #expect(try SceneAssembly(file, at: "Mirror.xib", for: request, with: Renderers()).mirroredScreens().isEmpty)
    }
}
