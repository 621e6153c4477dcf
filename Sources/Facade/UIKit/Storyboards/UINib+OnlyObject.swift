import Foundation

extension UINib {
    /// Returns the view of a nib that a list registered for an identifier: the nib's only top object. A nib with
    /// another object, or with several, is refused in UIKit's words (mikeabdullah.net, *table section headers*).
    func onlyObject<View: UIView>(_ type: View.Type, for identifier: String) -> View {
        let objects = self.objects(withOwner: nil)
        guard objects.count == 1, let view = objects.first as? View else {
            raise(
                "NSInternalInconsistencyException",
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object"
                    + " which must be a \(type) instance")
        }
        return view
    }
}
