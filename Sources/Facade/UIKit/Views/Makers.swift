import Foundation

/// The classes whose initializers create objects of classes known only at run time, as `makeAtRunTime` explains.
@MainActor enum Makers {
    class View: UIView {
        required override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class OtherView: View {}

    class Cell: UITableViewCell {
        required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class OtherCell: Cell {}

    class Header: UITableViewHeaderFooterView {
        required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class OtherHeader: Header {}

    class Table: UITableView {
        required override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class OtherTable: Table {}

    class Collection: UICollectionView {
        required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
            super.init(frame: frame, collectionViewLayout: layout)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class OtherCollection: Collection {}

    class Controller: UIViewController {
        required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class OtherController: Controller {}

    class Navigation: UINavigationController {
        required override init(rootViewController: UIViewController) {
            super.init(rootViewController: rootViewController)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class OtherNavigation: Navigation {}

    class Recognizer: UIGestureRecognizer {
        required override init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class OtherRecognizer: Recognizer {}

    class Segue: UIStoryboardSegue {
        required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
            super.init(identifier: identifier, source: source, destination: destination)
        }
    }
    private final class OtherSegue: Segue {}
}
