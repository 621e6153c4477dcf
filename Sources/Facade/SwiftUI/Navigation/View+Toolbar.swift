import LayoutSimInertness

extension View {
    /// Puts items into the bars around: those of the navigation bar, at the bottom and above the keyboard.
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { modifier(ToolbarModifier(content: content())) }
    /// Puts views into the bars around.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(content: ToolbarItem(content: content)))
    }
    /// Puts items that people can arrange into the bars around, where nobody does.
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { modifier(ToolbarModifier(content: content())) }
    /// Shows or hides bars.
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barVisibility(visibility, bars)
    }
    /// Removes an item that the system adds, as none is here.
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
    /// Shows or hides bars.
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barVisibility(visibility, bars)
    }
    private nonisolated func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        transformPreference(BarVisibilityKey.self) { value in
            for bar in bars where visibility != .automatic {
                // The bar of the place where the view stands is the navigation bar here.
                value[bar == .automatic ? .navigationBar : bar] = visibility
            }
        }
    }
    /// Sets what is behind the items of bars.
    public nonisolated func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        let color = (style as? Color).map(BarLook.Background.color)
        let background = color ?? (style as? Material).map(BarLook.Background.material)
        if background == nil { inert(.looks, "View.toolbarBackground(_: \(S.self))") }
        return barLook(of: bars, BarLook(background: background))
    }
    /// Shows or hides what is behind the items of bars.
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barLook(of: bars, BarLook(isShown: visibility == .automatic ? nil : visibility == .visible))
    }
    /// Shows or hides what is behind the items of bars.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { barLook(of: bars, BarLook(isShown: visibility == .automatic ? nil : visibility == .visible)) }
    /// Sets the style of what stands in bars.
    public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View { told(.looks) }
    /// Sets the light or the dark look of bars.
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View { barLook(of: bars, BarLook(scheme: colorScheme)) }
    /// Says what the bars are for.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { told(.looks) }
    /// Sets how large the title is.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        if mode == .inlineLarge { inert(.looks, "View.toolbarTitleDisplayMode(.inlineLarge)") }
        let shown: NavigationBarItem.TitleDisplayMode? = mode == .automatic ? nil : mode == .inline ? .inline : .large
        return transformPreference(NavigationTitleModeKey.self) { $0 = shown ?? $0 }
    }
    /// Sets the menu of the title.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { told(.looks) }
    /// Hides the items of bars that the view has.
    public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View {
        if hidden { inert(.looks, "View.toolbarItemHidden(_:)") }
        return self
    }
}

extension ToolbarContent {
    /// Hides the items.
    public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        if hidden { inert(.looks, "ToolbarContent.hidden(_:)") }
        return self
    }
    /// Shows or hides the glass behind the items.
    public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        inert(.looks, "ToolbarContent.sharedBackgroundVisibility(_:)")
        return self
    }
    /// Says that the motion to another view starts at the items.
    public nonisolated func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some ToolbarContent {
        inert(.behavior, "ToolbarContent.matchedTransitionSource(id:in:)")
        return self
    }
}

extension CustomizableToolbarContent {
    /// Says what people can do with the items.
    public nonisolated func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent { self }
    /// Says whether the items are shown at first.
    public nonisolated func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { self }
}

/// What people can do with items of bars.
public struct ToolbarCustomizationBehavior: Sendable {
    /// All that is usual.
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    /// Move them, and not remove them.
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    /// Nothing.
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}

/// How items of bars are arranged by people.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    /// The options as bits.
    public var rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The item cannot be removed.
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}
