extension UIBarButtonItem {
    /// A group of this item, which people cannot move.
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    /// A group of this item, which people can move.
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
    /// A group of this item, which people can take away.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }
}
