import Foundation
import LayoutSimUIKitArithmetic
import LayoutSimViewTree

extension NSLayoutConstraint {
    /// Returns the constraints described by a visual format string.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any], file: StaticString = #fileID, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        let constraints = constraints(of: format, opts, metrics, views)
        let source = CodeLocation(file, line)
        for constraint in constraints { constraint.source = source }
        return constraints
    }

    /// Returns the constraints described by a visual format string, with UIKit's exact signature for use as a function.
    @_disfavoredOverload public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions, metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        constraints(of: format, opts, metrics, views)
    }

    private class func constraints(
        of format: String, _ opts: FormatOptions, _ metrics: [String: Any]?, _ views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormat.Failure) {
            let parsed = try VisualFormat(format)
            var maker = VisualFormatMaker(
                format: format, isVertical: parsed.isVertical, options: opts, metrics: metrics ?? [:], views: views)
            maker.make(parsed.parts)
            return maker.constraints
        } catch {
            raiseInvalidArgument(
                "Unable to parse constraint format: \n\(error.message) \n\(format) \n"
                    + String(repeating: " ", count: error.offset) + "^")
        }
    }
}

/// Creates the constraints of a visual format.
@MainActor private struct VisualFormatMaker {
    let format: String
    let isVertical: Bool
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]
    private(set) var constraints: [NSLayoutConstraint] = []

    init(
        format: String, isVertical: Bool, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
        views: [String: Any]
    ) {
        self.format = format
        self.isVertical = isVertical
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    mutating func make(_ parts: [VisualFormat.Part]) {
        var previous: AnyObject?
        var isAfterSuperview = false
        var connection: [VisualFormat.Predicate]?
        var aligned: [AnyObject] = []
        for part in parts {
            switch part {
            case .connection(let predicates): connection = predicates
            case .superview:
                if let previous, let superview = superview(of: previous) {
                    space(previous, to: superview, connection, endsAtSuperview: true)
                } else {
                    isAfterSuperview = true
                }
                if previous != nil { connection = nil }
            case .view(let name, let predicates):
                let item = item(name)
                if isAfterSuperview, let superview = superview(of: item) {
                    space(superview, to: item, connection, startsAtSuperview: true)
                } else if let previous {
                    space(previous, to: item, connection)
                }
                isAfterSuperview = false
                connection = nil
                for predicate in predicates { size(item, predicate) }
                aligned.append(item)
                previous = item
            }
        }
        align(aligned)
    }

    private func item(_ name: String) -> AnyObject {
        guard let item = views[name] else {
            raiseInvalidArgument(
                "Unable to parse constraint format: \n\(name) is not a key in the views dictionary. \n\(format)")
        }
        return item as AnyObject
    }

    private func superview(of item: AnyObject) -> UIView? {
        (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }

    private var edges: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) {
        if isVertical { return (.top, .bottom) }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return (.left, .right)
        case .directionRightToLeft: return (.right, .left)
        default: return (.leading, .trailing)
        }
    }

    private mutating func space(
        _ first: AnyObject, to second: AnyObject, _ predicates: [VisualFormat.Predicate]?,
        startsAtSuperview: Bool = false, endsAtSuperview: Bool = false
    ) {
        let atBorder = startsAtSuperview || endsAtSuperview
        var (near, far) = edges
        if startsAtSuperview { far = near }
        if endsAtSuperview { near = far }
        let isReversed = options.contains(.directionRightToLeft) && !isVertical
        let isStandard = predicates?.isEmpty ?? false
        if isStandard, startsAtSuperview { far = far.margin }
        if isStandard, endsAtSuperview { near = near.margin }
        let standard: CGFloat = atBorder ? 0 : 8
        let listed = predicates.map { $0.isEmpty ? [VisualFormat.Predicate(.equal, .number(standard))] : $0 }
        for predicate in listed ?? [VisualFormat.Predicate(.equal, .number(0))] {
            let constraint =
                isReversed
                ? NSLayoutConstraint(
                    item: first, attribute: far, relatedBy: NSLayoutConstraint.Relation(predicate.relation),
                    toItem: second, attribute: near,
                    multiplier: 1, constant: number(predicate.object))
                : NSLayoutConstraint(
                    item: second, attribute: near, relatedBy: NSLayoutConstraint.Relation(predicate.relation),
                    toItem: first, attribute: far,
                    multiplier: 1, constant: number(predicate.object))
            add(constraint, predicate)
        }
    }

    private mutating func size(_ item: AnyObject, _ predicate: VisualFormat.Predicate) {
        let length: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        let constant = predicate.constant.map(number) ?? 0
        if case .name(let name) = predicate.object, metrics[name] == nil, let other = views[name] {
            add(
                NSLayoutConstraint(
                    item: item, attribute: length, relatedBy: NSLayoutConstraint.Relation(predicate.relation),
                    toItem: other, attribute: length,
                    multiplier: predicate.multiplier.map { CGFloat($0) } ?? 1, constant: constant), predicate)
        } else {
            add(
                NSLayoutConstraint(
                    item: item, attribute: length, relatedBy: NSLayoutConstraint.Relation(predicate.relation),
                    toItem: nil,
                    attribute: .notAnAttribute, multiplier: 1, constant: number(predicate.object) + constant), predicate
            )
        }
    }

    private mutating func add(_ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate) {
        if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(number(priority))) }
        constraints.append(constraint)
    }

    private func number(_ operand: VisualFormat.Operand) -> CGFloat {
        switch operand {
        case .number(let value): return CGFloat(value)
        case .name(let name):
            switch metrics[name] {
            case let value as CGFloat: return value
            case let value as Double: return CGFloat(value)
            case let value as Float: return CGFloat(value)
            case let value as Int: return CGFloat(value)
            case let value as NSNumber: return CGFloat(value.doubleValue)
            case let value as UILayoutPriority: return CGFloat(value.rawValue)
            default:
                raiseInvalidArgument(
                    "Unable to parse constraint format: \n\(name) is not a key in the metrics dictionary. \n\(format)")
            }
        }
    }

    private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]

    private mutating func align(_ items: [AnyObject]) {
        for (option, attribute) in VisualFormatMaker.alignments where options.contains(option) {
            for (first, second) in zip(items, items.dropFirst()) {
                constraints.append(
                    NSLayoutConstraint(
                        item: second, attribute: attribute, relatedBy: .equal, toItem: first, attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The corresponding margin attribute.
    fileprivate var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
