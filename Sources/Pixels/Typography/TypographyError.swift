package import LayoutSimErrors

/// Why text cannot be typeset at all.
public struct TypographyError: Error, Hashable, Sendable {
    /// The path of the font file, such as `Fonts/Inter-Regular.otf`.
    public let file: String
    /// The problem with the file.
    public let reason: Reason

    /// A problem with a font file.
    public enum Reason: Hashable, Sendable {
        /// The file is not embedded in the program.
        case notEmbedded
        /// The file contains no glyphs.
        case notAFont
    }
}

extension TypographyError: CustomStringConvertible {
    /// The error as a single line for the user.
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
