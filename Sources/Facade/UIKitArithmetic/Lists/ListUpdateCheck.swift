package import Foundation

/// The changes of a batch update as UIKit checks them: each must refer to something that is there before or after the
/// update, no row may be both removed and kept, and the numbers must follow from the changes.
package struct ListUpdateCheck {
    /// What is updated.
    package enum List: String {
        case table = "table view"
        case collection = "collection view"

        /// What the list calls its elements.
        fileprivate var noun: String { self == .table ? "row" : "item" }
    }

    private let list: List
    private var noun: String { list.noun }
    /// The number of elements in each section before and after the update.
    private let (before, after): ([Int], [Int])
    package var deletedSections: [Int] = []
    package var insertedSections: [Int] = []
    package var reloadedSections: [Int] = []
    package var deleted: [IndexPath] = []
    package var inserted: [IndexPath] = []
    package var reloaded: [IndexPath] = []
    package var moved: [(from: IndexPath, to: IndexPath)] = []

    /// Creates a check of no changes.
    package init(of list: List, before: [Int], after: [Int]) {
        self.list = list
        self.before = before
        self.after = after
    }

    /// The reason that UIKit gives for the first change that cannot be; `nil` if there is none.
    package var fault: String? {
        faultOfSections ?? (deleted + reloaded).firstFault(deletion) ?? inserted.firstFault(insertion)
            ?? moved.firstFault { departure($0.from) ?? arrival($0.to) } ?? contradiction ?? faultOfNumbers
    }

    private var faultOfNumbers: String? {
        let (out, new) = (deletedSections.count, insertedSections.count)
        guard before.count - out + new == after.count else {
            return "Invalid update: invalid number of sections. The number of sections contained in the "
                + "\(list.rawValue) after the update (\(after.count)) must be equal to the number of sections contained "
                + "in the \(list.rawValue) before the update (\(before.count)), plus or minus the number of sections "
                + "inserted or deleted (\(new) inserted, \(out) deleted)."
        }
        guard out == 0, new == 0 else { return nil }
        // A section that is reloaded may have any number of elements afterward.
        return before.indices.filter { !reloadedSections.contains($0) }.firstFault(faultOfNumber)
    }

    private func faultOfNumber(inSection section: Int) -> String? {
        let out = deleted.count { $0[0] == section } + moved.count { $0.from[0] == section }
        let new = inserted.count { $0[0] == section } + moved.count { $0.to[0] == section }
        guard before[section] - out + new != after[section] else { return nil }
        return
            "Invalid update: invalid number of \(noun)s in section \(section). The number of \(noun)s contained in an "
            + "existing section after the update (\(after[section])) must be equal to the number of \(noun)s contained in "
            + "that section before the update (\(before[section])), plus or minus the number of \(noun)s inserted or "
            + "deleted from that section (\(new) inserted, \(out) deleted)."
    }

    private var faultOfSections: String? {
        let (old, new) = (before.count, after.count)
        return (deletedSections + reloadedSections).firstFault {
            $0 < old ? nil : "attempt to delete section \($0), but there are only \(old) sections before the update"
        }
            ?? insertedSections.firstFault {
                $0 < new ? nil : "attempt to insert section \($0) but there are only \(new) sections after the update"
            }
    }

    private func deletion(_ path: IndexPath) -> String? {
        guard before.indices.contains(path[0]) else {
            return "attempt to delete \(noun) \(path[1]) from section \(path[0]), but there are only \(before.count) "
                + "sections before the update"
        }
        let count = before[path[0]]
        return path[1] < count
            ? nil
            : "attempt to delete \(noun) \(path[1]) from section \(path[0]) which only contains \(count) \(noun)s "
                + "before the update"
    }

    private func insertion(_ path: IndexPath) -> String? {
        let start = "attempt to insert \(noun) \(path[1]) into section \(path[0]), but there are only "
        guard after.indices.contains(path[0]) else { return start + "\(after.count) sections after the update" }
        let count = after[path[0]]
        return path[1] < count ? nil : start + "\(count) \(noun)s in section \(path[0]) after the update"
    }

    private func departure(_ path: IndexPath) -> String? { absence(path, before, "before") }

    private func arrival(_ path: IndexPath) -> String? { absence(path, after, "after") }

    private func absence(_ path: IndexPath, _ counts: [Int], _ time: String) -> String? {
        let start = "attempt to move index path (\(path.log)) that does not exist - there are only "
        guard counts.indices.contains(path[0]) else { return start + "\(counts.count) sections \(time) the update" }
        let count = counts[path[0]]
        return path[1] < count ? nil : start + "\(count) \(noun)s in section \(path[0]) \(time) the update"
    }

    private var contradiction: String? {
        deleted.firstFault {
            reloaded.contains($0) ? "attempt to delete and reload the same index path (\($0.log))" : nil
        }
            ?? moved.firstFault {
                // An element that is reloaded is removed and made again.
                if deleted.contains($0.from) || reloaded.contains($0.from) {
                    return "attempt to perform a delete and a move from the same index path (\($0.from.log))"
                }
                return inserted.contains($0.to)
                    ? "attempt to perform an insert and a move to the same index path (\($0.to.log))" : nil
            }
    }
}

extension Array {
    fileprivate func firstFault(_ fault: (Element) -> String?) -> String? {
        for element in self { if let found = fault(element) { return found } }
        return nil
    }
}

extension IndexPath {
    /// The path as Foundation describes it, without an address.
    package var log: String {
        "<NSIndexPath> {length = \(count), path = \(map(String.init).joined(separator: " - "))}"
    }
}
