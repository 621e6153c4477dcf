/// A storyboard of a static table, a collection view and a container, each of which fills its screen.
enum ListStoryboard {
    static let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
        <scene sceneID="s1"><objects><tableViewController storyboardIdentifier="Settings" id="settings">
        <tableView key="view" dataMode="static" style="grouped" rowHeight="-1" id="table">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <sections>
        <tableViewSection headerTitle="Sound" id="sound"><cells>
        \(row("ring", "Ring", accessory: "disclosureIndicator"))
        \(row("alarm", "Alarm", accessory: "none"))
        </cells></tableViewSection>
        <tableViewSection headerTitle="Screen" footerTitle="At night" id="screen"><cells>
        \(row("dim", "Dim", accessory: "none"))
        </cells></tableViewSection>
        </sections></tableView></tableViewController></objects></scene>
        <scene sceneID="s2"><objects><collectionViewController storyboardIdentifier="Photos" id="photos">
        <collectionView key="view" dataMode="prototypes" id="grid">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="flow">
        <inset key="sectionInset" minX="4" minY="4" maxX="4" maxY="4"/></collectionViewFlowLayout>
        <cells>\(item("first", "One"))\(item("second", "Two"))</cells></collectionView></collectionViewController></objects></scene>
        <scene sceneID="s3"><objects><viewController storyboardIdentifier="Page" id="page"><view key="view" id="outer">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <containerView translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="0" y="0" width="300" height="200"/>
        <connections><segue destination="note" kind="embed" id="embed"/></connections></containerView></subviews>
        <constraints>
        <constraint firstItem="box" firstAttribute="top" secondItem="outer" secondAttribute="top" constant="100" id="b1"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="outer" secondAttribute="leading" id="b2"/>
        <constraint firstItem="box" firstAttribute="width" secondItem="outer" secondAttribute="width" multiplier="0.8" id="b3"/>
        <constraint firstItem="box" firstAttribute="height" constant="120" id="b4"/>
        </constraints></view></viewController></objects></scene>
        <scene sceneID="s4"><objects><viewController storyboardIdentifier="Note" id="note"><view key="view" id="paper">
        <rect key="frame" x="0" y="0" width="300" height="120"/><subviews>\(label("text", "A note"))</subviews>
        <constraints>
        <constraint firstItem="text" firstAttribute="top" secondItem="paper" secondAttribute="top" constant="12" id="n1"/>
        <constraint firstItem="text" firstAttribute="trailing" secondItem="paper" secondAttribute="trailing" constant="-12" id="n2"/>
        </constraints></view></viewController></objects></scene>
        </scenes></document>
        """

    /// Returns a row of automatic height, whose label keeps ten points from its content view's top and bottom.
    static func row(_ id: String, _ text: String, accessory: String) -> String {
        """
        <tableViewCell accessoryType="\(accessory)" id="\(id)">
        <rect key="frame" x="0" y="55.5" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
        <rect key="frame" x="0" y="0" width="375" height="44"/>
        <subviews>\(label("\(id)-label", text))</subviews>
        <constraints>
        <constraint firstItem="\(id)-label" firstAttribute="leading" secondItem="\(id)-content" \
        secondAttribute="leadingMargin" id="\(id)-1"/>
        <constraint firstItem="\(id)-label" firstAttribute="trailing" secondItem="\(id)-content" \
        secondAttribute="trailingMargin" id="\(id)-2"/>
        <constraint firstItem="\(id)-label" firstAttribute="top" secondItem="\(id)-content" \
        secondAttribute="top" constant="12" id="\(id)-3"/>
        <constraint firstItem="\(id)-content" firstAttribute="bottom" secondItem="\(id)-label" \
        secondAttribute="bottom" constant="12" id="\(id)-4"/>
        </constraints></tableViewCellContentView></tableViewCell>
        """
    }

    private static func item(_ id: String, _ text: String) -> String {
        """
        <collectionViewCell id="\(id)"><rect key="frame" x="4" y="4" width="120" height="90"/>
        <collectionViewCellContentView key="contentView" id="\(id)-content">
        <rect key="frame" x="0" y="0" width="120" height="90"/>
        <subviews>\(label("\(id)-label", text))</subviews>
        <constraints>
        <constraint firstItem="\(id)-label" firstAttribute="leading" secondItem="\(id)-content" \
        secondAttribute="leading" constant="8" id="\(id)-1"/>
        <constraint firstItem="\(id)-label" firstAttribute="top" secondItem="\(id)-content" \
        secondAttribute="top" constant="8" id="\(id)-2"/>
        </constraints></collectionViewCellContentView></collectionViewCell>
        """
    }

    private static func label(_ id: String, _ text: String) -> String {
        """
        <label text="\(text)" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="16" y="11" width="100" height="21.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }
}
