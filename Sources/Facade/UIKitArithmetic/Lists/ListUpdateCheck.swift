package import Foundation

/// The changes of a batch update as UIKit checks them before it compares numbers: each must refer to something that is
/// there before or after the update, and no row may be both removed and kept.
package struct ListUpdateCheck {
    /// What the list calls its elements: `row` or `item`.
    private let noun: String
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
    package init(noun: String, before: [Int], after: [Int]) {
        self.noun = noun
        self.before = before
        self.after = after
    }

    /// The reason that UIKit gives for the first change that cannot be; `nil` if there is none.
    package var fault: String? {
        faultOfSections ?? (deleted + reloaded).firstFault(deletion) ?? inserted.firstFault(insertion)
            ?? moved.firstFault { departure($0.from) ?? arrival($0.to) } ?? contradiction
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
                if deleted.contains($0.from) {
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
