import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

/// The classes of views in files.
@MainActor enum NibClasses {
    /// The class that the file names if the program has it, else UIKit's for the kind of object.
    static func type(of object: InterfaceBuilderObject?, _ content: Content) -> UIView.Type {
        if let object, let type = custom(object) as? UIView.Type { return type }
        if let kind = object?.kind, let type = types[kind] { return type }
        switch content {
        case .label: return UILabel.self
        case .image: return UIImageView.self
        case .opaque: return NibOpaqueView.self
        default: return UIView.self
        }
    }

    /// The class that the file names, by its module and name; `nil` if the program has none.
    static func custom(_ object: InterfaceBuilderObject) -> AnyClass? {
        guard let name = object.customClass else { return nil }
        if let module = object.customModule, let type = NSClassFromString("\(module).\(name)") { return type }
        return NSClassFromString(name)
    }

    /// The classes by Interface Builder's words for them.
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
    ]
}

/// A view of a kind that is not UIKit's, such as a map, whose contents nobody knows.
final class NibOpaqueView: UIView {
    private let kind: OpaqueKind

    required init?(coder: NSCoder) {
        if case .opaque(let kind)? = (coder as? NibCoder)?.value.content { self.kind = kind } else { kind = .other }
        super.init(coder: coder)
    }

    override func contentValue() -> Content? { .opaque(kind) }
}
