import LayoutSimDevices
import LayoutSimInterfaceBuilder
import LayoutSimRendering

@testable import LayoutSimSceneAssembly

/// A storyboard of a settings table, which two containers of another scene also show.
enum SmallStoryboard {
    /// A label that is too long for its row, a section with a title, and a row without constraints.
    static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
        <scene sceneID="s1"><objects><navigationController id="stack">
        <navigationBar key="navigationBar"><color key="barTintColor" red="1" green="0" blue="0" alpha="1"/></navigationBar>
        <connections><segue destination="list" kind="relationship" relationship="rootViewController"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s2"><objects><tableViewController storyboardIdentifier="List" id="list">
        <tableView key="view" dataMode="static" style="grouped" rowHeight="60" id="table">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <sections><tableViewSection headerTitle="Sound" id="section"><cells>
        <tableViewCell accessoryType="disclosureIndicator" rowHeight="60" id="row">
        <rect key="frame" x="0" y="55.5" width="375" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
        <rect key="frame" x="0" y="0" width="348.5" height="60"/>
        <subviews><label text="A ringtone of many words" userLabel="title" \
        translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
        <constraints>
        <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
        <constraint firstItem="label" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="c2"/>
        <constraint firstItem="label" firstAttribute="width" constant="80" id="c3"/>
        </constraints></tableViewCellContentView></tableViewCell>
        </cells></tableViewSection></sections></tableView>
        <navigationItem key="navigationItem" title="Settings">
        <barButtonItem key="rightBarButtonItem" title="Help" id="help"/></navigationItem>
        </tableViewController></objects></scene>
        <scene sceneID="s3"><objects><viewController storyboardIdentifier="Pair" id="pair"><view key="view" id="page">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <containerView id="upper" fixedFrame="YES"><rect key="frame" x="0" y="100" width="300" height="200"/>
        <connections><segue destination="list" kind="embed" id="e1"/></connections></containerView>
        <containerView id="lower" fixedFrame="YES"><rect key="frame" x="0" y="320" width="300" height="200"/>
        <connections><segue destination="list" kind="embed" id="e2"/></connections></containerView>
        </subviews></view></viewController></objects></scene>
        </scenes></document>
        """

    /// Returns the storyboard on an iPhone 5; `change` changes the request.
    static func assembly(
        text: String = SmallStoryboard.text, _ change: (inout InterfaceBuilderRequest) -> Void = { _ in }
    ) throws -> SceneAssembly {
        var request = InterfaceBuilderRequest()
        request.viewport = try DeviceCatalog.embedded.device(named: "iphone-5").viewport(.portrait)
        change(&request)
        let file = try InterfaceBuilderFile(parsing: Array(text.utf8), file: "Small.storyboard")
        return try SceneAssembly(file, at: "Small.storyboard", for: request, with: Renderers())
    }
}
