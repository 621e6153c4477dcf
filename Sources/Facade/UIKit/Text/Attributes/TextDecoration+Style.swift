import LayoutSimText

extension TextDecoration {
    /// The equivalent underline style of attributed text.
    var style: NSUnderlineStyle {
        let strokes: NSUnderlineStyle =
            switch line {
            case .single: .single
            case .thick: .thick
            case .double: .double
            }
        switch pattern {
        case .solid: return strokes
        case .dot: return [strokes, .patternDot]
        case .dash: return [strokes, .patternDash]
        case .dashDot: return [strokes, .patternDashDot]
        case .dashDotDot: return [strokes, .patternDashDotDot]
        }
    }
}
