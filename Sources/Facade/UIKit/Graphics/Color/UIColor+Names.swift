import LayoutSimViewTree

extension UIColor {
    /// Black.
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// Dark gray, a third of white.
    public class var darkGray: UIColor { UIColor(white: 1 / 3.0, alpha: 1) }
    /// Light gray, two thirds of white.
    public class var lightGray: UIColor { UIColor(white: 2 / 3.0, alpha: 1) }
    /// White.
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// Gray, half of white.
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    /// Transparent black.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// Pure red.
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Pure green.
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Pure blue.
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// Cyan, a mixture of green and blue.
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// Yellow, a mixture of red and green.
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// Magenta, a mixture of red and blue.
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// Orange.
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// Purple.
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// Brown.
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// The color of dark text, black in every appearance.
    public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
    /// The color of light text, white at 60 percent opacity in every appearance.
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}

extension UIColor {
    /// The color of primary text.
    public class var label: UIColor { UIColor(.system(.label)) }
    /// The color of secondary text.
    public class var secondaryLabel: UIColor { UIColor(.system(.secondaryLabel)) }
    /// The color of tertiary text.
    public class var tertiaryLabel: UIColor { UIColor(.system(.tertiaryLabel)) }
    /// The color of quaternary text.
    public class var quaternaryLabel: UIColor { UIColor(.system(.quaternaryLabel)) }
    /// The color of placeholder text.
    public class var placeholderText: UIColor { UIColor(.system(.placeholderText)) }
    /// The color of thin separators, which lets the background through.
    public class var separator: UIColor { UIColor(.system(.separator)) }
    /// The color of separators that hide the background.
    public class var opaqueSeparator: UIColor { UIColor(.system(.opaqueSeparator)) }
    /// The color of links.
    public class var link: UIColor { UIColor(.system(.link)) }
    /// The system's blue, which adapts to the appearance.
    public class var systemBlue: UIColor { UIColor(.system(.blue)) }
    /// The system's brown, which adapts to the appearance.
    public class var systemBrown: UIColor { UIColor(.system(.brown)) }
    /// The system's cyan, which adapts to the appearance.
    public class var systemCyan: UIColor { UIColor(.system(.cyan)) }
    /// The system's green, which adapts to the appearance.
    public class var systemGreen: UIColor { UIColor(.system(.green)) }
    /// The system's indigo, which adapts to the appearance.
    public class var systemIndigo: UIColor { UIColor(.system(.indigo)) }
    /// The system's mint, which adapts to the appearance.
    public class var systemMint: UIColor { UIColor(.system(.mint)) }
    /// The system's orange, which adapts to the appearance.
    public class var systemOrange: UIColor { UIColor(.system(.orange)) }
    /// The system's pink, which adapts to the appearance.
    public class var systemPink: UIColor { UIColor(.system(.pink)) }
    /// The system's purple, which adapts to the appearance.
    public class var systemPurple: UIColor { UIColor(.system(.purple)) }
    /// The system's red, which adapts to the appearance.
    public class var systemRed: UIColor { UIColor(.system(.red)) }
    /// The system's teal, which adapts to the appearance.
    public class var systemTeal: UIColor { UIColor(.system(.teal)) }
    /// The system's yellow, which adapts to the appearance.
    public class var systemYellow: UIColor { UIColor(.system(.yellow)) }
    /// The system's standard gray.
    public class var systemGray: UIColor { UIColor(.system(.gray)) }
    /// The system's second gray, closer to the background than the first.
    public class var systemGray2: UIColor { UIColor(.system(.gray2)) }
    /// The system's third gray, closer to the background than the second.
    public class var systemGray3: UIColor { UIColor(.system(.gray3)) }
    /// The system's fourth gray, closer to the background than the third.
    public class var systemGray4: UIColor { UIColor(.system(.gray4)) }
    /// The system's fifth gray, closer to the background than the fourth.
    public class var systemGray5: UIColor { UIColor(.system(.gray5)) }
    /// The system's sixth gray, the closest to the background.
    public class var systemGray6: UIColor { UIColor(.system(.gray6)) }
    /// The main background.
    public class var systemBackground: UIColor { UIColor(.system(.background)) }
    /// The background of content on the main background.
    public class var secondarySystemBackground: UIColor { UIColor(.system(.secondaryBackground)) }
    /// The background of content on the secondary background.
    public class var tertiarySystemBackground: UIColor { UIColor(.system(.tertiaryBackground)) }
    /// The main background of grouped content.
    public class var systemGroupedBackground: UIColor { UIColor(.system(.groupedBackground)) }
    /// The background of content on the main grouped background.
    public class var secondarySystemGroupedBackground: UIColor { UIColor(.system(.secondaryGroupedBackground)) }
    /// The background of content on the secondary grouped background.
    public class var tertiarySystemGroupedBackground: UIColor { UIColor(.system(.tertiaryGroupedBackground)) }
    /// The background of a grouped table view.
    public class var groupTableViewBackground: UIColor { UIColor(.system(.tableBackground)) }
    /// The fill of thin and small shapes.
    public class var systemFill: UIColor { UIColor(.system(.fill)) }
    /// The fill of medium shapes.
    public class var secondarySystemFill: UIColor { UIColor(.system(.secondaryFill)) }
    /// The fill of large shapes, such as text fields.
    public class var tertiarySystemFill: UIColor { UIColor(.system(.tertiaryFill)) }
    /// The fill of large areas.
    public class var quaternarySystemFill: UIColor { UIColor(.system(.quaternaryFill)) }
    /// The tint color, always the system's blue here.
    public class var tintColor: UIColor { UIColor(.system(.tint)) }
}
