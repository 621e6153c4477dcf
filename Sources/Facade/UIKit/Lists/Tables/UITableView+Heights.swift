import Foundation
import LayoutSimViewTree
import LayoutSimUIKitArithmetic

extension UITableView {
    /// Returns the height of an element: from the delegate, from the table's properties, as measured, or as estimated.
    func height(of element: TableElement, _ metrics: ListMetrics, scale: CGFloat) -> CGFloat {
        switch element {
        case .row(let path): return rowHeight(path, scale: scale)
        case .header(let section):
            guard hasHeader(section) || metrics.style != .plain else { return 0 }
            return bandHeight(
                element, asked: delegate?.tableView(self, heightForHeaderInSection: section), own: sectionHeaderHeight,
                estimate: metrics.header(hasText: hasHeader(section), isFirst: opensTable(section)).minimumHeight)
        case .footer(let section):
            guard hasFooter(section) || metrics.style != .plain else { return 0 }
            return bandHeight(
                element, asked: delegate?.tableView(self, heightForFooterInSection: section), own: sectionFooterHeight,
                estimate: metrics.footer(hasText: hasFooter(section)).minimumHeight)
        }
    }

    /// Returns the height of a row in points; heights of the table and the delegate are rounded to pixels.
    func rowHeight(_ path: IndexPath, scale: CGFloat) -> CGFloat {
        let asked = askedHeight(path)
        if asked != Unanswered.length { delegateKnowsHeights = true }
        let height = asked == Unanswered.length ? rowHeight : asked
        checkHeight(height, ofRow: path)
        if height >= 0 { return (height * scale).rounded() / scale }
        if let measured = measuredHeights[.row(path)] { return measured }
        let own = placeholders.dataSourcePath(of: path)
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: own) ?? Unanswered.length
        if estimate != Unanswered.length { delegateKnowsHeights = true }
        if estimate > 0 { return estimate }
        return estimatedRowHeight > 0 ? estimatedRowHeight : 44
    }

    /// Returns the height that a placeholder or the delegate specifies for a row.
    private func askedHeight(_ path: IndexPath) -> CGFloat {
        if let placeholder = placeholders.placeholder(at: path) { return placeholder.rowHeight }
        return delegate?.tableView(self, heightForRowAt: placeholders.dataSourcePath(of: path)) ?? Unanswered.length
    }

    private func bandHeight(_ element: TableElement, asked: CGFloat?, own: CGFloat, estimate: CGFloat) -> CGFloat {
        let height = asked.map { $0 == Unanswered.length ? own : $0 } ?? own
        checkHeight(height, of: element)
        if height >= 0 { return height == CGFloat.leastNormalMagnitude ? 0 : height }
        return measuredHeights[element] ?? estimate
    }

    /// Returns whether a row sizes itself.
    func sizesItself(_ path: IndexPath) -> Bool {
        let asked = askedHeight(path)
        return (asked == Unanswered.length ? rowHeight : asked) < 0
    }

    /// Returns whether a header or footer sizes itself.
    func bandSizesItself(_ element: TableElement) -> Bool {
        switch element {
        case .header(let section):
            let asked = delegate?.tableView(self, heightForHeaderInSection: section) ?? Unanswered.length
            return (asked == Unanswered.length ? sectionHeaderHeight : asked) < 0
        case .footer(let section):
            let asked = delegate?.tableView(self, heightForFooterInSection: section) ?? Unanswered.length
            return (asked == Unanswered.length ? sectionFooterHeight : asked) < 0
        case .row: return false
        }
    }

    /// Returns whether nothing is above a section: the header of a grouped table's first section is higher then.
    func opensTable(_ section: Int) -> Bool { section == 0 && (tableHeaderView?.frame.height ?? 0) == 0 }

    func hasHeader(_ section: Int) -> Bool {
        title(of: .header(section)) != nil || bands[.header(section)] != nil || hasOwnView(.header(section))
    }
    func hasFooter(_ section: Int) -> Bool {
        title(of: .footer(section)) != nil || bands[.footer(section)] != nil || hasOwnView(.footer(section))
    }

    /// Returns whether the delegate provides the view, which is kept for later use.
    private func hasOwnView(_ element: TableElement) -> Bool {
        if unseenBands[element] == nil { unseenBands[element] = askDelegate(element) }
        return unseenBands[element] != nil
    }

    private func askDelegate(_ element: TableElement) -> UIView? {
        switch element {
        case .header(let section): delegate?.tableView(self, viewForHeaderInSection: section)
        case .footer(let section): delegate?.tableView(self, viewForFooterInSection: section)
        case .row: nil
        }
    }

    func title(of element: TableElement) -> String? {
        switch element {
        case .header(let section): dataSource?.tableView(self, titleForHeaderInSection: section)
        case .footer(let section): dataSource?.tableView(self, titleForFooterInSection: section)
        case .row: nil
        }
    }

    /// Returns the view of a header or footer: the delegate's, or one with the title.
    func makeBand(_ element: TableElement) -> UIView? {
        let view: UIView
        if let own = unseenBands.removeValue(forKey: element) ?? askDelegate(element) {
            view = own
        } else if let title = title(of: element) {
            let made = dequeueBand("") ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
            made.show(title, element, of: self)
            view = made
        } else {
            return nil
        }
        bands[element] = view
        addSubview(view)
        tell(view, element)
        return view
    }

    private func tell(_ view: UIView, _ element: TableElement) {
        switch element {
        case .header(let section): delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        case .footer(let section): delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        case .row: break
        }
    }

    /// Returns the height that a header or footer asks for.
    func bandHeight(_ view: UIView, _ element: TableElement, width: CGFloat) -> CGFloat {
        (view as? UITableViewHeaderFooterView)?.updateConfigurationIfNeeded()
        if let titled = view as? UITableViewHeaderFooterView, let height = titled.titleHeight(of: self, element, width)
        {
            return height
        }
        let target = CGSize(width: width, height: 0)
        let height = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        return height > 0 ? height : view.frame.height
    }
}
