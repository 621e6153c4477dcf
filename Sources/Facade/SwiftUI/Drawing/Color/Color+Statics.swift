import UIKit

extension Color {
    private static func system(_ color: UIColor, _ name: String) -> Color { Color(.uiKit(color, name: name)) }

    /// The system's red.
    public static let red = system(.systemRed, "red")
    /// The system's orange.
    public static let orange = system(.systemOrange, "orange")
    /// The system's yellow.
    public static let yellow = system(.systemYellow, "yellow")
    /// The system's green.
    public static let green = system(.systemGreen, "green")
    /// The system's mint.
    public static let mint = system(.systemMint, "mint")
    /// The system's teal.
    public static let teal = system(.systemTeal, "teal")
    /// The system's cyan.
    public static let cyan = system(.systemCyan, "cyan")
    /// The system's blue.
    public static let blue = system(.systemBlue, "blue")
    /// The system's indigo.
    public static let indigo = system(.systemIndigo, "indigo")
    /// The system's purple.
    public static let purple = system(.systemPurple, "purple")
    /// The system's pink.
    public static let pink = system(.systemPink, "pink")
    /// The system's brown.
    public static let brown = system(.systemBrown, "brown")
    /// The system's gray.
    public static let gray = system(.systemGray, "gray")
    /// White in every look.
    public static let white = system(.white, "white")
    /// Black in every look.
    public static let black = system(.black, "black")
    /// No color.
    public static let clear = system(.clear, "clear")
    /// The color of texts.
    public static let primary = system(.label, "primary")
    /// The color of texts of less weight.
    public static let secondary = system(.secondaryLabel, "secondary")
    /// The tint of the view.
    public static var accentColor: Color { Color(.accent) }

    /// A gradient from a lighter color to this one.
    public var gradient: AnyGradient { AnyGradient(self) }
}
