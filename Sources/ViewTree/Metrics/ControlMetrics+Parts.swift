package import LayoutSimGeometry
package import LayoutSimText

// What measuring adds up is what drawing puts in place, so both take it from here; lengths are in points.

extension ControlMetrics {
    /// The font of a segment's title: the selected title is semibold where the others are medium, as from iOS 13 on.
    package func segmentFont(isSelected: Bool) -> Font {
        guard isSelected, segmentFont.weight == .medium else { return segmentFont }
        var font = segmentFont
        font.weight = .semibold
        return font
    }

}

extension ControlMetrics {
    /// The diameter of a page control's dot.
    package static let pageDot = 7.0

    /// Whether the dots stand apart as they do from iOS 14 on, whose page controls have another height.
    private var hasWidePages: Bool { pageControlHeight != 37 }

    /// From dot to dot [fitted on stored frames].
    package var pagePitch: Double { hasWidePages ? 52.0 / 3 : 16 }

    /// What a page control of iOS 14 or later is wider than a pitch per page, which changed with its height [4 stored frames
    /// of 4 repositories, all of 3 pages, and 2 of iOS 26 of 3 and 6 pages].
    private var pageMargin: Double {
        switch pageControlHeight {
        case 27.5: 69.5
        case 26: 63 + 2 / 3.0
        default: 22
        }
    }

    /// The width of a page control: before iOS 14 that of its dots, from then on a pitch per page and a margin.
    package func width(ofPages pages: Int) -> Double {
        let pages = Double(max(0, min(pages, 1000)))
        guard !hasWidePages else { return pages * pagePitch + pageMargin }
        return max(0, pages * pagePitch - (pagePitch - Self.pageDot))
    }
}

extension ControlMetrics {
    /// The frame of an activity indicator.
    package static func activityIndicator(isLarge: Bool) -> Size {
        isLarge ? Size(width: 37, height: 37) : Size(width: 20, height: 20)
    }

    /// The frame of a picker, and of a date picker with wheels.
    package static let wheels = Size(width: 320, height: 216)
    /// The height of a compact date picker.
    package static let compactDatePickerHeight = 35.0
    /// The height of the plates in a compact date picker.
    package static let compactDatePlateHeight = 34.5
}

extension ControlMetrics {
    /// The height of a tab bar, without the safe area below it.
    package static let tabBarHeight = 49.0
    /// The height of a toolbar.
    package static let toolbarHeight = 44.0
    /// The height of a progress view of the style for bars, in points [1 stored frame].
    package static let progressBarHeight = 2.5
    /// The height of a toolbar that meets the safe area at the bottom of the screen [43 of 46 stored frames].
    package static let bottomToolbarHeight = 49.0
    /// The height of the row of buttons in a navigation bar.
    package static let navigationRowHeight = 44.0
    /// From the edge of a navigation bar to the title of the button that leads back.
    package static let backChevronWidth = 26.0
    /// The height of the line of a prompt above the row of buttons, as Xcode adds it to bars with one.
    package static let promptHeight = 30.0
    /// The height of a large title's row, below that of the buttons.
    package static let largeTitleHeight = 52.0
}
