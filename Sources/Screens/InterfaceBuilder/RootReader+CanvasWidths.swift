internal import LayoutSimViewTree
import LayoutSimXML

extension RootReader {
    /// Lets an item of a vertical stack that centers fill the stack, against the hugging of what is in it, if it is or holds
    /// a plain view without a width of its own: Xcode's canvas keeps the width that such a view had before, which is the
    /// stack's nearly always [10 stored items of 7 repositories, against 1 of another]. UIKit knows no such width, so that
    /// another device than the file's has none.
    mutating func addCanvasWidth(to item: View, of element: XMLElement, in stack: XMLElement) {
        guard !device.isOverride, stack["axis"] == "vertical", stack["alignment"] == "center", element.keepsWidth,
            let stackID = stack["id"], let holder = items[stackID]
        else { return }
        styleConstraints.append(
            Constraint(
                Constraint.Operand(.view(item.id), .width), .greaterThanOrEqual, Constraint.Operand(holder, .width),
                priority: item.compressionResistance.horizontal))
    }
}

extension XMLElement {
    /// Whether it is a plain view whose width its own constraints leave open, or a stack view that shows one.
    fileprivate var keepsWidth: Bool {
        guard !flag("hidden") else { return false }
        switch name {
        case "view":
            let id = self["id"]
            return !children(of: "constraints").contains { constraint in
                constraint["firstAttribute"] == "width"
                    && (constraint["firstItem"] == nil || constraint["firstItem"] == id)
            }
        case "stackView": return children(of: "subviews").contains(where: \.keepsWidth)
        default: return false
        }
    }
}
