internal import LayoutSimGeometry
internal import LayoutSimViewTree
import LayoutSimXML

extension RootReader {
    /// Sets the appearance of a view apart from its content.
    func setAppearance(of view: inout View, _ element: XMLElement) {
        view.backgroundColor = element.property("backgroundColor")?.color(file.resources)
        view.tintColor = element.property("tintColor")?.color(file.resources)
        view.alpha = min(max(element.number("alpha") ?? 1, 0), 1)
        let layer = RuntimeAttributes(of: element, file.resources)
        view.clipsToBounds = element.flag("clipsSubviews") || layer.flag("masksToBounds")
        view.cornerRadius = max(0, layer.number("cornerRadius") ?? 0)
        let width = layer.number("borderWidth") ?? 0
        if width > 0 {
            view.border = Border(width: width, color: layer.borderColor ?? .black)
        }
        view.partColors = partColors(of: element)
        view.textShadow = textShadow(of: element)
    }

    private func partColors(of element: XMLElement) -> [ControlPart: Color] {
        var colors: [ControlPart: Color] = [:]
        for (key, part) in RootReader.partKeys[element.name] ?? [] {
            colors[part] = element.property(key)?.color(file.resources)
        }
        if element.name == "visualEffectView" { colors[.material] = material(of: element) }
        let isLight = ["white", "whiteLarge"].contains(element["style"])
        if element.name == "activityIndicatorView", isLight, colors[.indicator] == nil { colors[.indicator] = .white }
        let isBar = ["navigationBar", "toolbar", "tabBar"].contains(element.name)
        if isBar, element["barStyle"] == "black", colors[.bar] == nil { colors[.bar] = Color(hex: 0x1C1C1E) }
        return colors
    }

    /// Returns the tint color of an effect view's blur: clear for a vibrancy effect, and `nil` for an unknown style.
    private func material(of element: XMLElement) -> Color? {
        if element.children.contains(where: { $0.name == "vibrancyEffect" }) { return .clear }
        let style = element.children.first { $0.name == "blurEffect" }?["style"]
        return style.flatMap(BlurMaterial.init)?.color(in: file.request.appearance)
    }

    /// The attributes that color the parts of controls.
    private static let partKeys: [String: [(key: String, part: ControlPart)]] = [
        "switch": [("onTintColor", .on), ("thumbTintColor", .thumb)],
        "slider": [
            ("minimumTrackTintColor", .progress), ("maximumTrackTintColor", .track), ("thumbTintColor", .thumb),
        ],
        "progressView": [("progressTintColor", .progress), ("trackTintColor", .track)],
        "segmentedControl": [("selectedSegmentTintColor", .selectedSegment)],
        "activityIndicatorView": [("color", .indicator)],
        "pageControl": [("currentPageIndicatorTintColor", .currentPage), ("pageIndicatorTintColor", .page)],
        "navigationBar": [("barTintColor", .bar)], "toolbar": [("barTintColor", .bar)],
        "tabBar": [("barTintColor", .bar)],
    ]
}

/// The layer properties that a file sets at runtime. Classes that expose them in Xcode use the layer's names, so a name
/// means the same without `layer`.
private struct RuntimeAttributes {
    private let attributes: [RuntimeAttribute]

    init(of element: XMLElement, _ resources: Resources) {
        attributes = element.children(of: "userDefinedRuntimeAttributes").compactMap { RuntimeAttribute($0, resources) }
    }

    private func value(_ name: String) -> AttributeValue? {
        let attribute = attributes.first { $0.keyPath == "layer." + name } ?? attributes.first { $0.keyPath == name }
        return attribute?.value
    }

    func number(_ name: String) -> Double? { value(name)?.length }

    func flag(_ name: String) -> Bool { value(name) == .bool(true) }

    /// The border color; a layer does not accept the `UIColor` in a file, so this is always a property of a custom
    /// class.
    var borderColor: Color? {
        let names = ["borderColor", "borderUIColor", "layer.borderUIColor"]
        let values = names.compactMap { name in attributes.first { $0.keyPath == name }?.value }
        guard case .color(let reference)? = values.first else { return nil }
        return reference.color
    }
}
