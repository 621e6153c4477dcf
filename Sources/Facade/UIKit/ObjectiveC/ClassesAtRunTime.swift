public import Foundation
import QuartzCore

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
    makeAtRunTime(type, by: Makers.Cell.self) { $0.init(style: style, reuseIdentifier: reuseIdentifier) }
}

// swift-format-ignore: NoLeadingUnderscores
/// Creates a view controller of a class that is known at run time.
@preconcurrency @MainActor public func _made<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String?, bundle: Bundle?
) -> Controller {
    makeAtRunTime(type, by: Makers.Controller.self) { $0.init(nibName: nibName, bundle: bundle) }
}

// swift-format-ignore: NoLeadingUnderscores
/// Creates a table view of a class that is known at run time.
@preconcurrency @MainActor public func _made<Table: UITableView>(
    _ type: Table.Type, frame: CGRect, style: UITableView.Style
) -> Table {
    makeAtRunTime(type, by: Makers.Table.self) { $0.init(frame: frame, style: style) }
}

// swift-format-ignore: NoLeadingUnderscores
/// Creates a collection view of a class that is known at run time.
@preconcurrency @MainActor public func _made<Collection: UICollectionView>(
    _ type: Collection.Type, frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
) -> Collection {
    makeAtRunTime(type, by: Makers.Collection.self) { $0.init(frame: frame, collectionViewLayout: layout) }
}

// swift-format-ignore: NoLeadingUnderscores
/// Creates a navigation controller of a class that is known at run time.
@preconcurrency @MainActor public func _made<Controller: UINavigationController>(
    _ type: Controller.Type, rootViewController: UIViewController
) -> Controller {
    makeAtRunTime(type, by: Makers.Navigation.self) { $0.init(rootViewController: rootViewController) }
}
