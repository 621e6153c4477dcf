public import CoreGraphics

/// The least and the greatest number of lines of texts.
struct LineLimits: Hashable, Sendable {
    /// The lines for which there is room however short the text is.
    var least = 0
    /// The lines that are shown at most; `nil` for all.
    var most: Int?
}

enum LineLimitsKey: EnvironmentKey { static var defaultValue: LineLimits { LineLimits() } }
enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
enum TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
enum TextLetterSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
enum TextBaselineOffsetKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
enum TextUnderlineKey: EnvironmentKey { static var defaultValue: Text.LineStyle? { nil } }
enum TextStrikethroughKey: EnvironmentKey { static var defaultValue: Text.LineStyle? { nil } }
enum TextIsSecondaryKey: EnvironmentKey { static var defaultValue: Bool { false } }
enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
    /// The least and the greatest number of lines.
    var lineLimits: LineLimits {
        get { self[LineLimitsKey.self] }
        set { self[LineLimitsKey.self] = newValue }
    }
    /// The lines that texts show at most; `nil` for all.
    public var lineLimit: Int? {
        get { lineLimits.most }
        set { lineLimits = LineLimits(most: newValue) }
    }
    /// The points between lines, beside those of the font.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    /// Where lines stand that are shorter than the widest one.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
    /// Where texts are shortened that do not fit.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }
    /// The part of their size to which texts shrink before they are shortened.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }
    /// Whether letters are set closer together before texts are shortened.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
    /// The letters that words are shown in; `nil` for those they have.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
    /// Why views do not show what they hold.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    var textLetterSpacing: CGFloat {
        get { self[TextLetterSpacingKey.self] }
        set { self[TextLetterSpacingKey.self] = newValue }
    }
    var textBaselineOffset: CGFloat {
        get { self[TextBaselineOffsetKey.self] }
        set { self[TextBaselineOffsetKey.self] = newValue }
    }
    var textUnderline: Text.LineStyle? {
        get { self[TextUnderlineKey.self] }
        set { self[TextUnderlineKey.self] = newValue }
    }
    var textStrikethrough: Text.LineStyle? {
        get { self[TextStrikethroughKey.self] }
        set { self[TextStrikethroughKey.self] = newValue }
    }
    var textIsSecondary: Bool {
        get { self[TextIsSecondaryKey.self] }
        set { self[TextIsSecondaryKey.self] = newValue }
    }
}
