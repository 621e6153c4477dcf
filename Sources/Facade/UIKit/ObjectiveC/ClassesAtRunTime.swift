public import Foundation

// Functions that prepared sources call in place of UIKit initializers on metatypes that are known only at run time.

// swift-format-ignore: NoLeadingUnderscores
/// Creates a view of a class that is known at run time.
@preconcurrency @MainActor public func _made<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    type.make(frame: frame)
}

// swift-format-ignore: NoLeadingUnderscores
/// Creates a cell of a class that is known at run time.
@preconcurrency @MainActor public func _made<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
    let made: AnyObject = unsafe unsafeBitCast(type as AnyClass, to: Makers.Cell.Type.self)
        .init(style: style, reuseIdentifier: reuseIdentifier)
    return unsafe unsafeDowncast(made, to: Cell.self)
}

// swift-format-ignore: NoLeadingUnderscores
/// Creates a view controller of a class that is known at run time.
@preconcurrency @MainActor public func _made<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String?, bundle: Bundle?
) -> Controller {
    let made: AnyObject = unsafe unsafeBitCast(type as AnyClass, to: Makers.Controller.Type.self)
        .init(nibName: nibName, bundle: bundle)
    return unsafe unsafeDowncast(made, to: Controller.self)
}

// swift-format-ignore: NoLeadingUnderscores
/// Creates a table view of a class that is known at run time.
@preconcurrency @MainActor public func _made<Table: UITableView>(
    _ type: Table.Type, frame: CGRect, style: UITableView.Style
) -> Table {
    let made: AnyObject = unsafe unsafeBitCast(type as AnyClass, to: Makers.Table.Type.self)
        .init(frame: frame, style: style)
    return unsafe unsafeDowncast(made, to: Table.self)
}

// swift-format-ignore: NoLeadingUnderscores
/// Creates a collection view of a class that is known at run time.
@preconcurrency @MainActor public func _made<Collection: UICollectionView>(
    _ type: Collection.Type, frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
) -> Collection {
    let made: AnyObject = unsafe unsafeBitCast(type as AnyClass, to: Makers.Collection.Type.self)
        .init(frame: frame, collectionViewLayout: layout)
    return unsafe unsafeDowncast(made, to: Collection.self)
}

/// Classes whose vtable slots are used to call the initializers, which other classes have in the same slots; each has a
/// subclass, so that the compiler dispatches through the vtable.
@MainActor private enum Makers {
    class Cell: UITableViewCell {
        required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class OtherCell: Cell {}

    class Controller: UIViewController {
        required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class OtherController: Controller {}

    class Table: UITableView {
        required override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class OtherTable: Table {}

    class Collection: UICollectionView {
        required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
            super.init(frame: frame, collectionViewLayout: layout)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class OtherCollection: Collection {}
}
