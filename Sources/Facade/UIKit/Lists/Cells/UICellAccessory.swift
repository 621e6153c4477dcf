public import Foundation

/// An accessory at the leading or trailing edge of a list cell.
@preconcurrency @MainActor public struct UICellAccessory {
    /// When an accessory appears, depending on whether the list is being edited.
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
    /// A width that is reserved for an accessory: `standard` and `actual` are its own width here.
    public enum LayoutDimension: Equatable, Sendable { case standard, actual, custom(CGFloat) }
    /// The kind of an accessory.
    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail,
            popUpMenu, customView
    }
    /// A handler of taps on a multiple-selection accessory; not used here.
    public typealias MultiselectHandler = () -> Void
    /// The kind of the accessory.
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

    /// The options of a disclosure indicator.
    public struct DisclosureIndicatorOptions: Options {
        /// The values of the shared options.
        public var look: Look
        /// Creates options; `nil` for the default of each.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) { look = Look(isHidden, reservedLayoutWidth, tintColor) }
    }
    /// The options of an outline disclosure.
    public struct OutlineDisclosureOptions: Options {
        /// What expands the outline: a tap on the row (`header`), on the accessory (`cell`), or, for `automatic`, on
        /// the row only if it is a header.
        public enum Style: Sendable { case automatic, header, cell }
        /// The values of the shared options.
        public var look: Look
        let style: Style
        /// Creates options; `nil` for the default of each.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            look = Look(isHidden, reservedLayoutWidth, tintColor)
            self.style = style ?? .automatic
        }
    }
    /// The options of a checkmark.
    public struct CheckmarkOptions: Options {
        /// The values of the shared options.
        public var look: Look
        /// Creates options; `nil` for the default of each.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) { look = Look(isHidden, reservedLayoutWidth, tintColor) }
    }
    /// The options of a delete control.
    public struct DeleteOptions: Options {
        /// The values of the shared options.
        public var look: Look
        /// Creates options; the background color, if any, is the tint color here.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) { look = Look(isHidden, reservedLayoutWidth, backgroundColor ?? tintColor) }
    }
    /// The options of an insert control.
    public struct InsertOptions: Options {
        /// The values of the shared options.
        public var look: Look
        /// Creates options; the background color, if any, is the tint color here.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) { look = Look(isHidden, reservedLayoutWidth, backgroundColor ?? tintColor) }
    }
    /// The options of a reorder control.
    public struct ReorderOptions: Options {
        /// The values of the shared options.
        public var look: Look
        /// Creates options; there is no vertical separator here.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) { look = Look(isHidden, reservedLayoutWidth, tintColor) }
    }
    /// The options of a multiple-selection control.
    public struct MultiselectOptions: Options {
        /// The values of the shared options.
        public var look: Look
        /// Creates options; the background color, if any, is the tint color here.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) { look = Look(isHidden, reservedLayoutWidth, backgroundColor ?? tintColor) }
    }
    /// The options of a label.
    public struct LabelOptions: Options {
        /// The values of the shared options.
        public var look: Look
        /// Creates options; the tint color is that of the text, and the font does not adjust to the content size here.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            var look = Look(isHidden, reservedLayoutWidth, tintColor)
            look.font = font
            self.look = look
        }
    }
    /// The options of a detail button.
    public struct DetailOptions: Options {
        /// The values of the shared options.
        public var look: Look
        /// Creates options; `nil` for the default of each.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) { look = Look(isHidden, reservedLayoutWidth, tintColor) }
    }
    /// The view and the options of a custom accessory.
    @preconcurrency @MainActor public struct CustomViewConfiguration: @MainActor Options {
        /// The view that the accessory shows.
        public let customView: UIView
        /// The edge at which the accessory appears.
        public let placement: Placement
        /// The values of the shared options.
        public var look: Look
        /// Creates a configuration; the view always keeps its own size here.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            look = Look(isHidden, reservedLayoutWidth, tintColor)
        }
    }
    /// Returns the index of an accessory among those at its edge; never called here.
    public typealias PlacementPosition = ([UICellAccessory]) -> Int
    /// The edge at which a custom accessory appears, and when.
    public enum Placement {
        /// At the leading edge; the position has no effect here.
        case leading(displayed: DisplayedState = .always, at: PlacementPosition = { $0.count })
        /// At the trailing edge; the position has no effect here.
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

    /// Returns a chevron that shows that a tap leads to more.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> Self { Self(.disclosureIndicator, displayed, options.look) }
    /// Returns a chevron that expands and collapses the child items, or calls the handler instead.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> Self {
        var accessory = Self(.outlineDisclosure, displayed, options.look, actionHandler: actionHandler)
        accessory.outlineStyle = options.style
        return accessory
    }
    /// Returns a checkmark.
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init()) -> Self {
        Self(.checkmark, displayed, options.look)
    }
    /// Returns a delete control, which shows the trailing swipe actions, or calls the handler instead.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self { Self(.delete, displayed, options.look, actionHandler: actionHandler) }
    /// Returns an insert control, which calls the handler.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self { Self(.insert, displayed, options.look, actionHandler: actionHandler) }
    /// Returns a reorder control, which ignores touches here.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()) -> Self {
        Self(.reorder, displayed, options.look)
    }
    /// Returns a control that shows whether the row is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> Self { Self(.multiselect, displayed, options.look) }
    /// Returns a text accessory, in the secondary label color unless the options have another.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> Self {
        var accessory = Self(.label, displayed, options.look)
        accessory.text = text
        return accessory
    }
    /// Returns a detail button, which calls the handler.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> Self { Self(.detail, displayed, options.look, actionHandler: actionHandler) }
    /// Returns an accessory that shows a view of the app.
    public static func customView(configuration: CustomViewConfiguration) -> Self {
        var accessory = Self(.customView, configuration.placement.displayed, configuration.look)
        accessory.view = configuration.customView
        accessory.isLeading = configuration.placement.isLeading
        return accessory
    }
    /// Returns a button that shows a menu and the title of its selected element; the handler is never called here.
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
    /// The options of a pop-up menu.
    public struct PopUpMenuOptions: Options {
        /// The values of the shared options.
        public var look: Look
        /// Creates options; `nil` for the default of each.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) { look = Look(isHidden, reservedLayoutWidth, tintColor) }
    }
}
