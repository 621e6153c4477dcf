import LayoutSimDevices
import LayoutSimInterfaceBuilder
import LayoutSimViewTree
import Testing

/// Prompts of navigation bars, of controllers and of bar views.
@Suite struct PromptTests {
    private static func storyboard(_ item: String, tools: Int) -> String {
        """
        <document toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/>
        <scenes>
        <scene sceneID="s1"><objects><navigationController id="stack"><navigationBar key="navigationBar"/>
        <connections><segue destination="page" kind="relationship" relationship="rootViewController"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="page"><view key="view" id="view">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <navigationBar id="bar"><items><navigationItem title="Edit"\(item)</navigationItem></items></navigationBar>
        </subviews></view><navigationItem key="navigationItem" title="List"\(item)</navigationItem></viewController>
        </objects></scene>
        </scenes></document>
        """
    }

    @Test(
        arguments: [
            (">", 17_703, nil, 44), (" prompt=\"Water\">", 17_703, "Water", 74),
            ("><string key=\"prompt\">Water\nin the morning</string>", 17_703, "Water\nin the morning", 74),
            (" prompt=\"Water\">", 21_207, "Water", 78),
        ] as [(String, Int, String?, Double)]) func `a prompt is in the bar, which it makes higher`(
            item: String, tools: Int, prompt: String?, height: Double
        ) throws
    {
        let file = try InterfaceBuilderFile(
            parsing: Array(Self.storyboard(item, tools: tools).utf8), file: "Small.storyboard")
        let screen = try #require(try file.roots().roots.first { $0.id == "view" }).screen
        #expect(screen.bars.prompt == prompt)
        #expect(screen.viewport.navigationBarHeight == height)
        #expect(screen.root.inPreorder.first { $0.id == "bar" }?.bars?.prompt == prompt)
    }
}
