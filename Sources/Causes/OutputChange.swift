import LayoutSimNotation

/// Something that comes out of a layout and is not what it was in the golden.
package struct OutputChange: Hashable, Sendable {
    /// What came out, apart from its value.
    package enum Subject: Hashable, Sendable {
        /// A number of a view's frame, in points of its superview.
        case frame(view: String, FramePart)
        /// The number of lines of a view's text.
        case lines(view: String)
        /// What stands on each line of a view's text.
        case wrapping(view: String)
        /// By how much a view's text shrank.
        case textScale(view: String)
        /// A constraint, which holds or gives way, by its terms.
        case constraint(String)
        /// A finding of an audit by its rule and views.
        case audit(String)
        /// The pixels of a view.
        case painted(view: String)
    }

    /// A number of a frame.
    package enum FramePart: String, CaseIterable, Sendable {
        case x, y, width, height
    }

    /// What came out.
    package var subject: Subject
    /// As the golden has it; `nil` where it has none.
    package var old: String?
    /// As it is now; `nil` where there is none.
    package var new: String?
    /// How a constraint is spoken of.
    package var name: String?

    package init(_ subject: Subject, old: String?, new: String?, name: String? = nil) {
        self.subject = subject
        self.old = old
        self.new = new
        self.name = name
    }
}

extension OutputChange {
    /// The view concerned, if it is one.
    package var view: String? {
        switch subject {
        case .frame(let view, _), .lines(let view), .wrapping(let view), .textScale(let view), .painted(let view): view
        case .constraint, .audit: nil
        }
    }

    /// By how much a number grew; `nil` for what is no number.
    package var growth: Double? {
        guard let old = old.flatMap(Double.init), let new = new.flatMap(Double.init) else { return nil }
        return new - old
    }
}

extension OutputChange: CustomStringConvertible {
    /// `patch.height 232 → 214`, `title 1 → 2 lines`, `patch.height == 232 @750 gives way, off by 18`.
    package var description: String {
        switch subject {
        case .frame(let view, let part): "\(quotedIfNeeded(view)).\(part.rawValue) \(values)"
        case .lines(let view): "\(quotedIfNeeded(view)) \(values) \(new == "1" ? "line" : "lines")"
        case .wrapping(let view): "\(quotedIfNeeded(view)) wraps at other words"
        case .textScale(let view): "\(quotedIfNeeded(view)) text scale \(values)"
        case .constraint(let terms): constraintText(name ?? terms)
        case .audit(let text):
            new == nil ? "no longer \(text)" : old == nil ? "now \(text): \(new ?? "")" : "\(text) \(values)"
        case .painted(let view): "\(quotedIfNeeded(view)) painted differently" + (new.map { ", \($0) pixels" } ?? "")
        }
    }

    private var values: String { "\(old ?? "none") → \(new ?? "none")" }

    private func constraintText(_ text: String) -> String {
        switch (old, new) {
        case (nil, let new?): "\(text) gives way, \(new)"
        case (let old?, nil): "\(text) holds again, it was \(old)"
        default: "\(text) gives way, \(values)"
        }
    }
}
