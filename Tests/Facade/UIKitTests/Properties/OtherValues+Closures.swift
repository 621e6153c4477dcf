import Foundation
import QuartzCore

@testable import UIKit

extension OtherValues {
    private static func note(_ line: String) { PropertyEvents.shared.note(line) }

    /// Closures, which change what they are given, or note that they were called.
    static let closures: [Sample] = [
        entry(UIButton.ConfigurationUpdateHandler.self) { _ in { $0.alpha = 0.5 } },
        entry(UICollectionViewCell.ConfigurationUpdateHandler.self) { _ in { cell, _ in cell.alpha = 0.5 } },
        entry(UITableViewCell.ConfigurationUpdateHandler.self) { _ in { cell, _ in cell.alpha = 0.5 } },
        entry(UITableViewHeaderFooterView.ConfigurationUpdateHandler.self) { _ in { header, _ in header.alpha = 0.5 } },
        entry(((UITableViewCell) -> Void).self) { _ in { $0.alpha = 0.5 } },
        entry(((UICollectionViewCell) -> Void).self) { _ in { $0.alpha = 0.5 } },
        entry(NSCollectionLayoutSectionVisibleItemsInvalidationHandler.self) { _ in
            { items, point, _ in note("\(items.count) items at \(point)") }
        },
        entry(UIAccessibilityCustomRotor.Search.self) { _ in { _ in nil } },
        entry(((UIAccessibilityCustomAction) -> Bool).self) { _ in
            { action in
                note("action \(action.name)")
                return true
            }
        },
        entry(((Double) -> String).self) { _ in { "value \($0)" } },
        entry((() -> Void).self) { _ in { note("called") } },
        entry(((UIActivityItemsConfigurationMetadataKey) -> Any?).self) { _ in { _ in 1 } },
        entry(((Int, UIActivityItemsConfigurationMetadataKey) -> Any?).self) { _ in { _, _ in 1 } },
        entry(((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?).self) { _ in
            { _, _, _ in nil }
        },
        entry((() -> [UIActivity]).self) { _ in { [] } },
        entry(UIActivityViewController.CompletionHandler.self) { _ in { _, _ in } },
        entry(UIActivityViewController.CompletionWithItemsHandler.self) { _ in { _, _, _, _ in } },
        entry(((UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?).self) { _ in { _, _, _ in nil } },
        entry((([UIMenuElement]) -> UIMenu?).self) { _ in { UIMenu(children: $0) } },
        entry((() -> UIDragPreview?).self) { _ in { nil } },
        entry(((NSTextLayoutManager, NSTextLayoutFragment) -> Void).self) { _ in { _, _ in } },
        entry(((UITableViewCell) -> UIDragPreviewParameters?).self) { _ in { _ in nil } },
        entry(((UICollectionViewCell) -> UIDragPreviewParameters?).self) { _ in { _ in nil } },
    ]
}
