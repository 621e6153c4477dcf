internal import LayoutSimViewTree

/// The names of view elements.
enum ViewElements {
    /// Views whose contents are laid out separately.
    static let opaqueKinds: [String: OpaqueKind] = [
        "tableView": .table, "collectionView": .collection, "webView": .web, "wkWebView": .web, "mapView": .map,
        "mtkView": .metal, "glkView": .metal, "metalView": .metal, "sceneKitView": .scene, "arscnView": .scene,
        "skView": .scene, "arskView": .scene, "arView": .scene, "containerView": .container,
        "visualEffectView": .effect, "vibrancyEffectView": .effect, "pdfView": .other, "adBannerView": .other,
        "gameView": .scene, "calendarView": .other, "refreshControl": .other, "opaqueView": .other,
    ]

    private static let others: Set<String> = [
        "view", "label", "button", "imageView", "textField", "textView", "switch", "slider", "stepper",
        "segmentedControl", "progressView", "activityIndicatorView", "pageControl", "datePicker", "pickerView",
        "searchBar", "navigationBar", "tabBar", "toolbar", "stackView", "scrollView", "control",
        "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView",
        "tableViewCellContentView", "collectionViewCellContentView", "colorWell", "inputView",
        "collectionReusableViewContentView", "collectionViewListCell",
    ]

    /// Returns whether elements with a name are views.
    static func contains(_ name: String) -> Bool {
        others.contains(name) || opaqueKinds[name] != nil
    }

    /// Returns whether elements with a name are cells or other views that a table or collection view lays out.
    static func isReusable(_ name: String) -> Bool {
        [
            "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView",
            "collectionViewListCell",
        ]
        .contains(name)
    }
}
