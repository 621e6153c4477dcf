import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree
import Testing

/// The values of objects, decoded from the spelling of files.
@Suite struct ObjectTests {
    private func objects(_ elements: String, resources: String = "") throws -> [InterfaceBuilderObject] {
        let text = """
            <document toolsVersion="22684" targetRuntime="iOS.CocoaTouch"><objects>\(elements)</objects>
            <resources>\(resources)</resources></document>
            """
        return try InterfaceBuilderFile(parsing: Array(text.utf8), file: "Small.xib").topObjects()
    }

    private static let spellings: [(String, AttributeValue?)] = [
        ("><", nil), (" own=\"YES\"><", .bool(true)), (" own=\"NO\"><", .bool(false)),
        (" own=\"-2.5\"><", .number(-2.5)),
        (" own=\"100000000\"><", .number(1e8)), (" own=\"onDrag\"><", .option("onDrag")),
        (" own=\"inf\"><", .option("inf")),
        ("><nil key=\"own\"/><", nil), ("><real key=\"own\" value=\"3\"/><", .number(3)),
        ("><bool key=\"own\" value=\"NO\"/><", .bool(false)),
        ("><string key=\"own\" base64-UTF8=\"YES\">SGFsbG8</string><", .string("Hallo")),
        ("><size key=\"own\" width=\"2\" height=\"1\"/><", .size(Size(width: 2, height: 1))),
        ("><size key=\"own\" width=\"nan\" height=\"1\"/><", nil),
        ("><point key=\"own\" x=\"2\" y=\"1\"/><", .point(Point(x: 2, y: 1))),
        (
            "><inset key=\"own\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/><",
            .insets(EdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        ),
        ("><rectEdge key=\"own\" top=\"YES\" left=\"NO\" right=\"YES\"/><", .options(["top", "right"])),
        ("><own><string>A</string><string>B</string></own><", .strings(["A", "B"])),
    ]

    @Test(arguments: spellings) func `a value has the type of its spelling`(
        spelling: String, value: AttributeValue?
    ) throws {
        let view = try #require(try objects("<view id=\"v\"\(spelling)/view>").first)
        #expect(view.attributes["own"] == value)
        #expect(view.objects["own"] == nil)
    }

    @Test func `a text that looks like a switch or a number is a text`() throws {
        let item = try #require(try objects("<barButtonItem title=\"NO\" badgeValue=\"7\"/>").first)
        #expect(item.text("title") == "NO")
        #expect(item.text("badgeValue") == "7")
    }

    @Test func `a color says where it is from and what it is in the file`() throws {
        let colors = """
            <color key="a" name="Sea"/><color key="b" name="Land"/><color key="c" systemColor="systemRedColor"/>
            <color key="d" cocoaTouchSystemColor="darkGrayColor"/><color key="e" white="1" alpha="0.2"/><color key="f"/>
            """
        let sea = "<namedColor name=\"Sea\"><color red=\"0\" green=\"0\" blue=\"1\"/></namedColor>"
        let view = try #require(try objects("<view>\(colors)</view>", resources: sea).first)
        let references = ["a", "b", "c", "d", "e", "f"].map { view.color($0) }
        #expect(
            references.map(\.?.source) == [
                .asset("Sea"), .asset("Land"), .system("systemRedColor"), .system("darkGrayColor"), .components,
                .components,
            ])
        let red = SystemColor(rawValue: "systemRedColor")?.color(in: .light)
        let white = Color(red: 255, green: 255, blue: 255, alpha: 51)
        #expect(
            references.map { $0?.color } == [
                Color(red: 0, green: 0, blue: 255, alpha: 255), nil, red, Color(hex: 0x555555), white, nil,
            ])
    }

    @Test func `an image says whether it is a symbol`() throws {
        let images = """
            <imageView image="one" highlightedImage="two"><imageReference key="three" image="plus" catalog="system"/>
            </imageView><imageView image="star" catalog="system" highlightedImage="moon"/>
            """
        let all = try objects(images, resources: "<image name=\"moon\" catalog=\"system\" width=\"1\" height=\"1\"/>")
        let names = ["image", "highlightedImage", "three"]
        #expect(
            all.map { object in names.map { object.image($0)?.name } } == [
                ["one", "two", "plus"], ["star", "moon", nil],
            ])
        #expect(
            all.map { object in names.map { object.image($0)?.isSymbol } } == [
                [false, false, true], [true, true, nil],
            ])
    }

    @Test func `the catalog of an element is that of its image, or of the only one`() throws {
        let items = """
            <tabBarItem image="a" selectedImage="a" catalog="system"/><tabBarItem selectedImage="b" catalog="system"/>
            <tabBarItem image="a" selectedImage="b" catalog="system"/>
            """
        #expect(try objects(items).map { $0.image("selectedImage")?.isSymbol } == [true, true, false])
    }

    @Test func `elements of text input and accessibility are attributes by UIKit's names`() throws {
        let parts = """
            <textField id="f"><textInputTraits key="textInputTraits" secureTextEntry="YES" keyboardType="URL"/>
            <accessibility key="accessibilityConfiguration" identifier="name" label=""><string key="hint">Your
            name</string></accessibility></textField>
            """
        let field = try #require(try objects(parts).first)
        #expect(field.flag("secureTextEntry"))
        #expect(field.option("keyboardType") == "URL")
        #expect(field.text("accessibilityIdentifier") == "name")
        #expect(field.text("accessibilityLabel") == nil)
        #expect(field.text("accessibilityHint") == "Your\nname")
    }

    @Test func `objects, lists and connections keep their places, and layout keeps its own`() throws {
        let parts = """
            <tableView id="t"><rect key="frame" x="0" y="0" width="3" height="4"/><subviews><view id="s"/></subviews>
            <prototypes><tableViewCell id="c" reuseIdentifier="9"/></prototypes><view key="tableHeaderView" id="h"/>
            <blurEffect style="dark"/><connections><outlet property="delegate" destination="-1" id="o"/>
            <segue kind="show" identifier="go" destination="d" animates="NO" id="g"/></connections></tableView>
            """
        let table = try #require(try objects(parts).first)
        #expect(table.members(of: "prototypes").map { $0.text("reuseIdentifier") } == ["9"])
        #expect(table.objects.keys.sorted() == ["blurEffect", "tableHeaderView"])
        #expect(table.objects["blurEffect"]?.option("style") == "dark")
        #expect(table.lists.keys.sorted() == ["prototypes"])
        #expect(table.connections.map(\.name) == ["delegate", "go"])
        #expect(table.connections.map(\.segueKind) == ["", "show"])
        #expect(table.connections.map { $0.object.flag("animates", default: true) } == [true, false])
    }

    @Test func `runtime attributes have the types that the file says`() throws {
        let parts = """
            <view><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/>
            <userDefinedRuntimeAttribute type="number" keyPath="b"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="c" value="NO"/>
            <userDefinedRuntimeAttribute type="image" keyPath="d" value="logo"/>
            <userDefinedRuntimeAttribute type="range" keyPath="e"><range key="value" location="1" length="2"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="f" value="many"/>
            <userDefinedRuntimeAttribute type="number" keyPath="" value="1"/>
            </userDefinedRuntimeAttributes></view>
            """
        let attributes = try #require(try objects(parts).first).runtimeAttributes
        #expect(attributes.map(\.keyPath) == ["a", "b", "c", "d", "e", "f"])
        #expect(
            attributes.map(\.value) == [
                .bool(true), .number(2.5), .string("NO"), .image(ImageReference(name: "logo", isSymbol: false)),
                .range(location: 1, length: 2), nil,
            ])
        #expect(attributes.map(\.line) == [2, 3, 4, 5, 6, 7])
    }

    @Test func `a scene has its objects and the segues of all of them`() throws {
        let text = """
            <document toolsVersion="22684" targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
            <viewController id="c" storyboardIdentifier="7"><view key="view" id="v"><subviews><button id="b"><connections>
            <segue kind="show" destination="d" id="g"/></connections></button></subviews></view></viewController>
            </objects></scene></scenes></document>
            """
        let scenes = try InterfaceBuilderFile(parsing: Array(text.utf8), file: "Small.storyboard").scenes()
        #expect(scenes.map { $0.objects.map { $0.text("storyboardIdentifier") } } == [["7"]])
        #expect(scenes.map { $0.segues.map(\.destination) } == [["d"]])
    }
}
