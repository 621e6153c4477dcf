import Foundation

extension UIView.ContentMode: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "scaleAspectFit": self = .scaleAspectFit
        case "scaleAspectFill": self = .scaleAspectFill
        case "redraw": self = .redraw
        case "center": self = .center
        case "top": self = .top
        case "bottom": self = .bottom
        case "left": self = .left
        case "right": self = .right
        case "topLeft": self = .topLeft
        case "topRight": self = .topRight
        case "bottomLeft": self = .bottomLeft
        case "bottomRight": self = .bottomRight
        default: self = .scaleToFill
        }
    }
}

extension UISemanticContentAttribute: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "playback": self = .playback
        case "spatial": self = .spatial
        case "forceLeftToRight": self = .forceLeftToRight
        case "forceRightToLeft": self = .forceRightToLeft
        default: return nil
        }
    }
}

extension UIScrollView.KeyboardDismissMode: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "onDrag": self = .onDrag
        case "interactive": self = .interactive
        default: return nil
        }
    }
}

extension UITableViewCell.SeparatorStyle: NibOption {
    init?(interfaceBuilderName name: String) { self = name == "none" ? .none : .singleLine }
}

extension UITableViewCell.SelectionStyle: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "none": self = .none
        case "blue": self = .blue
        case "gray": self = .gray
        default: return nil
        }
    }
}

extension UITableViewCell.AccessoryType: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "disclosureIndicator": self = .disclosureIndicator
        case "detailDisclosureButton": self = .detailDisclosureButton
        case "checkmark": self = .checkmark
        case "detailButton": self = .detailButton
        default: return nil
        }
    }
}

extension UICollectionView.ScrollDirection: NibOption {
    init?(interfaceBuilderName name: String) { self = name == "horizontal" ? .horizontal : .vertical }
}

extension UICollectionViewFlowLayout.SectionInsetReference: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "safeArea": self = .fromSafeArea
        case "layoutMargins": self = .fromLayoutMargins
        default: return nil
        }
    }
}

extension UISwipeGestureRecognizer.Direction: NibValue, NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "left": self = .left
        case "up": self = .up
        case "down": self = .down
        case "right": self = .right
        default: return nil
        }
    }
}

extension UIScrollView.ContentInsetAdjustmentBehavior: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "automatic": self = .automatic
        case "scrollableAxes": self = .scrollableAxes
        case "never": self = .never
        case "always": self = .always
        default: return nil
        }
    }
}

extension UIScrollView.IndicatorStyle: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "black": self = .black
        case "white": self = .white
        default: return nil
        }
    }
}

extension UITableView.SeparatorInsetReference: NibOption {
    init?(interfaceBuilderName name: String) {
        self = name == "fromAutomaticInsets" ? .fromAutomaticInsets : .fromCellEdges
    }
}

extension UISearchBar.Style: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "prominent": self = .prominent
        case "minimal": self = .minimal
        default: return nil
        }
    }
}

extension UIAccessibilityTraits: NibOptionSet {
    static let byName: [String: UIAccessibilityTraits] = [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
        "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
        "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
        "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "header": .header,
        "tabBar": .tabBar,
    ]
}
