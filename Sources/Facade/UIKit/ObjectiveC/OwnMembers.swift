import Foundation

extension MemberTables {
    /// Adds the members of UIKit's classes that are called by name.
    static func addOwnMembers(to table: _MemberTable) {
        addViewMembers(to: table)
        addControlMembers(to: table)
        addLabelMembers(to: table)
        addTextMembers(to: table)
        addConstraintMembers(to: table)
        addControllerMembers(to: table)
        addLayerMembers(to: table)
        addHiddenMembers(to: table)
        addGestureTargets(to: table)
    }

    private static func addViewMembers(to t: _MemberTable) {
        t.add("setNeedsLayout", 0) { (o: UIView, _) in
            o.setNeedsLayout(); return nil
        }
        t.add("layoutIfNeeded", 0) { (o: UIView, _) in
            o.layoutIfNeeded(); return nil
        }
        t.add("setNeedsDisplay", 0) { (o: UIView, _) in
            o.setNeedsDisplay(); return nil
        }
        t.add("setNeedsUpdateConstraints", 0) { (o: UIView, _) in
            o.setNeedsUpdateConstraints(); return nil
        }
        t.add("invalidateIntrinsicContentSize", 0) { (o: UIView, _) in
            o.invalidateIntrinsicContentSize(); return nil
        }
        t.add("removeFromSuperview", 0) { (o: UIView, _) in
            o.removeFromSuperview(); return nil
        }
        t.add("sizeToFit", 0) { (o: UIView, _) in
            o.sizeToFit(); return nil
        }
        t.add("endEditing:", 1) { (o: UIView, a) in o.endEditing(a[0] as Bool) }
        t.add("becomeFirstResponder", 0) { (o: UIResponder, _) in o.becomeFirstResponder() }
        t.add("resignFirstResponder", 0) { (o: UIResponder, _) in o.resignFirstResponder() }
        t.add("reloadData", 0) { (o: UITableView, _) in
            o.reloadData(); return nil
        }
        t.add("reloadData", 0) { (o: UICollectionView, _) in
            o.reloadData(); return nil
        }
        t.property("frame", { (o: UIView) in o.frame }, { $0.frame = $1 })
        t.property("bounds", { (o: UIView) in o.bounds }, { $0.bounds = $1 })
        t.property("center", { (o: UIView) in o.center }, { $0.center = $1 })
        t.property("transform", { (o: UIView) in o.transform }, { $0.transform = $1 })
        t.property("alpha", { (o: UIView) in o.alpha }, { $0.alpha = $1 })
        t.property("hidden", { (o: UIView) in o.isHidden }, { $0.isHidden = $1 })
        t.property("tag", { (o: UIView) in o.tag }, { $0.tag = $1 })
        t.property("backgroundColor", { (o: UIView) in o.backgroundColor }, { $0.backgroundColor = $1 })
        t.property("tintColor", { (o: UIView) in o.tintColor }, { $0.tintColor = $1 })
        t.property("clipsToBounds", { (o: UIView) in o.clipsToBounds }, { $0.clipsToBounds = $1 })
        t.property(
            "userInteractionEnabled", { (o: UIView) in o.isUserInteractionEnabled },
            { $0.isUserInteractionEnabled = $1 })
        t.property("contentMode", { (o: UIView) in o.contentMode }, { $0.contentMode = $1 })
        t.property(
            "accessibilityIdentifier", { (o: UIView) in o.accessibilityIdentifier }, { $0.accessibilityIdentifier = $1 }
        )
        t.property("opaque", { (o: UIView) in o.isOpaque }, { $0.isOpaque = $1 })
        t.property("autoresizingMask", { (o: UIView) in o.autoresizingMask }, { $0.autoresizingMask = $1 })
        t.property("image", { (o: UIImageView) in o.image }, { $0.image = $1 })
        t.property("highlightedImage", { (o: UIImageView) in o.highlightedImage }, { $0.highlightedImage = $1 })
        t.property("highlighted", { (o: UIImageView) in o.isHighlighted }, { $0.isHighlighted = $1 })
        t.property("contentOffset", { (o: UIScrollView) in o.contentOffset }, { $0.contentOffset = $1 })
        t.property("contentSize", { (o: UIScrollView) in o.contentSize }, { $0.contentSize = $1 })
        t.property("contentInset", { (o: UIScrollView) in o.contentInset }, { $0.contentInset = $1 })
        t.get("layer") { (o: UIView) in o.layer }
        t.get("superview") { (o: UIView) in o.superview }
        t.get("subviews") { (o: UIView) in o.subviews }
        t.get("window") { (o: UIView) in o.window }
    }

    private static func addControlMembers(to t: _MemberTable) {
        t.property("enabled", { (o: UIControl) in o.isEnabled }, { $0.isEnabled = $1 })
        t.property("selected", { (o: UIControl) in o.isSelected }, { $0.isSelected = $1 })
        t.property("highlighted", { (o: UIControl) in o.isHighlighted }, { $0.isHighlighted = $1 })
        t.property("on", { (o: UISwitch) in o.isOn }, { $0.isOn = $1 })
        t.property("value", { (o: UISlider) in o.value }, { $0.value = $1 })
        t.property("value", { (o: UIStepper) in o.value }, { $0.value = $1 })
        t.property(
            "selectedSegmentIndex", { (o: UISegmentedControl) in o.selectedSegmentIndex },
            { $0.selectedSegmentIndex = $1 })
        t.property("currentPage", { (o: UIPageControl) in o.currentPage }, { $0.currentPage = $1 })
        t.property("progress", { (o: UIProgressView) in o.progress }, { $0.progress = $1 })
        t.property("date", { (o: UIDatePicker) in o.date }, { $0.date = $1 })
        t.get("currentTitle") { (o: UIButton) in o.currentTitle }
        t.get("titleLabel") { (o: UIButton) in o.titleLabel }
    }

    private static func addConstraintMembers(to t: _MemberTable) {
        t.property("constant", { (o: NSLayoutConstraint) in o.constant }, { $0.constant = $1 })
        t.property("priority", { (o: NSLayoutConstraint) in o.priority }, { $0.priority = $1 })
        t.property("active", { (o: NSLayoutConstraint) in o.isActive }, { $0.isActive = $1 })
        t.property("identifier", { (o: NSLayoutConstraint) in o.identifier }, { $0.identifier = $1 })
        t.get("multiplier") { (o: NSLayoutConstraint) in o.multiplier }
        t.get("firstItem") { (o: NSLayoutConstraint) in o.firstItem }
        t.get("secondItem") { (o: NSLayoutConstraint) in o.secondItem }
        t.get("firstAttribute") { (o: NSLayoutConstraint) in o.firstAttribute }
        t.get("secondAttribute") { (o: NSLayoutConstraint) in o.secondAttribute }
        t.get("relation") { (o: NSLayoutConstraint) in o.relation }
    }

    private static func addControllerMembers(to t: _MemberTable) {
        t.add("perform:", 1) { (o: SegueTemplate, a) in
            o.perform(a[0] as Any?); return nil
        }
        t.property("title", { (o: UIViewController) in o.title }, { $0.title = $1 })
        t.get("view") { (o: UIViewController) in o.view }
        t.get("navigationController") { (o: UIViewController) in o.navigationController }
        t.add("popViewControllerAnimated:", 1) { (o: UINavigationController, a) in
            o.popViewController(animated: a[0] as Bool)
        }
        t.add("popToRootViewControllerAnimated:", 1) { (o: UINavigationController, a) in
            o.popToRootViewController(animated: a[0] as Bool)
        }
        t.add("dismissViewControllerAnimated:completion:", 2) { (o: UIViewController, _) in
            o.dismiss(animated: true, completion: nil)
            return nil
        }
    }

    private static func addLayerMembers(to t: _MemberTable) {
        t.add("setNeedsDisplay", 0) { (o: CALayer, _) in
            o.setNeedsDisplay(); return nil
        }
        t.add("setNeedsLayout", 0) { (o: CALayer, _) in
            o.setNeedsLayout(); return nil
        }
    }
}

extension _MemberTable {
    /// Adds a property with a getter and a setter.
    func property<Object: AnyObject, Value>(
        _ name: String, _ value: @escaping @MainActor (Object) -> Value,
        _ change: @escaping @MainActor (Object, Value) -> Void
    ) {
        get(name) { (object: Object) in value(object) }
        set(name) { (object: Object, values) in change(object, values[0]) }
    }
}
