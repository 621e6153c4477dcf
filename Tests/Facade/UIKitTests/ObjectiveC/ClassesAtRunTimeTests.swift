import Testing
import UIKit

/// Initializers called on a class known only at run time, as rewritten by preparation.
@MainActor @Suite struct ClassesAtRunTimeTests {
    private final class Label: UILabel {
        var isMade = false
        override init(frame: CGRect) {
            super.init(frame: frame)
            isMade = true
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Cell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Controller: UIViewController {
        var isMade = false
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            isMade = true
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func `the initializer of the class itself is called`() {
        let type: UILabel.Type = Label.self
        let label = _made(type, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((label as? Label)?.isMade == true)
        #expect(label.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        let row: UITableViewCell.Type = Cell.self
        let cell = _made(row, style: .default, reuseIdentifier: "a")
        #expect(cell.reuseIdentifier == "a")
        #expect(cell.detailTextLabel != nil)
        let screen: UIViewController.Type = Controller.self
        #expect((_made(screen, nibName: nil, bundle: nil) as? Controller)?.isMade == true)
    }

    @Test func `a class of controllers known only at run time has init`() {
        let types: [UIViewController.Type] = [Controller.self, UINavigationController.self, UITabBarController.self]
        let made = types.map { _made($0) ?? $0.init() }
        #expect((made.first as? Controller)?.isMade == true)
        #expect(zip(made, types).allSatisfy { type(of: $0) == $1 })
        let navigation: UINavigationController.Type = UINavigationController.self
        #expect((_made(navigation) ?? navigation.init()).viewControllers.isEmpty)
        #expect(UIViewController().nibName == nil)
        let wrapped = _made(navigation, rootViewController: made[0])
        #expect(wrapped.viewControllers == [made[0]])
    }

    @Test func `lists get their style and layout`() {
        #expect(_made(UITableView.self, frame: .zero, style: .grouped).style == .grouped)
        let layout = UICollectionViewFlowLayout()
        let collection = _made(UICollectionView.self, frame: .zero, collectionViewLayout: layout)
        #expect(collection.collectionViewLayout === layout)
    }
}
