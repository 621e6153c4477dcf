import LayoutSimNotation
package import LayoutSimViewTree

/// A result of layout or drawing that differs from the golden.
package struct OutputChange: Hashable, Sendable {
    /// The result, apart from its value.
    package enum Subject: Hashable, Sendable {
        /// A component of a view's frame, in points of its superview.
        case frame(view: String, FramePart)
        /// The number of lines of a view's text.
        case lines(view: String)
        /// The line breaks of a view's text.
        case wrapping(view: String)
        /// The scale factor of a view's text.
        case textScale(view: String)
        /// The violation of a constraint in points, identified by its terms; the second and later ones with the same
        /// terms have ` #2` and so on appended.
        case constraint(String)
        /// An audit finding, by its rule and the ids of its views.
        case audit(rule: String, views: [String])
        /// The pixels of a view.
        case painted(view: String)
        /// The order of overlapping subviews of a view.
        case overlaps(in: String)
    }

    /// A component of a frame.
    package enum FramePart: String, CaseIterable, Sendable {
        case x, y, width, height
    }

    /// The result.
    package var subject: Subject
    /// The golden's value; `nil` if it has none.
    package var old: String?
    /// The current value; `nil` if there is none.
    package var new: String?
    /// The constraint; `nil` for other results.
    package var constraint: Constraint?

    package init(_ subject: Subject, old: String?, new: String?, constraint: Constraint? = nil) {
        self.subject = subject
        self.old = old
        self.new = new
        self.constraint = constraint
    }
}

extension OutputChange {
    /// The id of the view; `nil` for other results.
    package var view: String? {
        switch subject {
        case .frame(let view, _), .lines(let view), .wrapping(let view), .textScale(let view), .painted(let view),
            .overlaps(let view):
            view
        case .constraint, .audit: nil
        }
    }

    /// The change without its values: the same for the same effect on devices of different sizes.
    package var identity: String {
        switch subject {
        case .frame(let view, let part): "view \(view) \(part.rawValue)"
        case .lines(let view): "view \(view) lines"
        case .wrapping(let view): "view \(view) wrapping"
        case .textScale(let view): "view \(view) scale"
        case .constraint(let terms): "constraint \(terms)"
        case .audit(let rule, let views): "audit \(([rule] + views).joined(separator: " "))"
        case .painted(let view): "view \(view) pixels"
        case .overlaps(let view): "view \(view) overlaps"
        }
    }

    /// The increase of a number; `nil` if the values are not numbers.
    package var growth: Double? {
        guard let old = old.flatMap(Double.init), let new = new.flatMap(Double.init) else { return nil }
        return new - old
    }
}

extension OutputChange: CustomStringConvertible {
    /// The change in words: `patch.height 232 → 214`, `title 1 → 2 lines`, `patch.height == 232 @750 gives way, off by
    /// 18`.
    package var description: String {
        switch subject {
        case .frame(let view, let part): "\(quotedIfNeeded(view)).\(part.rawValue) \(values)"
        case .lines(let view): "\(quotedIfNeeded(view)) \(values)"
        case .wrapping(let view): "\(quotedIfNeeded(view)) wraps differently"
        case .textScale(let view): "\(quotedIfNeeded(view)) text scale \(values)"
        case .constraint(let terms): constraintText(constraint.map { "\($0)" } ?? terms)
        case .audit(let rule, let views): auditText(([rule] + views.map(quotedIfNeeded)).joined(separator: " "))
        case .painted(let view): "\(quotedIfNeeded(view)) painted differently" + (new.map { ", \($0) pixels" } ?? "")
        case .overlaps(let view): "subviews of \(quotedIfNeeded(view)) overlap in another order"
        }
    }

    /// The values: `232 → 214`, `1 → 2 lines`.
    var values: String {
        let values = "\(old ?? "none") → \(new ?? "none")"
        guard case .lines = subject else { return values }
        return values + (new == "1" ? " line" : " lines")
    }

    private func constraintText(_ text: String) -> String {
        switch (old, new) {
        case (nil, let new?): "\(text) is broken, off by \(new)"
        case (let old?, nil): "\(text) is satisfied again, was off by \(old)"
        default: "\(text) is broken, off by \(values)"
        }
    }

    private func auditText(_ finding: String) -> String {
        switch (old, new) {
        case (_, nil): "no longer \(finding)"
        case (nil, let new?): "now \(finding): \(new)"
        default: "\(finding) \(values)"
        }
    }
}
