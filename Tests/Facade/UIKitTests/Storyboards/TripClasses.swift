import Foundation
import LayoutSimMemberRecord

@testable import UIKit

/// The events of the storyboard's objects, in order.
@MainActor enum TripLog {
    static var lines: [String] = []

    /// Returns the events during a closure.
    static func during(_ body: () throws -> Void) rethrows -> [String] {
        lines = []
        try body()
        return lines
    }
}

/// The classes that the storyboard names; preparation would append the tables of their members.
class TripListController: UITableViewController {
    var addItem: UIBarButtonItem?
    var starred: [String] = []
    override func awakeFromNib() { TripLog.lines.append("list awake, item \(addItem == nil ? "missing" : "there")") }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Trip", for: indexPath)
        (cell as? TripCell)?.nameLabel?.text = "Trip \(indexPath.row)"
        return cell
    }
    func star(_ sender: Any) { starred.append((sender as? UIButton)?.currentTitle ?? "") }
    func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> TripDetailController? {
        TripLog.lines.append("make \(segueIdentifier ?? "")")
        return TripDetailController(coder: coder, number: 7)
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        TripLog.lines.append("should \(identifier)")
        return true
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        TripLog.lines.append(
            "prepare \(segue.identifier ?? "") for \(type(of: segue.destination)) by \(sender.map { "\(type(of: $0))" } ?? "nil")"
        )
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        TripLog.lines.append("did select \(indexPath.row)")
    }
    func edited(_ segue: UIStoryboardSegue) { TripLog.lines.append("edited from \(type(of: segue.source))") }
}

class TripCell: UITableViewCell {
    var nameLabel: UILabel?
}

class TripDetailController: UIViewController, UIGestureRecognizerDelegate {
    var titleLabel: UILabel? { didSet { TripLog.lines.append("outlet titleLabel") } }
    private var secret: UIButton?
    fileprivate func reveal(_ button: UIButton?) { secret = button }
    var hasSecret: Bool { secret != nil }
    var top: NSLayoutConstraint?
    var buttons: [UIButton] = []
    var sent: [String] = []
    let number: Int
    var refuses = false

    required init?(coder: NSCoder) {
        number = 0
        super.init(coder: coder)
    }
    init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
    }
    override func awakeFromNib() { TripLog.lines.append("detail awake, view \(isViewLoaded ? "there" : "missing")") }
    override func viewDidLoad() {
        super.viewDidLoad()
        TripLog.lines.append("detail viewDidLoad, children \(children.count)")
    }
    func go(_ sender: Any) { sent.append("go") }
    func log(_ sender: Any) { sent.append("log") }
    func doubleTap(_ sender: UITapGestureRecognizer) { sent.append("tap \(sender.numberOfTapsRequired)") }
    func edited(_ segue: UIStoryboardSegue) { TripLog.lines.append("edited from \(type(of: segue.source))") }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { !refuses }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        TripLog.lines.append("prepare \(segue.identifier ?? "") for \(type(of: segue.destination))")
    }
}

class TripEditController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        TripLog.lines.append("prepare \(segue.identifier ?? "") for \(type(of: segue.destination))")
    }
}

class TripButton: UIButton {
    var radius: CGFloat = 0 { didSet { TripLog.lines.append("radius \(radius)") } }
    var ring: UIColor?
    var kind2 = ""
    var room = CGSize.zero
    override func awakeFromNib() { TripLog.lines.append("button awake") }
}

class TripSegue: UIStoryboardSegue {
    override func perform() { TripLog.lines.append("own segue from \(type(of: source)) to \(type(of: destination))") }
}

class TripPhotosController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath) }
}

class TripPhotoCell: UICollectionViewCell {
    var picture: UIImageView?
}

@used @section("swift5_tests")
private nonisolated let record: MemberRecord = (
    0x6c73_696d, 0,
    { pointer, _, _, _ in
        unsafe fill(_MemberTable(at: pointer))
        return true
    }, 0, 0
)

private nonisolated func fill(_ t: _MemberTable) {
    t.set("addItem") { (o: TripListController, v: _Arguments) in o.addItem = v[0] }
    t.add("star:", 1) { (o: TripListController, a: _Arguments) in
        o.star(a[0] as Any); return nil
    }
    t.add("makeDetail:sender:segueIdentifier:", 3) { (o: TripListController, a: _Arguments) in
        o.makeDetail(a[0] as NSCoder, sender: a[1] as Any?, segueIdentifier: a[2] as String?)
    }
    t.add("edited:", 1) { (o: TripListController, a: _Arguments) in
        o.edited(a[0] as UIStoryboardSegue); return nil
    }
    t.set("nameLabel") { (o: TripCell, v: _Arguments) in o.nameLabel = v[0] }
    t.set("titleLabel") { (o: TripDetailController, v: _Arguments) in o.titleLabel = v[0] }
    t.set("secret") { (o: TripDetailController, v: _Arguments) in o.reveal(v[0]) }
    t.set("top") { (o: TripDetailController, v: _Arguments) in o.top = v[0] }
    t.set("buttons") { (o: TripDetailController, v: _Arguments) in o.buttons = v[0] }
    t.add("go:", 1) { (o: TripDetailController, a: _Arguments) in
        o.go(a[0] as Any); return nil
    }
    t.add("log:", 1) { (o: TripDetailController, a: _Arguments) in
        o.log(a[0] as Any); return nil
    }
    t.add("doubleTap:", 1) { (o: TripDetailController, a: _Arguments) in
        o.doubleTap(a[0] as UITapGestureRecognizer); return nil
    }
    t.add("edited:", 1) { (o: TripDetailController, a: _Arguments) in
        o.edited(a[0] as UIStoryboardSegue); return nil
    }
    t.set("radius") { (o: TripButton, v: _Arguments) in o.radius = v[0] }
    t.set("ring") { (o: TripButton, v: _Arguments) in o.ring = v[0] }
    t.set("kind") { (o: TripButton, v: _Arguments) in o.kind2 = v[0] }
    t.set("room") { (o: TripButton, v: _Arguments) in o.room = v[0] }
    t.set("picture") { (o: TripPhotoCell, v: _Arguments) in o.picture = v[0] }
}
