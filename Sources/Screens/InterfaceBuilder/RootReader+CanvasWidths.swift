internal import LayoutSimViewTree
import LayoutSimXML

extension RootReader {
    /// Makes an item of a vertical stack with center alignment fill the stack, against the hugging of its contents, if
    /// it is or holds a plain view without a fixed width. Xcode's canvas keeps the view's previous width, which is
    /// nearly always the stack's [10 stored items of 7 repositories, against 1 of another]. UIKit has no such width, so
    /// it applies only to the file's own device.
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
    /// Whether the element is a plain view whose width its own constraints leave open, or a stack view that shows one.
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
