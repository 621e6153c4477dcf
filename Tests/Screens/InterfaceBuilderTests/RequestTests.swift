import LayoutSimText
import LayoutSimDevices
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree
import Testing

@Suite struct RequestTests {
    private let file = SmallFile(
        subviews: """
            <label text="Hello" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" \
            userLabel="greeting" id="label"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """,
        constraints: "<constraint firstItem=\"label\" firstAttribute=\"width\" constant=\"90\" id=\"width\"/>",
        resources: "<connections><outlet property=\"titleLabel\" destination=\"label\" id=\"o\"/></connections>")

    @Test(arguments: ["label", "titleLabel", "greeting"])
    func `contents are found by id, outlet and user label`(_ name: String) throws {
        var request = InterfaceBuilderRequest()
        var override = ContentOverride()
        override.text = "Goodbye"
        override.fontSize = 22
        override.fontWeight = .bold
        override.isHidden = true
        request.content = [name: override]
        let (roots, warnings) = try file.roots(request)
        let label = try #require(roots.first?.screen.root.subviews.first)
        guard case .label(let text, _) = label.content else {
            Issue.record("no label")
            return
        }
        #expect(text.text == "Goodbye")
        #expect(text.font == .system(size: 22, weight: .bold))
        #expect(label.isHidden)
        #expect(warnings.isEmpty)
    }

    @Test func `constants and priorities of constraints are replaced`() throws {
        var request = InterfaceBuilderRequest()
        var override = ContentOverride()
        override.constant = 120
        override.priority = 500
        request.content = ["width": override]
        let constraint = try #require(try file.roots(request).roots.first?.screen.constraints.first)
        #expect(constraint.constant == 120)
        #expect(constraint.priority == 500)
    }

    /// A request for a device, and one for the canvas.
    private static func request(onDevice isOnDevice: Bool) throws -> InterfaceBuilderRequest {
        var request = InterfaceBuilderRequest()
        if isOnDevice { request.viewport = try DeviceCatalog.embedded.device(named: "iphone-xr").viewport(.portrait) }
        return request
    }

    @Test(arguments: [true, false])
    func `a constraint that is removed at build time gives way on devices`(_ isOnDevice: Bool) throws {
        let file = SmallFile(
            subviews: #"<view translatesAutoresizingMaskIntoConstraints="NO" id="box"/>"#,
            constraints: #"<constraint firstItem="box" firstAttribute="width" constant="90" placeholder="YES" id="w"/>"#
        )
        let screen = try #require(try file.roots(Self.request(onDevice: isOnDevice)).roots.first?.screen)
        #expect(screen.constraints.map(\.priority) == [isOnDevice ? 1 : .required])
    }

    @Test(arguments: [(true, Size(width: 20, height: 34)), (false, Size(width: 34, height: 34))])
    func `a bar follows the size that a custom view's constraints give it`(_ isOnDevice: Bool, _ size: Size) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes><scene sceneID="s"><objects>
            <viewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
            <navigationItem key="navigationItem" id="n"><barButtonItem key="leftBarButtonItem" id="b">
            <button key="customView" id="x"><rect key="frame" x="16" y="5" width="34" height="34"/><constraints>
            <constraint firstAttribute="width" constant="20" id="w"/></constraints></button>
            </barButtonItem></navigationItem></viewController></objects></scene></scenes></document>
            """
        let file = try InterfaceBuilderFile(parsing: Array(text.utf8), file: "a.storyboard")
        let roots = try file.roots(for: Self.request(onDevice: isOnDevice)).roots
        #expect(roots.first { $0.kind == .customView }?.screen.viewport.size == size)
    }

    @Test func `a name that nothing bears is a warning`() throws {
        var request = InterfaceBuilderRequest()
        request.content = ["subtitle": ContentOverride()]
        #expect(
            try file.roots(request).warnings.map(\.message) == [
                "the content for 'subtitle' is unused: no object in this file has that id, outlet or user label"
            ])
    }

    @Test func `a part of a screen has no safe area on a device, since its place is unknown`() throws {
        let path = "\(GoldenCase.folder)/freeform-bottom.xib"
        let file = try InterfaceBuilderFile(parsing: File(path).contents(), file: path)
        #expect(try file.roots().roots.first?.screen.viewport.safeArea.bottom == 0)
        var request = InterfaceBuilderRequest()
        request.viewport = try DeviceCatalog.embedded.device(named: "iphone-xr").viewport(.portrait)
        #expect(try file.roots(for: request).roots.first?.screen.viewport.safeArea == .zero)
    }

    @Test func `a whole screen takes on the size, insets and scale of another device`() throws {
        var request = InterfaceBuilderRequest()
        request.viewport = try DeviceCatalog.embedded.device(named: "iphone-5").viewport(.landscape)
        let screen = try #require(try file.roots(request).roots.first).screen
        #expect(screen.viewport.size == Size(width: 568, height: 320))
        #expect(screen.viewport.safeArea.top == 0)
    }

    @Test func `the file's own device can be turned`() throws {
        var request = InterfaceBuilderRequest()
        request.isTurned = true
        let screen = try #require(try file.roots(request).roots.first).screen
        #expect(screen.viewport.size == Size(width: 667, height: 375))
        #expect(screen.viewport.verticalSizeClass == .compact)
    }

    @Test(arguments: [false, true])
    func `the accessory of a cell is at its trailing side`(_ isRightToLeft: Bool) throws {
        let cell = """
            <document toolsVersion="17703" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="portrait"/><objects>
            <tableViewCell accessoryType="checkmark" id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="box"/></tableViewCell></objects></document>
            """
        var request = InterfaceBuilderRequest()
        request.isRightToLeft = isRightToLeft
        let file = try InterfaceBuilderFile(parsing: Array(cell.utf8), file: "Cell.xib")
        let box = try #require(try file.roots(for: request).roots.first?.screen.root.subviews.first)
        #expect(box.autoresizing?.frame == Rect(x: isRightToLeft ? 40 : 0, y: 0, width: 335, height: 44))
    }

    /// The picture is 20 points wide; lines of the body style are 22 points high at the usual size, and 62 at the
    /// largest.
    @Test(arguments: [
        (ContentSizeCategory.large, true, 20.0), (.extraExtraExtraLarge, true, 20),
        (.accessibilityExtraExtraExtraLarge, true, 20 * 62 / 22), (.accessibilityExtraExtraExtraLarge, false, 20),
    ])
    func `pictures that adjust their size follow accessibility sizes`(
        _ size: ContentSizeCategory, _ adjusts: Bool, _ width: Double
    ) throws {
        let own = adjusts ? "adjustsImageSizeForAccessibilityContentSizeCategory=\"YES\"" : ""
        let file = SmallFile(
            subviews: """
                <imageView image="leaf" \(own) translatesAutoresizingMaskIntoConstraints="NO" id="i"/>
                <button \(own) translatesAutoresizingMaskIntoConstraints="NO" id="b"><state key="normal" image="leaf"/></button>
                """,
            resources: "<resources><image name=\"leaf\" width=\"20\" height=\"10\"/></resources>")
        var request = InterfaceBuilderRequest()
        request.contentSize = size
        let views = try #require(try file.roots(request).roots.first?.screen.root.subviews)
        let images = views.compactMap { view -> Image? in
            switch view.content {
            case .image(let image, _): image
            case .button(let button): button.image
            default: nil
            }
        }
        #expect(images.map(\.size) == Array(repeating: Size(width: width, height: width / 2), count: 2))
        #expect(images.map(\.intrinsicSize) == images.map(\.size))
    }
}
