import Testing

@testable import UIKit

@MainActor @Suite struct ReplacedTableTests {
    @Test func `a table that replaces a controller's has the controller for its data source and delegate`() {
        let controller = UITableViewController()
        let table = UITableView(frame: .zero, style: .grouped)
        controller.tableView = table
        #expect(table.dataSource === controller)
        #expect(table.delegate === controller)
        #expect(controller.view === table)
    }

    @Test func `a table keeps a data source of its own`() {
        let (controller, other) = (UITableViewController(), UITableViewController())
        let table = UITableView()
        table.dataSource = other
        controller.tableView = table
        #expect(table.dataSource === other)
    }

    @Test func `options of accessories are set after they are made`() {
        var options = UICellAccessory.CheckmarkOptions()
        options.tintColor = .red
        options.isHidden = true
        options.reservedLayoutWidth = .custom(20)
        #expect(options.look.tint == .red)
        #expect(options.look.isHidden)
        #expect(options.look.reservedWidth == .custom(20))
        var configuration = UICellAccessory.CustomViewConfiguration(customView: UIView(), placement: .leading())
        configuration.tintColor = .green
        #expect(configuration.look.tint == .green)
    }
}
