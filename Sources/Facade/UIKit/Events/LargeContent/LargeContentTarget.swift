import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

/// The content that the large content viewer shows, and the action when the press ends.
@MainActor struct LargeContentTarget {
    let title: String?
    let image: UIImage?
    let insets: UIEdgeInsets
    /// The handler of the end of the press, which receives the location in points of the pressed view.
    let end: (CGPoint) -> Void

    /// Whether there is nothing to show.
    var isEmpty: Bool { (title ?? "").isEmpty && image == nil }
}

extension LargeContentTarget {
    /// Creates the large content for an interaction's item at a point.
    init?(_ interaction: UILargeContentViewerInteraction, at point: CGPoint) {
        guard let item = interaction.item(at: point) else { return nil }
        self.init(
            title: item.largeContentTitle, image: item.largeContentImage, insets: item.largeContentImageInsets
        ) { end in
            guard let delegate = interaction.delegate else { return interaction.press(item) }
            delegate.largeContentViewerInteraction(interaction, didEndOn: item, at: end)
        }
    }

    /// Creates the large content of a bar button, which bars show by default [Apple, WWDC 2019, session 261].
    init?(_ place: BarButtonPlace, of bar: UIView) {
        guard place.isButton else { return nil }
        let (item, symbol): (UIBarItem?, String?) =
            switch place.kind {
            case .item(let item): (item, item.systemLook?.image?.symbolName)
            case .tab(let item): (item, nil)
            case .back: (nil, "chevron.backward")
            }
        self.init(
            title: place.label,
            image: item?.largeContentSizeImage ?? item?.image ?? symbol.flatMap(UIImage.init(systemName:)),
            insets: item?.largeContentSizeImageInsets ?? .zero
        ) { end in
            guard place.isEnabled else { return }
            bar.press(place, nil)
        }
    }
}

extension Image {
    fileprivate var symbolName: String? {
        guard case .symbol(let name) = source else { return nil }
        return name
    }
}

extension UIView {
    /// Returns the large content of the bar button at a point; `nil` unless the text size is an accessibility size.
    func largeContent(at point: CGPoint) -> LargeContentTarget? {
        guard UILargeContentViewerInteraction.isEnabled else { return nil }
        let target = barButton(at: point).flatMap { LargeContentTarget($0, of: self) }
        return target.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The long press recognizers that show large content.
    var largeContentRecognizers: [UIGestureRecognizer] {
        guard UILargeContentViewerInteraction.isEnabled else { return [] }
        let own = state.interactions.compactMap { $0 as? UILargeContentViewerInteraction }
        let isBar = self is UINavigationBar || self is UITabBar || self is UIToolbar
        return own.map(\.gestureRecognizerForExclusionRelationship) + (isBar ? [LargeContentPressRecognizer(nil)] : [])
    }
}
