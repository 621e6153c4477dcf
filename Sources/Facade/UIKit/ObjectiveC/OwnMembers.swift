import Foundation
import ObjectiveC

/// The record by which the table of members finds those of UIKit; its kind is "lsys".
@used @section("swift5_tests")
private nonisolated let record:
    (
        UInt32, UInt32,
        @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer?, UInt) -> CBool, UInt, UInt
    ) = (
        0x6c73_7973, 0,
        { table, _, _, _ in
            MemberTables.addOwnMembers(to: unsafe _MemberTable(at: table))
            return true
        }, 0, 0
    )

extension MemberTables {
    /// Adds the members of UIKit's classes that are called by name.
    static func addOwnMembers(to table: _MemberTable) {
        addViewMembers(to: table)
        addControllerMembers(to: table)
        addLayerMembers(to: table)
        addProperties(to: table)
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
    }

    private static func addControllerMembers(to t: _MemberTable) {
        t.add("perform:", 1) { (o: SegueTemplate, a) in
            o.perform(a[0] as Any?); return nil
        }
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

extension MemberTables {
    /// Adds the properties of all tables.
    private static func addProperties(to table: _MemberTable) {
        let tables = { @MainActor in PropertyTables.all }
        // Tables are made of key paths alone, which need no thread of their own.
        for row in unsafe unsafeBitCast(tables, to: (() -> [ObjectProperty]).self)() { table.add(row) }
    }
}

extension _MemberTable {
    /// Adds a property of UIKit.
    fileprivate func add(_ row: ObjectProperty) {
        let value = unsafe unsafeBitCast(row.value, to: ((AnyObject) -> Any?).self)
        add(row.key, 0, to: row.owner) { object, _ in value(object) }
        guard let set = row.set else { return }
        let change = unsafe unsafeBitCast(set, to: ((AnyObject, _Arguments) -> Void).self)
        add("set\(row.key.prefix(1).uppercased())\(row.key.dropFirst()):", 1, to: row.owner) { object, arguments in
            change(object, arguments)
            return nil
        }
    }
}
