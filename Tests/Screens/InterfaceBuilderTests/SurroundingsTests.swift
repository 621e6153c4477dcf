import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimText
import LayoutSimViewTree
import Testing

/// The contents of a scene's views and of the bars around it that the scene's own layout does not include.
@Suite struct SurroundingsTests {
    private static let storyboard = """
        <document toolsVersion="17703" targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/>
        <scenes>
        <scene sceneID="s1"><objects><tabBarController id="tabs"><connections>
        <segue destination="other" kind="relationship" relationship="viewControllers"/>
        <segue destination="stack" kind="relationship" relationship="viewControllers"/>
        </connections></tabBarController></objects></scene>
        <scene sceneID="s2"><objects><navigationController id="stack">
        <tabBarItem key="tabBarItem" title="List" image="list.bullet" catalog="system" selectedImage="list.dash"/>
        <navigationBar key="navigationBar"><color key="barTintColor" red="1" green="0" blue="0" alpha="1"/></navigationBar>
        <connections><segue destination="list" kind="relationship" relationship="rootViewController"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s3"><objects><tableViewController id="list">
        <tableView key="view" style="insetGrouped" separatorStyle="none" id="table">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <view key="tableHeaderView" id="header"><rect key="frame" x="0" y="0" width="375" height="50"/></view>
        <sections>
        <tableViewSection headerTitle="First" id="sec1"><string key="footerTitle">below</string>
        <cells><tableViewCell accessoryType="checkmark" id="row1"/><tableViewCell id="row2"/></cells>
        </tableViewSection>
        </sections></tableView>
        <navigationItem key="navigationItem" title="List"><barButtonItem key="leftBarButtonItem" title="Edit"/>
        <barButtonItem key="rightBarButtonItem" systemItem="add"/></navigationItem>
        <connections><segue destination="detail" kind="show"/></connections>
        </tableViewController></objects></scene>
        <scene sceneID="s4"><objects><viewController id="detail">
        <navigationItem key="navigationItem"><barButtonItem key="rightBarButtonItem" systemItem="edit"/></navigationItem>
        <view key="view" id="page">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><containerView id="box"><connections><segue destination="other" kind="embed"/></connections>
        </containerView></subviews></view></viewController></objects></scene>
        <scene sceneID="s5"><objects><viewController id="other"><view key="view" id="inner"/>
        </viewController></objects></scene>
        </scenes><resources><image name="list.dash" catalog="system" width="128" height="85"/></resources></document>
        """

    private func root(_ id: String, language: String? = nil) throws -> InterfaceBuilderRoot {
        let file = try InterfaceBuilderFile(parsing: Array(Self.storyboard.utf8), file: "Small.storyboard")
        var request = InterfaceBuilderRequest()
        request.language = language.flatMap { Language($0) }
        return try #require(try file.roots(for: request).roots.first { $0.id == id })
    }

    @Test(arguments: [
        (nil, "Back", "Edit"), ("fr", "Retour", "Modifier"), ("ar", "رجوع", "تحرير"), ("sv", "Back", "Edit"),
    ])
    func `words of the system are in the language that is asked for`(
        _ language: String?, _ back: String, _ edit: String
    ) throws {
        let bars = try root("page", language: language).screen.bars
        #expect(bars.backTitle == back)
        #expect(bars.trailing.map(\.title) == [edit])
        #expect(try root("table", language: language).screen.bars.backTitle == "Back")
    }

    @Test func `a table has its header and its sections of rows`() throws {
        var section = TableOutline.Section(id: "sec1")
        section.header = "First"
        section.footer = "below"
        section.rows = [
            TableOutline.Row(root: "row1", accessory: .checkmark), TableOutline.Row(root: "row2", accessory: nil),
        ]
        var table = TableOutline()
        table.style = .insetGrouped
        table.hasSeparators = false
        table.header = "header"
        table.sections = [section]
        #expect(try root("table").embeddedContent == ["table": .table(table)])
    }

    @Test func `a container shows the scene that is embedded in it`() throws {
        #expect(try root("page").embeddedContent == ["box": .scene(root: "inner")])
    }

    @Test func `bars have the items, colors and tabs of their controllers`() throws {
        let bars = try root("table").screen.bars
        #expect(bars.leading.map(\.title) == ["Edit"])
        #expect(bars.trailing.map(\.image?.source) == [.symbol("plus")])
        #expect(bars.barColor?.red == 255)
        #expect(!bars.hasBackButton)
        #expect(bars.tabs.map(\.title) == ["", "List"])
        #expect(bars.selectedTab == 1)
        #expect(bars.tabs.map { $0.image?.source } == [nil, .symbol("list.dash")])
    }

    @Test func `a scene that is shown after another one leads back`() throws {
        #expect(try root("page").screen.bars.hasBackButton)
    }

    private static let black = """
        <document toolsVersion="17703" targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/>
        <scenes>
        <scene sceneID="s1"><objects><navigationController id="stack">
        <navigationBar key="navigationBar" barStyle="black"><navigationBarAppearance key="standardAppearance">
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></navigationBarAppearance></navigationBar>
        <connections><segue destination="page" kind="relationship" relationship="rootViewController"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="page"><view key="view" id="view">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <navigationBar id="bar"><items><navigationItem title="Edit">
        <barButtonItem key="leftBarButtonItem" enabled="NO" title="Cancel"/></navigationItem></items></navigationBar>
        <view id="box"><subviews><toolbar barStyle="black" id="tools"><items><barButtonItem systemItem="add"/>
        <barButtonItem systemItem="flexibleSpace"/></items></toolbar></subviews></view>
        <tableView separatorStyle="default" id="table"><color key="separatorColor" red="1" green="0" blue="0" alpha="1"/>
        <inset key="separatorInset" minX="15" minY="0.0" maxX="8" maxY="0.0"/>
        <prototypes><tableViewCell id="row1"><inset key="separatorInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>
        </tableViewCell><tableViewCell id="row2"/></prototypes></tableView>
        </subviews></view></viewController></objects></scene>
        </scenes></document>
        """

    private func blackRoot() throws -> InterfaceBuilderRoot {
        let file = try InterfaceBuilderFile(parsing: Array(Self.black.utf8), file: "Small.storyboard")
        return try #require(try file.roots().roots.first { $0.id == "view" })
    }

    @Test func `bars that are views have their items`() throws {
        let views = try blackRoot().screen.root.inPreorder
        var cancel = BarContents.Item("Cancel")
        cancel.tint = SystemColor.tertiaryLabel.color(in: .light)
        var navigation = BarContents()
        navigation.leading = [cancel]
        #expect(views.first { $0.id == "bar" }?.bars == navigation)
        let tools = try #require(views.first { $0.id == "tools" }?.bars)
        #expect(tools.tools.map(\.image?.source) == [.symbol("plus"), nil])
        #expect(tools.tools.map(\.isFlexibleSpace) == [false, true])
        #expect(tools.isBlack)
    }

    @Test func `a navigation bar has its style and the color of its appearance`() throws {
        let bars = try blackRoot().screen.bars
        #expect(bars.isBlack)
        #expect(bars.barColor == Color(hex: 0xFF0000))
    }

    @Test func `the lines of a table have its color and insets, or those of their rows`() throws {
        guard case .table(let table) = try blackRoot().embeddedContent["table"] else {
            Issue.record("there is no table")
            return
        }
        #expect(table.separatorColor == Color(hex: 0xFF0000))
        #expect(table.separatorInset == EdgeInsets(left: 15, right: 8))
        #expect(table.sections[0].rows.map(\.separatorInset) == [.zero, nil])
    }
}
