package import LayoutSimGeometry
package import LayoutSimText

// Measuring adds up the lengths by which drawing places the parts, so both take them from here; lengths are in points.

extension ControlMetrics {
    /// Returns the font of a segment's title: since iOS 13, the selected title is semibold where others are medium.
    package func segmentFont(isSelected: Bool) -> Font {
        guard isSelected, segmentFont.weight == .medium else { return segmentFont }
        var font = segmentFont
        font.weight = .semibold
        return font
    }

}

extension ControlMetrics {
    /// Whether controls look as they do since iOS 26, the first with sliders without insets: capsules, and knobs of
    /// glass.
    package var isGlass: Bool { sliderInsets == .zero }
}

extension ControlMetrics {
    /// The diameter of a page control's dot: since iOS 14 that of pictures of iOS 17.5 to 26.2.
    package var pageDot: Double { hasWidePages ? 23.0 / 3 : 7 }
    /// The distance between the centers of adjacent dots as they are drawn, of the same pictures.
    package var dotPitch: Double { hasWidePages ? 17.5 : pagePitch }
    /// Returns the size that a page control of iOS 14 or later takes by itself: its dots and the margins around them,
    /// of the same pictures.
    package func fittedSize(ofPages pages: Int) -> Size {
        Size(width: Double(max(0, min(pages, 1000))) * dotPitch + 20.5, height: 77.0 / 3)
    }

    /// Whether page controls have the wide dot spacing of iOS 14 and later, with another height.
    package var hasWidePages: Bool { pageControlHeight != 37 }

    /// The width of a page control for each of its dots [fitted on stored frames].
    private var pagePitch: Double { hasWidePages ? 52.0 / 3 : 16 }

    /// The width of a page control of iOS 14 or later beyond one pitch per page, which changed with its height [4
    /// stored frames of 4 repositories, all of 3 pages, and 2 of iOS 26 of 3 and 6 pages].
    private var pageMargin: Double {
        switch pageControlHeight {
        case 27.5: 69.5
        case 26: 63 + 2 / 3.0
        default: 22
        }
    }

    /// Returns the width of a page control: before iOS 14 that of its dots, since then a pitch per page plus a margin.
    package func width(ofPages pages: Int) -> Double {
        let pages = Double(max(0, min(pages, 1000)))
        guard !hasWidePages else { return pages * pagePitch + pageMargin }
        return max(0, pages * pagePitch - (pagePitch - pageDot))
    }
}

extension ControlMetrics {
    /// Returns the size of an activity indicator.
    package static func activityIndicator(isLarge: Bool) -> Size {
        isLarge ? Size(width: 37, height: 37) : Size(width: 20, height: 20)
    }

    /// The width of a picker view, and of a date picker with wheels.
    package static let wheelsWidth = 320.0
    /// The height of a compact date picker.
    package static let compactDatePickerHeight = 35.0
    /// The height of the fields of a compact date picker.
    package static let compactDatePlateHeight = 34.5
}

extension ControlMetrics {
    /// The height of a tab bar, not including the safe area below it.
    package static let tabBarHeight = 49.0
    /// The height of a toolbar.
    package static let toolbarHeight = 44.0
    /// The height of a progress view of the bar style, in points [1 stored frame].
    package static let progressBarHeight = 2.5
    /// The height of a toolbar at the bottom safe area of the screen [43 of 46 stored frames].
    package static let bottomToolbarHeight = 49.0
    /// The height of the row of buttons in a navigation bar.
    package static let navigationRowHeight = 44.0
    /// The distance from the edge of a navigation bar to the title of the back button.
    package static let backChevronWidth = 26.0
    /// The height of a prompt above the row of buttons, which Xcode adds to bars with one.
    package static let promptHeight = 30.0
    /// The height of a large title below the row of buttons.
    package static let largeTitleHeight = 52.0
}
