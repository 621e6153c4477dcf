import UIKit

extension UIWindow {
    /// Returns a note for each override or superclass that is set aside in the class of a view or controller on the
    /// screen.
    ///
    /// - Parameter lost: A line for each: the class, a space, and what it lost.
    func hollowNotes(_ lost: String) -> [String] {
        guard !lost.isEmpty else { return [] }
        let names = classNames
        return lost.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            return parts.count == 2 && names.contains(String(parts[0]))
                ? "hollow: \(parts[0]).\(parts[1]) is set aside" : nil
        }
    }

    /// The names of the classes of all views and their controllers, and of their superclasses.
    private var classNames: Set<String> {
        var (names, views) = (Set<String>(), [self as UIView])
        while let view = views.popLast() {
            views += view.subviews
            for object in [view, view.next].compactMap(\.self) {
                names.formUnion(
                    sequence(first: type(of: object) as AnyClass, next: { _getSuperclass($0) }).map {
                        // Without the arguments of a generic class.
                        String("\($0)".prefix { $0 != "<" })
                    })
            }
        }
        return names
    }
}
