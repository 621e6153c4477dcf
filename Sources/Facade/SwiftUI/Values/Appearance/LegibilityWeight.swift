public import UIKit

/// Whether the user asked for bold texts.
public enum LegibilityWeight: Hashable, Sendable {
    /// Texts as they are.
    case regular
    /// Bold texts.
    case bold

    /// Creates the weight of UIKit's; `nil` for none.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        switch uiLegibilityWeight {
        case .regular: self = .regular
        case .bold: self = .bold
        default: return nil
        }
    }
}

/// How much room there is on an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room.
    case compact
    /// Much room.
    case regular

    /// Creates the class of UIKit's; `nil` for none.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

extension UILegibilityWeight {
    /// Creates UIKit's weight; none for `nil`.
    public init(_ legibilityWeight: LegibilityWeight?) {
        switch legibilityWeight {
        case .regular?: self = .regular
        case .bold?: self = .bold
        case nil: self = .unspecified
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// Creates UIKit's class; none for `nil`.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        switch sizeClass {
        case .compact?: self = .compact
        case .regular?: self = .regular
        case nil: self = .unspecified
        }
    }
}
