import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree
import Testing

/// What the views of a scene and the bars around it show besides the scene's own layout.
@Suite struct SurroundingsTests {
    private static let storyboard = """
        <document toolsVersion="17703" targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/>
        <scenes>
        <scene sceneID="s1"><objects><tabBarController id="tabs"><connections>
        <segue destination="other" kind="relationship" relationship="viewControllers"/>
        <segue destination="stack" kind="relationship" relationship="viewControllers"/>
        </connections></tabBarController></objects></scene>
        <scene sceneID="s2"><objects><navigationController id="stack">
        <tabBarItem key="tabBarItem" title="List" image="list.bullet" catalog="system"/>
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
        <scene sceneID="s4"><objects><viewController id="detail"><view key="view" id="page">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><containerView id="box"><connections><segue destination="other" kind="embed"/></connections>
        </containerView></subviews></view></viewController></objects></scene>
        <scene sceneID="s5"><objects><viewController id="other"><view key="view" id="inner"/>
        </viewController></objects></scene>
        </scenes></document>
        """

    private func root(_ id: String) throws -> InterfaceBuilderRoot {
        let file = try InterfaceBuilderFile(parsing: Array(Self.storyboard.utf8), file: "Small.storyboard")
        return try #require(try file.roots().roots.first { $0.id == id })
    }

    @Test func `a table has its header and its sections of rows`() throws {
        var section = TableOutline.Section()
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
        #expect(try root("table").inserts == ["table": .table(table)])
    }

    @Test func `a container shows the scene that is embedded in it`() throws {
        #expect(try root("page").inserts == ["box": .scene(root: "inner")])
    }

    @Test func `bars have the items, colours and tabs of their controllers`() throws {
        let bars = try root("table").bars
        #expect(bars.leading.map(\.title) == ["Edit"])
        #expect(bars.trailing.map(\.image?.source) == [.symbol("plus")])
        #expect(bars.barColor?.red == 255)
        #expect(!bars.hasBackButton)
        #expect(bars.tabs.map(\.title) == ["", "List"])
        #expect(bars.selectedTab == 1)
    }

    @Test func `a scene that is shown after another one leads back`() throws {
        #expect(try root("page").bars.hasBackButton)
    }
}
