/// The appearance of a control's parts, besides their colors, that differs from the system's.
package struct PartLooks: Hashable, Sendable {
    /// The image of a progress view's bar up to its value; `nil` for the system's bar.
    package var progress: Image?
    /// The image of a progress view's track; `nil` for the system's track.
    package var track: Image?
    /// The image of each dot of a page control, where `nil` stands for a dot; empty if all are dots.
    package var pages: [Image?] = []
    /// The ticks of a slider, as fractions of its track.
    package var ticks: [Double] = []
    /// Whether the minus sign of a stepper is dimmed, since its value is the least.
    package var isDecrementDimmed = false
    /// Whether the plus sign of a stepper is dimmed, since its value is the greatest.
    package var isIncrementDimmed = false
    /// The date that a date picker shows; `nil` for that of Interface Builder.
    package var date: ShownDate?

    /// Creates the system's appearance.
    package init() {}
}

extension View {
    /// The appearance of a control's parts besides their colors.
    package var partLooks: PartLooks {
        get { ownPartLooks ?? PartLooks() }
        set { ownPartLooks = newValue == PartLooks() ? nil : newValue }
    }
}
