import Foundation
import QuartzCore
import LayoutSimUIKitArithmetic

extension UITableView {
    func dequeueRow(_ identifier: String) -> UITableViewCell? {
        if let cell = rowPool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        switch registrations["cell \(identifier)"] {
        case .type(let type)?:
            return (type as? UITableViewCell.Type).map { _made($0, style: .default, reuseIdentifier: identifier) }
        case .nib(let nib)?:
            let cell = nib.onlyObject(UITableViewCell.self, for: identifier)
            cell.identifier = identifier
            return cell
        case .prototype(let prototype)?: return prototype.make() as? UITableViewCell
        case nil: return nil
        }
    }

    func dequeueBand(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = bandPool[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        switch registrations["band \(identifier)"] {
        case .type(let type)?:
            guard let type = type as? UITableViewHeaderFooterView.Type else { return nil }
            return makeAtRunTime(type, by: Makers.Header.self) { $0.init(reuseIdentifier: identifier) }
        case .nib(let nib)?: return nib.onlyObject(UITableViewHeaderFooterView.self, for: identifier)
        case .prototype(let prototype)?: return prototype.make() as? UITableViewHeaderFooterView
        case nil: return nil
        }
    }

    func recycle(_ path: IndexPath) {
        guard let cell = rows.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        retire(cell, from: path)
    }

    /// Puts a cell that is no longer visible into the reuse pool.
    func retire(_ cell: UITableViewCell, from path: IndexPath) {
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        if staticSections == nil, let identifier = cell.reuseIdentifier {
            rowPool[identifier, default: []].append(cell)
        }
    }

    /// Removes headers and footers that are no longer visible, from top to bottom.
    func recycleBands(where isGone: (TableElement) -> Bool = { _ in true }) {
        for element in bands.keys.filter(isGone).sorted() {
            guard let view = bands.removeValue(forKey: element) else { continue }
            view.removeFromSuperview()
            tellEnd(view, element)
            keep(view)
        }
    }

    /// Recycles headers and footers that were created only to find out whether there are any.
    func recycleUnseenBands() {
        for element in unseenBands.keys.sorted() {
            if let view = unseenBands.removeValue(forKey: element) { keep(view) }
        }
    }

    private func keep(_ view: UIView) {
        guard let band = view as? UITableViewHeaderFooterView, let identifier = band.reuseIdentifier else { return }
        bandPool[identifier, default: []].append(band)
    }

    private func tellEnd(_ view: UIView, _ element: TableElement) {
        switch element {
        case .header(let section): delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        case .footer(let section): delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        case .row: break
        }
    }

    func recycleAll() {
        for path in rows.keys.sorted() { recycle(path) }
        recycleBands()
        recycleUnseenBands()
    }

    /// Reconfigures the existing cell of a visible row.
    func reconfigure(_ path: IndexPath) {
        guard let old = rows[path], let identifier = old.reuseIdentifier else { return }
        rowPool[identifier, default: []].append(old)
        let new = dataSource.map { cell(from: $0, at: path) }
        rowPool[identifier]?.removeAll { $0 === old }
        if let new, new !== old {
            old.removeFromSuperview()
            rows[path] = new
            addSubview(new)
        }
        measuredHeights[.row(path)] = nil
        invalidateHeights(of: [path])
    }

    /// Adds a change to the current batch update, or performs it on its own.
    func change(_ body: (inout TableUpdates) -> Void) {
        checkSnapshots()
        beginUpdates()
        body(&updates)
        endUpdates()
    }

    /// Validates the data source's counts against the changes, and shows the result.
    func commitUpdates() {
        closeRowSwipe()
        let made = updates
        updates = TableUpdates()
        guard !made.isEmpty else {
            measuredHeights = [:]
            return invalidateGeometry()
        }
        let before = counts
        knownCounts = nil
        knowsIndex = false
        check(made, before: before, after: counts)
        selection.removeAll { made.reloads($0) }
        if made.movesNothing, !made.hasReloadedSections { return reload(made.reloadedRows) }
        selection = selection.compactMap { moved($0, by: made) }
        measuredHeights = [:]
        recycleAll()
        invalidateGeometry()
    }

    private func moved(_ path: IndexPath, by updates: TableUpdates) -> IndexPath? {
        guard !updates.deletedRows.contains(path), !updates.deletedSections.contains(path.section) else { return nil }
        var section = path.section - updates.deletedSections.count { $0 < path.section }
        for new in updates.insertedSections.sorted() where new <= section { section += 1 }
        var row = path.row - updates.deletedRows.count { $0.section == path.section && $0.row < path.row }
        for new in updates.insertedRows.sorted() where new.section == section && new.row <= row { row += 1 }
        return IndexPath(row: row, section: section)
    }
}
