import CoreGraphics
import Foundation
import LayoutSimViewTree

/// The source of a color.
enum ColorSource: Hashable, Sendable {
    case fixed(CGColor)
    case system(SystemColor)
    case asset(NamedColor)
    case provider(DynamicColor)
}

/// A color that a closure resolves from traits; it is equal only to itself.
final class DynamicColor: Hashable, Sendable {
    let provider: @Sendable (UITraitCollection) -> UIColor

    init(provider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.provider = provider
    }

    static func == (left: DynamicColor, right: DynamicColor) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
