package import LayoutSimErrors

/// Why text cannot be set at all.
public struct TypographyError: Error, Hashable, Sendable {
    /// The font file at fault, such as `Fonts/Inter-Regular.otf`.
    public let file: String
    /// What is wrong with it.
    public let reason: Reason

    /// What is wrong with a font file.
    public enum Reason: Hashable, Sendable {
        /// The program was built without it.
        case notEmbedded
        /// It holds no glyphs.
        case notAFont
    }
}

extension TypographyError: CustomStringConvertible {
    /// The error as a line for the user.
    public var description: String {
        switch reason {
        case .notEmbedded: "\(file): error: the font is not embedded in the program; add it to embedded.c and rebuild"
        case .notAFont: "\(file): error: the font has no glyphs; download the file again and rebuild"
        }
    }
}

extension TypographyError: ReportableError {
    package var exitStatus: ExitStatus { .fault }
}
