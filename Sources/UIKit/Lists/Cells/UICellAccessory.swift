public import Foundation

/// An accessory at the leading or trailing edge of a list cell.
@preconcurrency @MainActor public struct UICellAccessory {
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
    public enum LayoutDimension: Equatable, Sendable { case standard, actual, custom(CGFloat) }
    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail,
            popUpMenu, customView
    }
    public typealias MultiselectHandler = () -> Void
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    var look = Look()
    /// The handler of taps, which replaces the system's action.
    var actionHandler: (() -> Void)?
    /// The custom view, if the accessory has one.
    var view: UIView?
    /// Whether the custom view is at the leading edge.
    var isLeading = false
    var text: String?
    var outlineStyle = OutlineDisclosureOptions.Style.automatic

    private init(
        _ type: AccessoryType, _ displayed: DisplayedState, _ look: Look = Look(),
        actionHandler: (() -> Void)? = nil
    ) {
        accessoryType = type
        self.displayed = displayed
        self.look = look
        self.actionHandler = actionHandler
    }

    public struct DisclosureIndicatorOptions: Options {
        public var look: Look
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) { look = Look(isHidden, reservedLayoutWidth, tintColor) }
    }
    public struct OutlineDisclosureOptions: Options {
        public enum Style: Sendable { case automatic, header, cell }
        public var look: Look
        let style: Style
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            look = Look(isHidden, reservedLayoutWidth, tintColor)
            self.style = style ?? .automatic
        }
    }
    public struct CheckmarkOptions: Options {
        public var look: Look
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) { look = Look(isHidden, reservedLayoutWidth, tintColor) }
    }
    public struct DeleteOptions: Options {
        public var look: Look
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) { look = Look(isHidden, reservedLayoutWidth, backgroundColor ?? tintColor) }
    }
    public struct InsertOptions: Options {
        public var look: Look
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) { look = Look(isHidden, reservedLayoutWidth, backgroundColor ?? tintColor) }
    }
    public struct ReorderOptions: Options {
        public var look: Look
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) { look = Look(isHidden, reservedLayoutWidth, tintColor) }
    }
    public struct MultiselectOptions: Options {
        public var look: Look
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) { look = Look(isHidden, reservedLayoutWidth, backgroundColor ?? tintColor) }
    }
    public struct LabelOptions: Options {
        public var look: Look
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            var look = Look(isHidden, reservedLayoutWidth, tintColor)
            look.font = font
            self.look = look
        }
    }
    public struct DetailOptions: Options {
        public var look: Look
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) { look = Look(isHidden, reservedLayoutWidth, tintColor) }
    }
    @preconcurrency @MainActor public struct CustomViewConfiguration: @MainActor Options {
        public let customView: UIView
        public let placement: Placement
        public var look: Look
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            look = Look(isHidden, reservedLayoutWidth, tintColor)
        }
    }
    public typealias PlacementPosition = ([UICellAccessory]) -> Int
    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: PlacementPosition = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: PlacementPosition = { _ in 0 })

        fileprivate var displayed: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }
        fileprivate var isLeading: Bool {
            if case .leading = self { true } else { false }
        }
    }

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> Self { Self(.disclosureIndicator, displayed, options.look) }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> Self {
        var accessory = Self(.outlineDisclosure, displayed, options.look, actionHandler: actionHandler)
        accessory.outlineStyle = options.style
        return accessory
    }
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> Self {
        Self(.checkmark, displayed, options.look)
    }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self { Self(.delete, displayed, options.look, actionHandler: actionHandler) }
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self { Self(.insert, displayed, options.look, actionHandler: actionHandler) }
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> Self {
        Self(.reorder, displayed, options.look)
    }
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> Self { Self(.multiselect, displayed, options.look) }
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> Self {
        var accessory = Self(.label, displayed, options.look)
        accessory.text = text
        return accessory
    }
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self { Self(.detail, displayed, options.look, actionHandler: actionHandler) }
    public static func customView(configuration: CustomViewConfiguration) -> Self {
        var accessory = Self(.customView, configuration.placement.displayed, configuration.look)
        accessory.view = configuration.customView
        accessory.isLeading = configuration.placement.isLeading
        return accessory
    }
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init(),
        selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
    ) -> Self {
        var accessory = Self(.popUpMenu, displayed, options.look)
        let button = UIButton(type: .system)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        accessory.view = button
        return accessory
    }
    public struct PopUpMenuOptions: Options {
        public var look: Look
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) { look = Look(isHidden, reservedLayoutWidth, tintColor) }
    }
}
