import LayoutSimInterfaceBuilder

/// A xib of one view, whose parts tests fill in.
struct SmallFile {
    /// The contents of the root view, whose name is `root`.
    var subviews = ""
    /// The constraints of the root view.
    var constraints = ""
    /// The text before the document.
    var prologue = ""
    /// The attributes of the document in addition to those of every xib.
    var attributes = "targetRuntime=\"iOS.CocoaTouch\""
    /// Elements after the objects.
    var resources = ""

    var text: String {
        """
        \(prologue)
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17703" \(attributes)>
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <objects>
                <view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>\(subviews)</subviews>
                    <constraints>\(constraints)</constraints>
                </view>
            </objects>
            \(resources)
        </document>
        """
    }

    /// Returns a view without content that constraints place.
    static func panel(_ id: String, _ inside: String = "") -> String {
        """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(inside)</view>
        """
    }

    /// Reads the file under the name `Small.xib`.
    func read() throws -> InterfaceBuilderFile {
        try InterfaceBuilderFile(parsing: Array(text.utf8), file: "Small.xib")
    }

    /// Returns the roots and warnings of the file.
    func roots(
        _ request: InterfaceBuilderRequest = InterfaceBuilderRequest()
    ) throws -> (roots: [InterfaceBuilderRoot], warnings: [InterfaceBuilderWarning]) {
        try read().roots(for: request)
    }
}
