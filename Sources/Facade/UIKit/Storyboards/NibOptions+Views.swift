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
