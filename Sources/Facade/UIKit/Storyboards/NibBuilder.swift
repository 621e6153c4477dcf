import Foundation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

/// Creates the objects of a layout root: first the views, then the constraints.
@MainActor final class NibBuilder {
    let root: InterfaceBuilderRoot
    /// The file's objects for the views, by the views' ids in the root's screen.
    private let objects: [String: InterfaceBuilderObject]
    /// The views by their ids in the root's screen.
    private(set) var views: [String: UIView] = [:]
    /// The stored frames of views that nothing positions.
    private let kept: [String: Rect]
    /// The context that connects the objects; `nil` if they only show the layout.
    let context: NibContext?

    init(_ root: NibRoot, _ context: NibContext? = nil) {
        self.root = root.value
        self.context = context
        objects = root.objects
        kept = root.value.screen.keptFrames
    }

    /// Creates the root view with all its contents.
    func makeRoot() -> UIView {
        let view = make(root.screen.root)
        view.state.translatesMask = true
        for (number, value) in root.screen.constraints.enumerated() {
            // Cells of the default style lay out their labels and image themselves, also when these or the cell change.
            if context != nil, value.cellStyle == .default { continue }
            guard let constraint = constraint(value) else { continue }
            constraint.isActive = true
            guard let context, root.constraintIDs.indices.contains(number) else { continue }
            context.enter(constraint, id: root.constraintIDs[number])
            context.willAwake(constraint)
        }
        for value in root.screen.root.inPreorder.reversed() {
            if let view = views[value.id] { context?.willAwake(view) }
        }
        return view
    }

    /// Calls `awakeFromNib()` on the views, the innermost first.
    func awake() {
        for value in root.screen.root.inPreorder.reversed() { views[value.id]?.awakeFromNib() }
    }

    private func make(_ value: View) -> UIView {
        let object = objects[value.id]
        let coder = NibCoder(value, object, self)
        let type = NibClasses.type(of: object, value.content, in: context?.file.bundle)
        return type.init(coder: coder) ?? UIView(coder: coder) ?? UIView()
    }

    /// Applies the file's values to a new view and creates its subviews.
    func fill(_ view: UIView, from coder: NibCoder) {
        take(coder.value, coder.object, in: view)
    }

    private func take(_ value: View, _ object: InterfaceBuilderObject?, in view: UIView) {
        views[value.id] = view
        if let object { context?.enter(view, object) }
        view.takeGeometry(of: value, keeping: kept[value.id])
        view.takeLook(of: value)
        view.takeContent(of: value, object, in: context?.file.bundle)
        if let cell = view as? UITableViewCell { cell.shape = root.cellContent }
        if let object { view.takeAttributes(object, in: context?.file.bundle) }
        // In the layout, a spinner that hides when it is stopped keeps its place.
        if context == nil { view.isHidden = value.isHidden }
        if let object, let context { view.takeObjects(of: object, context) }
        for (position, subvalue) in value.subviews.enumerated() {
            if position == 0, object?.objects["contentView"] != nil, let content = view.nibContentView {
                take(subvalue, objects[subvalue.id], in: content)
            } else if let stack = view as? UIStackView {
                stack.addArrangedSubview(make(subvalue))
            } else {
                view.addSubview(make(subvalue))
            }
        }
        if let cell = view as? UITableViewCell, let object, let context { cell.takeParts(object, context) }
        for name in value.layoutGuides {
            let guide = UILayoutGuide()
            guide.identifier = name
            view.addLayoutGuide(guide)
        }
    }

    private func constraint(_ value: Constraint) -> NSLayoutConstraint? {
        guard let first = operand(value.first) else { return nil }
        var second: LayoutOperand?
        if let other = value.second {
            guard let operand = operand(other) else { return nil }
            second = operand
        }
        let constraint = NSLayoutConstraint(
            first: first, relation: NSLayoutConstraint.Relation(value.relation), second: second,
            multiplier: value.multiplier, constant: value.constant)
        constraint.priority = UILayoutPriority(rawValue: value.priority.rawValue)
        constraint.identifier = value.identifier
        constraint.isOfFile = true
        return constraint
    }

    private func operand(_ operand: Constraint.Operand) -> LayoutOperand? {
        guard let view = views[operand.item.viewID] else { return nil }
        let attribute = NSLayoutConstraint.Attribute(operand.attribute)
        switch operand.item {
        case .view: return LayoutOperand(item: view, attribute: attribute)
        case .guide(.custom(let name), _):
            guard let guide = view.layoutGuides.first(where: { $0.identifier == name }) else { return nil }
            return LayoutOperand(item: guide, attribute: attribute)
        case .guide(let kind, _): return LayoutOperand(item: view.guide(kind), attribute: attribute)
        }
    }
}

extension UIView {
    /// The content view of a cell, header, footer or effect view.
    var nibContentView: UIView? {
        switch self {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let band as UITableViewHeaderFooterView: band.contentView
        case let effect as UIVisualEffectView: effect.contentView
        default: nil
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate init(_ attribute: LayoutAttribute) {
        switch attribute {
        case .left: self = .left
        case .right: self = .right
        case .top: self = .top
        case .bottom: self = .bottom
        case .leading: self = .leading
        case .trailing: self = .trailing
        case .width: self = .width
        case .height: self = .height
        case .centerX: self = .centerX
        case .centerY: self = .centerY
        case .firstBaseline: self = .firstBaseline
        case .lastBaseline: self = .lastBaseline
        }
    }
}
