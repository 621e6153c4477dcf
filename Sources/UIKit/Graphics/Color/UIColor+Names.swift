import LayoutSimViewTree

extension UIColor {
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    public class var darkGray: UIColor { UIColor(white: 1 / 3.0, alpha: 1) }
    public class var lightGray: UIColor { UIColor(white: 2 / 3.0, alpha: 1) }
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}

extension UIColor {
    public class var label: UIColor { UIColor(.system(.label)) }
    public class var secondaryLabel: UIColor { UIColor(.system(.secondaryLabel)) }
    public class var tertiaryLabel: UIColor { UIColor(.system(.tertiaryLabel)) }
    public class var quaternaryLabel: UIColor { UIColor(.system(.quaternaryLabel)) }
    public class var placeholderText: UIColor { UIColor(.system(.placeholderText)) }
    public class var separator: UIColor { UIColor(.system(.separator)) }
    public class var opaqueSeparator: UIColor { UIColor(.system(.opaqueSeparator)) }
    public class var link: UIColor { UIColor(.system(.link)) }
    public class var systemBlue: UIColor { UIColor(.system(.blue)) }
    public class var systemBrown: UIColor { UIColor(.system(.brown)) }
    public class var systemCyan: UIColor { UIColor(.system(.cyan)) }
    public class var systemGreen: UIColor { UIColor(.system(.green)) }
    public class var systemIndigo: UIColor { UIColor(.system(.indigo)) }
    public class var systemMint: UIColor { UIColor(.system(.mint)) }
    public class var systemOrange: UIColor { UIColor(.system(.orange)) }
    public class var systemPink: UIColor { UIColor(.system(.pink)) }
    public class var systemPurple: UIColor { UIColor(.system(.purple)) }
    public class var systemRed: UIColor { UIColor(.system(.red)) }
    public class var systemTeal: UIColor { UIColor(.system(.teal)) }
    public class var systemYellow: UIColor { UIColor(.system(.yellow)) }
    public class var systemGray: UIColor { UIColor(.system(.gray)) }
    public class var systemGray2: UIColor { UIColor(.system(.gray2)) }
    public class var systemGray3: UIColor { UIColor(.system(.gray3)) }
    public class var systemGray4: UIColor { UIColor(.system(.gray4)) }
    public class var systemGray5: UIColor { UIColor(.system(.gray5)) }
    public class var systemGray6: UIColor { UIColor(.system(.gray6)) }
    public class var systemBackground: UIColor { UIColor(.system(.background)) }
    public class var secondarySystemBackground: UIColor { UIColor(.system(.secondaryBackground)) }
    public class var tertiarySystemBackground: UIColor { UIColor(.system(.tertiaryBackground)) }
    public class var systemGroupedBackground: UIColor { UIColor(.system(.groupedBackground)) }
    public class var secondarySystemGroupedBackground: UIColor { UIColor(.system(.secondaryGroupedBackground)) }
    public class var tertiarySystemGroupedBackground: UIColor { UIColor(.system(.tertiaryGroupedBackground)) }
    public class var groupTableViewBackground: UIColor { UIColor(.system(.tableBackground)) }
    public class var systemFill: UIColor { UIColor(.system(.fill)) }
    public class var secondarySystemFill: UIColor { UIColor(.system(.secondaryFill)) }
    public class var tertiarySystemFill: UIColor { UIColor(.system(.tertiaryFill)) }
    public class var quaternarySystemFill: UIColor { UIColor(.system(.quaternaryFill)) }
    public class var tintColor: UIColor { UIColor(.system(.tint)) }
}
