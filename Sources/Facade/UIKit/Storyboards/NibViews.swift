import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

extension UIView {
    /// Applies what is neither a value of layout nor an attribute: images of the bundle, the looks of states, and the
    /// objects that lists and bars consist of.
    func takeObjects(of object: InterfaceBuilderObject, _ context: NibContext) {
        let bundle = context.file.bundle
        switch self {
        case let view as UIImageView: view.takePictures(object, bundle)
        case let button as UIButton: button.takeStates(object, bundle)
        case let table as UITableView: table.takeList(object, context)
        case let list as UICollectionView: list.takeList(object, context)
        case let bar as UIToolbar: bar.items = object.members(of: "items").map(context.makeItem)
        case let bar as UINavigationBar:
            let items = object.members(of: "items").filter { $0.kind == "navigationItem" }
            if !items.isEmpty { bar.items = items.map(context.makeNavigationItem) }
        case let bar as UITabBar:
            let items = object.members(of: "items").filter { $0.kind == "tabBarItem" }
            if !items.isEmpty { bar.items = items.map(context.makeTabItem) }
        // A spinner has no property for this.
        case let spinner as UIActivityIndicatorView: if object.flag("animating") { spinner.startAnimating() }
        default: break
        }
    }
}

extension UIImageView {
    /// Applies images of the bundle; symbols stay as layout has them, in the size that the file gives them.
    fileprivate func takePictures(_ object: InterfaceBuilderObject, _ bundle: Bundle) {
        if let picture = object.image("image"), !picture.isSymbol, let made = UIImage(picture, in: bundle) {
            image = made
        }
        if let picture = object.image("highlightedImage"), !picture.isSymbol, let made = UIImage(picture, in: bundle) {
            highlightedImage = made
        }
    }
}

extension UIButton {
    /// Applies the titles, colors and images of all states, each of which is an object in files; symbols stay as layout
    /// has them.
    fileprivate func takeStates(_ object: InterfaceBuilderObject, _ bundle: Bundle) {
        guard configuration == nil else { return }
        for (key, state) in [
            ("normal", UIControl.State.normal), ("highlighted", .highlighted), ("selected", .selected),
            ("disabled", .disabled),
        ] {
            guard let look = object.objects[key], look.kind == "state" else { continue }
            if let color = look.color("titleColor") { setTitleColor(UIColor(color, in: bundle), for: state) }
            if let color = look.color("titleShadowColor") {
                setTitleShadowColor(UIColor(color, in: bundle), for: state)
            }
            if let image = look.image("image"), !image.isSymbol || state != .normal {
                setImage(UIImage(image, in: bundle) ?? self.image(for: state), for: state)
            }
            if let image = look.image("backgroundImage"), !image.isSymbol || state != .normal {
                setBackgroundImage(UIImage(image, in: bundle) ?? backgroundImage(for: state), for: state)
            }
            if state != .normal, let title = look.text("title"), !title.isEmpty { setTitle(title, for: state) }
        }
    }
}
