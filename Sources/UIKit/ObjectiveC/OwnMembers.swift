import Foundation

extension MemberTables {
    /// UIKit's own members that are called by their names.
    static func addOwnMembers(to table: _MemberTable) {
    }
}
