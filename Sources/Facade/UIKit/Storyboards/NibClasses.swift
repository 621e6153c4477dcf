import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

/// The classes of objects in files.
@MainActor enum NibClasses {
    /// Returns the custom class from the file if the program has it, otherwise UIKit's class for the kind of object.
    static func type(of object: InterfaceBuilderObject?, _ content: Content, in bundle: Bundle?) -> UIView.Type {
        if let object, let type = custom(object, in: bundle) as? UIView.Type { return type }
        if let kind = object?.kind, let type = types[kind] { return type }
        switch content {
        case .label: return UILabel.self
        case .image: return UIImageView.self
        case .opaque(let kind): return framework(kind) ?? NibOpaqueView.self
        default: return UIView.self
        }
    }

    /// Returns the class of another framework for a kind of object, if the program has it.
    private static func framework(_ kind: OpaqueKind) -> UIView.Type? {
        switch kind {
        case .map: NSClassFromString("MapKit.MKMapView") as? UIView.Type
        case .web: NSClassFromString("WebKit.WKWebView") as? UIView.Type
        default: nil
        }
    }

    /// Returns the custom class from the file, otherwise UIKit's class for the kind of view controller.
    static func controllerType(of object: InterfaceBuilderObject, in file: NibFile) -> UIViewController.Type {
        if let type = custom(object, in: file.bundle) as? UIViewController.Type { return type }
        noteUnknown(object, in: file)
        switch object.kind {
        case "navigationController": return UINavigationController.self
        case "tabBarController": return UITabBarController.self
        case "splitViewController": return UISplitViewController.self
        case "pageViewController": return UIPageViewController.self
        case "tableViewController": return UITableViewController.self
        case "collectionViewController": return UICollectionViewController.self
        default: return UIViewController.self
        }
    }

    /// Logs, in UIKit's wording, that the program doesn't have the class of an object.
    static func noteUnknown(_ object: InterfaceBuilderObject, in file: NibFile) {
        guard let name = object.customClass, custom(object, in: file.bundle) == nil else { return }
        let full = object.customModule.map { "\($0).\(name)" } ?? name
        logMessage("\(file.name):\(object.line): Unknown class \(full) in Interface Builder file.")
    }

    private static var known: [String: AnyClass?] = [:]

    /// Returns the custom class from the file by module and name, or `nil` if the program doesn't have it.
    ///
    /// A class of "the target" belongs to the module of the file, whatever module the file names.
    static func custom(_ object: InterfaceBuilderObject, in bundle: Bundle? = nil) -> AnyClass? {
        guard let name = object.customClass else { return nil }
        let own = bundle?.bundlePath.split(separator: "/").last.map(String.init) ?? ""
        let key = "\(object.customModule ?? "").\(name) \(own)"
        if let found = known[key] { return found }
        let found: AnyClass? = find(name, object, own)
        known[key] = .some(found)
        return found
    }

    private static func find(_ name: String, _ object: InterfaceBuilderObject, _ bundle: String) -> AnyClass? {
        // The bundle of a target is named Package_Target.resources.
        let target = bundle.prefix { $0 != "." }.split(separator: "_", maxSplits: 1).last.map(String.init)
        let isOfTarget = object.isOfTarget || object.customModule == nil
        let modules = [object.customModule, isOfTarget ? target : nil].compactMap(\.self)
        for module in modules {
            if let type = NSClassFromString("\(module).\(name)") { return type }
        }
        if let type = NSClassFromString(name) { return type }
        return isOfTarget ? ProgramClasses.named(name) : nil
    }

    /// The classes by their element names in Interface Builder files.
    private static let types: [String: UIView.Type] = [
        "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
        "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self,
        "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
        "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self, "searchBar": UISearchBar.self,
        "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self, "toolbar": UIToolbar.self,
        "stackView": UIStackView.self, "scrollView": UIScrollView.self, "control": UIControl.self,
        "tableView": UITableView.self, "collectionView": UICollectionView.self, "tableViewCell": UITableViewCell.self,
        "tableViewHeaderFooterView": UITableViewHeaderFooterView.self, "collectionViewCell": UICollectionViewCell.self,
        "collectionViewListCell": UICollectionViewListCell.self,
        "collectionReusableView": UICollectionReusableView.self, "visualEffectView": UIVisualEffectView.self,
        "containerView": UIView.self,
    ]
}

/// A placeholder for a view of another framework, such as a map, whose content is unknown.
final class NibOpaqueView: UIView {
    private let kind: OpaqueKind

    required init?(coder: NSCoder) {
        if case .opaque(let kind)? = (coder as? NibCoder)?.value.content { self.kind = kind } else { kind = .other }
        super.init(coder: coder)
    }

    override func contentValue() -> Content? { .opaque(kind) }
}
