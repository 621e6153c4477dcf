import LayoutSimGeometry
import LayoutSimDocuments
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree

extension FuzzTarget {
    /// Storyboards and xibs through all stages up to the display list, and small ones to pixels.
    static let interfaceBuilder = FuzzTarget(
        name: "interface-builder", seeds: [storyboard].map { Array($0.utf8) }, dictionary: words,
        isMarkup: true,
        read: { bytes in
            let file = try InterfaceBuilderFile(parsing: bytes, file: "fuzz.storyboard")
            try check(file, InterfaceBuilderRequest())
            guard bytes.count % 4 == 0 else { return }
            var turned = InterfaceBuilderRequest()
            turned.viewport = try DeviceCatalog.embedded.device(named: "iphone-5").viewport(.landscape)
            turned.isRightToLeft = true
            turned.appearance = .dark
            try check(file, turned)
        })

    private static func check(_ file: InterfaceBuilderFile, _ request: InterfaceBuilderRequest) throws {
        for (position, root) in try file.roots(for: request).roots.enumerated() {
            let renderer = try Renderer(era: root.era)
            var screen = root.screen
            screen.viewport.scale = 1
            let layout = renderer.layout(screen)
            precondition(layout.views.allSatisfy(isFinite), "a frame is not finite")
            precondition(Set(layout.views.map(\.view.id)).count == layout.views.count, "an id occurs twice")
            _ = renderer.audit(layout)
            let list = renderer.displayList(layout, overlay: position == 1)
            guard position == 0 else { continue }
            precondition(!renderer.document(layout).description.isEmpty, "a layout has no text")
            if let view = layout.views.last { precondition(renderer.explain(view.view.id, in: screen) != nil) }
            if screen.viewport.size.width * screen.viewport.size.height < 400_000 { _ = try renderer.pixelHash(list) }
        }
    }

    private static func isFinite(_ placed: PlacedView) -> Bool {
        [placed.frame.minX, placed.frame.minY, placed.frame.width, placed.frame.height].allSatisfy(\.isFinite)
    }

    private static let words = [
        "view", "label", "button", "imageView", "stackView", "tableView", "tableViewCell", "scrollView", "switch",
        "segmentedControl", "textField", "textView", "datePicker", "searchBar", "navigationBar", "tabBar", "toolbar",
        "visualEffectView", "tableViewCellContentView", "containerView", "hologramView", "variation", "mask", "exclude",
        "include", "viewLayoutGuide", "attributedString", "fragment", "paragraphStyle", "fontDescription", "string",
        "fillEqually", "fillProportionally", "equalSpacing", "equalCentering", "firstBaseline", "lastBaseline",
        "center", "vertical", "safeArea", "contentLayoutGuide", "frameLayoutGuide", "width", "height", "leading",
        "centerYWithinMargins", "lessThanOrEqual", "heightClass=regular-widthClass=compact", "system", "infinite",
        "retina6_12", "selected", "highlighted", "disabled", "state", "backgroundImage", "titleShadowColor",
        "shadowOffset",
        "buttonConfiguration", "subtitle", "titleAlignment", "navigationController", "tabBarController", "relationship",
        "show", "embed", "32700", "11762",
    ]

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17703" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
        <scene sceneID="s-01"><objects>
        <viewController storyboardIdentifier="Main" id="v-01" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="r-01">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <stackView axis="vertical" spacing="8" distribution="fillProportionally" id="a-01" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="20" width="343" height="200"/>
        <subviews>
        <label text="A label of several words that takes two lines" numberOfLines="0" id="l-01" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="343" height="41"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <color key="textColor" name="ink"/>
        </label>
        <button buttonType="system" id="b-01" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="49" width="343" height="30"/>
        <state key="normal" title="Go" image="star"/>
        </button>
        <textField borderStyle="roundedRect" placeholder="Name" id="t-01" \
        translatesAutoresizingMaskIntoConstraints="NO"/>
        <segmentedControl selectedSegmentIndex="0" id="g-01" translatesAutoresizingMaskIntoConstraints="NO">
        <segments><segment title="One"/><segment title="Two"/></segments>
        </segmentedControl>
        </subviews>
        <variation key="heightClass=compact" axis="horizontal"/>
        </stackView>
        <scrollView id="c-01" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="220" width="375" height="400"/>
        <subviews>
        <imageView image="picture" contentMode="scaleAspectFit" id="i-01" \
        translatesAutoresizingMaskIntoConstraints="NO"/>
        </subviews>
        <constraints>
        <constraint firstItem="i-01" firstAttribute="top" secondItem="c-01" secondAttribute="top" id="k-01"/>
        <constraint firstAttribute="bottom" secondItem="i-01" secondAttribute="bottom" id="k-02"/>
        <constraint firstItem="i-01" firstAttribute="leading" secondItem="c-01" secondAttribute="leading" id="k-03"/>
        <constraint firstAttribute="trailing" secondItem="i-01" secondAttribute="trailing" id="k-04"/>
        <constraint firstItem="i-01" firstAttribute="width" secondItem="c-01" secondAttribute="width" \
        multiplier="16:9" id="k-05"/>
        </constraints>
        </scrollView>
        <tableView id="e-01" translatesAutoresizingMaskIntoConstraints="NO">
        <prototypes><tableViewCell reuseIdentifier="cell" accessoryType="checkmark" id="p-01">
        <rect key="frame" x="0" y="28" width="375" height="44"/>
        <tableViewCellContentView key="contentView" id="q-01">
        <rect key="frame" x="0" y="0" width="335" height="44"/>
        <subviews><switch id="w-01" fixedFrame="YES"><rect key="frame" x="8" y="8" width="51" height="31"/></switch>
        </subviews></tableViewCellContentView></tableViewCell></prototypes>
        </tableView>
        </subviews>
        <viewLayoutGuide key="safeArea" id="f-01"/>
        <constraints>
        <constraint firstItem="a-01" firstAttribute="leading" secondItem="f-01" secondAttribute="leading" \
        constant="16" id="k-06"/>
        <constraint firstItem="f-01" firstAttribute="trailing" secondItem="a-01" secondAttribute="trailing" \
        constant="16" priority="750" id="k-07"/>
        <constraint firstItem="a-01" firstAttribute="top" secondItem="r-01" secondAttribute="topMargin" id="k-08"/>
        <constraint firstItem="c-01" firstAttribute="top" relation="greaterThanOrEqual" secondItem="a-01" \
        secondAttribute="bottom" symbolic="YES" id="k-09"/>
        <constraint firstItem="c-01" firstAttribute="width" secondItem="r-01" secondAttribute="width" id="k-10"/>
        <constraint firstItem="l-01" firstAttribute="firstBaseline" secondItem="b-01" secondAttribute="lastBaseline" \
        priority="250" id="k-11"/>
        </constraints>
        </view>
        <connections><segue destination="v-02" kind="show" id="x-01"/></connections>
        </viewController>
        </objects></scene>
        <scene sceneID="s-02"><objects><navigationController id="v-02">
        <navigationBar key="navigationBar" largeTitles="YES" id="n-01"/>
        <connections><segue destination="v-01" kind="relationship" relationship="rootViewController" id="x-02"/>
        </connections></navigationController></objects></scene>
        </scenes>
        <resources><image name="picture" width="120" height="80"/><image name="star" catalog="system" width="128" \
        height="116"/><namedColor name="ink"><color red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></namedColor></resources>
        </document>
        """
}
