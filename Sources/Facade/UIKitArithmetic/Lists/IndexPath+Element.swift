import Foundation

// UIKit declares the same in public, above this module.
extension IndexPath {
    init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    var section: Int { self[0] }
    /// The index of a row or item in its section.
    var item: Int { self[1] }
}
