import LayoutSimProposalTree

/// A guide that layout knows by itself.
protocol StandardGuide: AlignmentID {
    /// The guide as layout has it.
    static var guide: AlignmentGuide { get }
}

enum LeadingGuide: StandardGuide {
    static var guide: AlignmentGuide { .leading }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum HorizontalCenterGuide: StandardGuide {
    static var guide: AlignmentGuide { .horizontalCenter }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

enum TrailingGuide: StandardGuide {
    static var guide: AlignmentGuide { .trailing }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum TopGuide: StandardGuide {
    static var guide: AlignmentGuide { .top }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum VerticalCenterGuide: StandardGuide {
    static var guide: AlignmentGuide { .verticalCenter }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

enum BottomGuide: StandardGuide {
    static var guide: AlignmentGuide { .bottom }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum FirstBaselineGuide: StandardGuide {
    static var guide: AlignmentGuide { .firstTextBaseline }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum LastBaselineGuide: StandardGuide {
    static var guide: AlignmentGuide { .lastTextBaseline }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

enum SeparatorLeadingGuide: StandardGuide {
    static var guide: AlignmentGuide { .separatorLeading }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum SeparatorTrailingGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
