import Foundation
import Testing

/// A storyboard with all kinds of connections: a list that leads to details, from which people edit and come back.
enum TripStoryboard {
    /// Returns a bundle with the storyboard in English, and its texts in German.
    static func bundle() throws -> Bundle {
        try bundle([("Base.lproj/Trip.storyboard", text), ("de.lproj/Trip.strings", german)])
    }

    /// Returns a bundle with files.
    static func bundle(_ files: [(path: String, text: String)]) throws -> Bundle {
        // Named after its contents, so that all tests and runs share it.
        let sum = files.map { $0.path + $0.text }.joined().utf8.reduce(into: UInt64(5381)) {
            $0 = $0 &* 33 &+ UInt64($1)
        }
        let root = FileManager.default.temporaryDirectory.appending(path: "Storyboards-\(sum)")
        for file in files {
            let url = root.appending(path: file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try file.text.write(to: url, atomically: true, encoding: .utf8)
        }
        return try #require(Bundle(path: root.path))
    }

    static let german = "\"title.text\" = \"Reise\";\n\"button.normalTitle\" = \"Los\";\n"

    static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
            toolsVersion="22684" useSafeAreas="YES" initialViewController="nav">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
        <scene sceneID="s1"><objects><navigationController id="nav" storyboardIdentifier="Start">
            <navigationBar key="navigationBar" id="bar" largeTitles="YES"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/></navigationBar>
            <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="w1"/></connections>
        </navigationController></objects></scene>

        <scene sceneID="s2"><objects>
        <tableViewController storyboardIdentifier="List" title="Trips" id="list" customClass="TripListController" customModule="App" customModuleProvider="target">
            <tableView key="view" rowHeight="60" dataMode="prototypes" style="plain" id="table">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <prototypes><tableViewCell reuseIdentifier="Trip" id="cell" customClass="TripCell" customModule="UIKitFramesTests">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
                    <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
                        <subviews>
                            <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name"><rect key="frame" x="16" y="10" width="50" height="20"/></label>
                            <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="star"><rect key="frame" x="300" y="10" width="50" height="30"/>
                                <state key="normal" title="Star"/>
                                <connections><action selector="star:" destination="list" eventType="touchUpInside" id="w2"/></connections></button>
                        </subviews>
                        <constraints>
                            <constraint firstItem="name" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" id="k1"/>
                            <constraint firstItem="name" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="k2"/>
                            <constraint firstItem="star" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="k3"/>
                            <constraint firstItem="star" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="k4"/>
                        </constraints></tableViewCellContentView>
                    <connections>
                        <outlet property="nameLabel" destination="name" id="w3"/>
                        <segue destination="detail" kind="show" identifier="detail" destinationCreationSelector="makeDetail:sender:segueIdentifier:" id="w4"/>
                    </connections></tableViewCell></prototypes>
                <connections><outlet property="dataSource" destination="list" id="w5"/><outlet property="delegate" destination="list" id="w6"/></connections>
            </tableView>
            <navigationItem key="navigationItem" title="All trips" id="item">
                <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"><connections>
                    <segue destination="edit" kind="presentation" identifier="new" modalPresentationStyle="fullScreen" id="w7"/></connections></barButtonItem>
            </navigationItem>
            <connections><outlet property="addItem" destination="add" id="w8"/></connections>
        </tableViewController>
        </objects></scene>

        <scene sceneID="s3"><objects>
        <viewController storyboardIdentifier="Detail" id="detail" customClass="TripDetailController" customModule="UIKitFramesTests">
            <view key="view" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label text="Trip" translatesAutoresizingMaskIntoConstraints="NO" id="title"><rect key="frame" x="20" y="64" width="40" height="21"/>
                        <color key="textColor" systemColor="secondaryLabelColor"/></label>
                    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="button" customClass="TripButton" customModule="UIKitFramesTests">
                        <rect key="frame" x="20" y="100" width="60" height="30"/>
                        <accessibility key="accessibilityConfiguration" identifier="go" label="Go there"/>
                        <state key="normal" title="Go"/>
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="7.5"/></userDefinedRuntimeAttribute>
                            <userDefinedRuntimeAttribute type="color" keyPath="ring"><color key="value" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom"/></userDefinedRuntimeAttribute>
                            <userDefinedRuntimeAttribute type="string" keyPath="kind" value="round"/>
                            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
                            <userDefinedRuntimeAttribute type="size" keyPath="room"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
                        </userDefinedRuntimeAttributes>
                        <connections>
                            <action selector="go:" destination="detail" eventType="touchUpInside" id="x1"/>
                            <action selector="log:" destination="-2" eventType="touchDown" id="x2"/>
                        </connections></button>
                    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="editButton"><rect key="frame" x="20" y="140" width="60" height="30"/>
                        <state key="normal" title="Edit"/>
                        <connections><segue destination="edit" kind="presentation" identifier="edit" modalPresentationStyle="fullScreen" id="x3"/></connections></button>
                    <containerView translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="200" width="375" height="100"/>
                        <connections><segue destination="inner" kind="embed" identifier="inner" id="x4"/></connections></containerView>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="top"/>
                    <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="l2"/>
                    <constraint firstItem="button" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="8" id="l3"/>
                    <constraint firstItem="button" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="l4"/>
                    <constraint firstItem="editButton" firstAttribute="top" secondItem="button" secondAttribute="bottom" constant="8" id="l5"/>
                    <constraint firstItem="editButton" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="l6"/>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l7"/>
                    <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="l8"/>
                    <constraint firstItem="box" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="l9"/>
                    <constraint firstItem="box" firstAttribute="height" constant="100" id="l10"/>
                </constraints>
                <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="x5"/></connections>
            </view>
            <connections>
                <outlet property="titleLabel" destination="title" id="x6"/>
                <outlet property="secret" destination="button" id="x7"/><outlet property="top" destination="top" id="x8"/>
                <outletCollection property="buttons" destination="button" collectionClass="NSMutableArray" id="x9"/>
                <outletCollection property="buttons" destination="editButton" collectionClass="NSMutableArray" id="x10"/>
                <segue destination="list" kind="show" identifier="back" id="x11"/>
                <segue destination="detail" kind="custom" identifier="own" customClass="TripSegue" customModule="UIKitFramesTests" id="x12"/>
            </connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
        <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections>
            <action selector="doubleTap:" destination="detail" id="x13"/><outlet property="delegate" destination="detail" id="x14"/></connections></tapGestureRecognizer>
        </objects></scene>

        <scene sceneID="s4"><objects><viewController id="inner" title="Inner">
            <view key="view" id="innerRoot"><rect key="frame" x="0.0" y="0.0" width="375" height="100"/></view>
        </viewController></objects></scene>

        <scene sceneID="s5"><objects><viewController id="edit" storyboardIdentifier="Edit" customClass="TripEditController" customModule="UIKitFramesTests">
            <view key="view" id="editRoot"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews><button buttonType="system" fixedFrame="YES" tag="9" id="done"><rect key="frame" x="20" y="100" width="60" height="30"/>
                    <state key="normal" title="Done"/>
                    <connections><segue destination="out" kind="unwind" identifier="done" unwindAction="edited:" id="z1"/></connections></button></subviews>
            </view></viewController>
            <exit id="out" userLabel="Exit" sceneMemberID="exit"/></objects></scene>

        <scene sceneID="s6"><objects><tableViewController storyboardIdentifier="Settings" id="settings">
            <tableView key="view" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="fixed">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <sections>
                    <tableViewSection headerTitle="Account" id="sec1"><cells>
                        <tableViewCell rowHeight="50" id="row1" style="IBUITableViewCellStyleDefault" textLabel="row1text"><rect key="frame" x="0.0" y="55" width="375" height="50"/>
                            <tableViewCellContentView key="contentView" id="row1content"><rect key="frame" x="0.0" y="0.0" width="375" height="50"/>
                                <subviews><label text="Name" id="row1text"><rect key="frame" x="16" y="0.0" width="343" height="50"/></label></subviews></tableViewCellContentView></tableViewCell>
                        <tableViewCell id="row2"><rect key="frame" x="0.0" y="105" width="375" height="44"/>
                            <tableViewCellContentView key="contentView" id="row2content"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/></tableViewCellContentView></tableViewCell></cells></tableViewSection>
                    <tableViewSection id="sec2" footerTitle="More"><cells>
                        <tableViewCell id="row3"><rect key="frame" x="0.0" y="200" width="375" height="44"/>
                            <tableViewCellContentView key="contentView" id="row3content"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/></tableViewCellContentView></tableViewCell></cells></tableViewSection>
                </sections>
                <connections><outlet property="dataSource" destination="settings" id="y1"/><outlet property="delegate" destination="settings" id="y2"/></connections>
            </tableView></tableViewController></objects></scene>

        <scene sceneID="s7"><objects><collectionViewController storyboardIdentifier="Photos" id="photos" customClass="TripPhotosController" customModule="UIKitFramesTests">
            <collectionView key="view" dataMode="prototypes" id="grid"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="6" id="flow">
                    <size key="itemSize" width="80" height="90"/><size key="headerReferenceSize" width="0.0" height="0.0"/>
                    <size key="footerReferenceSize" width="0.0" height="0.0"/><inset key="sectionInset" minX="5" minY="6" maxX="7" maxY="8"/></collectionViewFlowLayout>
                <cells><collectionViewCell reuseIdentifier="Photo" id="photo" customClass="TripPhotoCell" customModule="UIKitFramesTests"><rect key="frame" x="5" y="6" width="80" height="90"/>
                    <collectionViewCellContentView key="contentView" id="photoContent"><rect key="frame" x="0.0" y="0.0" width="80" height="90"/>
                        <subviews><imageView id="picture" fixedFrame="YES"><rect key="frame" x="10" y="10" width="60" height="60"/></imageView></subviews></collectionViewCellContentView>
                    <connections><outlet property="picture" destination="picture" id="v1"/></connections></collectionViewCell></cells>
                <connections><outlet property="dataSource" destination="photos" id="v2"/><outlet property="delegate" destination="photos" id="v3"/></connections>
            </collectionView></collectionViewController></objects></scene>

        <scene sceneID="s8"><objects><viewController storyboardIdentifier="Broken" id="broken">
            <view key="view" id="brokenRoot"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
            <connections><outlet property="missing" destination="brokenRoot" id="u1"/></connections></viewController></objects></scene>
        <scene sceneID="s9"><objects><viewController storyboardIdentifier="Lost" id="lost" customClass="NoSuchController" customModule="UIKitFramesTests">
            <view key="view" id="lostRoot"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
            <connections><outlet property="label" destination="lostRoot" id="u2"/></connections></viewController></objects></scene>
        </scenes></document>
        """
}
