import LayoutSimSeededRandom

/// The edits that can be made in a scene of a storyboard, or in a xib.
struct FileMutations {
    typealias Replacement = FileMutation.Replacement

    let tree: MarkupTree
    /// The elements of the scene.
    let scope: [Int]
    var random: SeededRandom

    /// Creates edits within one element of the tree, or within the whole file if `scene` is `nil`.
    init(_ tree: MarkupTree, scene: Int?, random: SeededRandom) {
        self.tree = tree
        self.random = random
        scope = scene.map(tree.descendants) ?? Array(tree.elements.indices)
    }

    /// Returns the scenes of a storyboard, or a single `nil`, for the whole file, if there are none.
    static func scenes(of tree: MarkupTree) -> [Int?] {
        let scenes = tree.elements.indices.filter { tree.elements[$0].name == "scene" }
        return scenes.isEmpty ? [nil] : scenes
    }

    /// Returns a random edit of any kind that applies to the scene.
    mutating func next() -> FileMutation? {
        for _ in 0..<40 {
            if let mutation = mutation(of: random.pick(Self.kinds)) { return mutation }
        }
        return nil
    }

    private static let kinds = [
        "constant", "constant", "constant in a cell", "priority", "multiplier", "constraint removed", "second item",
        "text",
        "text", "font", "font in a cell", "line limit", "text color", "background", "hidden", "hugging", "resistance",
        "image", "view removed", "stack spacing", "stack axis", "stack alignment", "table style", "row removed",
        "rows exchanged", "accessory", "header text", "row height", "container constraint", "user label", "outlet",
        "bar title", "fonts alike", "cell style", "stack distribution", "text alignment", "alpha", "content mode",
        "placeholder", "button title", "views exchanged", "frame",
    ]

    private mutating func mutation(of kind: String) -> FileMutation? {
        switch kind {
        case "constant":
            number("constant", of: constraints(in: nil), kind) { $0 + $1.pick([-24, -10, -6, 4, 8, 12, 30]) }
        case "constant in a cell":
            number("constant", of: constraints(in: ["tableViewCell", "collectionViewCell"]), kind) {
                $0 + $1.pick([-6, 4, 8, 16])
            }
        case "container constraint": container(kind)
        case "priority": choice("priority", of: constraints(in: nil), ["250", "500", "750", "999"], kind)
        case "multiplier": multiplier(kind)
        case "constraint removed": removal(of: constraints(in: nil), kind)
        case "second item": secondItem(kind)
        case "text": text(kind)
        case "font": font(within: nil, kind)
        case "font in a cell": font(within: ["tableViewCell", "collectionViewCell"], kind)
        case "fonts alike": fontsAlike(kind)
        case "line limit": choice("numberOfLines", of: elements("label"), ["0", "1", "2"], kind, adding: true)
        case "text color": color("textColor", kind)
        case "background": color("backgroundColor", kind)
        case "hidden": choice("hidden", of: views, ["YES"], kind, adding: true)
        case "hugging":
            choice("horizontalHuggingPriority", of: views, ["1", "249", "252", "750", "1000"], kind, adding: false)
        case "resistance":
            choice(
                "verticalCompressionResistancePriority", of: elements("label") + elements("button"),
                ["1", "500", "1000"],
                kind, adding: true)
        case "image": image(kind)
        case "view removed": viewRemoved(kind)
        case "stack spacing": number("spacing", of: elements("stackView"), kind) { $0 + $1.pick([3, 8, 20]) }
        case "stack axis": choice("axis", of: elements("stackView"), ["vertical", "horizontal"], kind, adding: true)
        case "stack alignment":
            choice("alignment", of: elements("stackView"), ["center", "top", "leading", "fill"], kind, adding: true)
        case "table style": choice("style", of: elements("tableView"), ["plain", "grouped", "insetGrouped"], kind)
        case "row removed": rowRemoved(kind)
        case "rows exchanged": rowsExchanged(kind)
        case "accessory":
            choice(
                "accessoryType", of: elements("tableViewCell"), ["disclosureIndicator", "checkmark", "detailButton"],
                kind,
                adding: true)
        case "header text": headerText(kind)
        case "row height": number("rowHeight", of: staticRows, kind) { $0 + $1.pick([-8, 10, 30]) }
        case "user label": userLabel(kind)
        case "outlet": outlet(kind)
        case "bar title": barTitle(kind)
        case "cell style":
            choice(
                "style", of: styledCells, ["Default", "Value1", "Subtitle"].map { "IBUITableViewCellStyle" + $0 }, kind)
        case "stack distribution":
            choice(
                "distribution", of: elements("stackView"), ["fill", "fillEqually", "equalSpacing", "equalCentering"],
                kind, adding: true)
        case "text alignment":
            choice("textAlignment", of: elements("label"), ["left", "center", "right"], kind, adding: true)
        case "alpha": choice("alpha", of: views, ["0.5", "0.8"], kind, adding: true)
        case "content mode":
            choice("contentMode", of: elements("imageView"), ["center", "scaleAspectFit", "scaleAspectFill"], kind)
        case "placeholder": choice("placeholder", of: elements("textField"), ["Name", "Search everything"], kind)
        case "button title": buttonTitle(kind)
        case "views exchanged": viewsExchanged(kind)
        case "frame": frame(kind)
        default: nil
        }
    }
}
