package import LayoutSimGeometry

/// The shape and position of a guide.
package enum GuideShape: Hashable, Sendable {
    /// Placed by constraints, like a `UILayoutGuide`; its size is at least 0.
    case constrained
    /// The content of a scroll view: it begins where the view does, and constraints determine its size.
    case scrollContent
    /// The frame of its view inset by a number of points, like a safe area.
    case inset(EdgeInsets)
    /// The layout margins of its view, in points from its frame. In a scroll view, edges that are related to an item
    /// inside it are those of the content.
    case margins(EdgeInsets)
    /// A strip along the top of its view's frame, of a height in points, as UIKit's `topLayoutGuide`.
    case topStrip(height: Double)
    /// A strip along the bottom of its view's frame, of a height in points, as UIKit's `bottomLayoutGuide` and
    /// `keyboardLayoutGuide`.
    case bottomStrip(height: Double)
}

extension GuideShape {
    /// The shape with numbers that layout can use.
    var sound: GuideShape {
        switch self {
        case .constrained, .scrollContent: self
        case .inset(let insets): .inset(insets.sound)
        case .margins(let insets): .margins(insets.sound)
        case .topStrip(let height): .topStrip(height: Soundness.number(height))
        case .bottomStrip(let height): .bottomStrip(height: Soundness.number(height))
        }
    }

    /// Returns whether shapes differ only in distances, so that the equations keep their terms.
    func hasSameTerms(as other: GuideShape) -> Bool {
        switch (self, other) {
        case (.constrained, .constrained), (.scrollContent, .scrollContent), (.inset, .inset), (.margins, .margins),
            (.topStrip, .topStrip), (.bottomStrip, .bottomStrip):
            true
        default: false
        }
    }
}
