import UIKit

extension UIColor {
    /// The background of all screens and of the launch image.
    static let giphyBlack = UIColor(named: "Background", in: .module, compatibleWith: nil) ?? .black

    static let giphyGreen = UIColor(red: 0, green: 1, blue: 0.6, alpha: 1)

    private static let placeholders = [
        giphyGreen, UIColor(red: 0.6, green: 0.2, blue: 1, alpha: 1),
        UIColor(red: 0, green: 0.8, blue: 1, alpha: 1), UIColor(red: 1, green: 0.4, blue: 0.4, alpha: 1),
        UIColor(red: 1, green: 0.95, blue: 0.36, alpha: 1),
    ]

    /// Returns the color of an item without a picture.
    static func placeholder(_ item: Int) -> UIColor { placeholders[item % placeholders.count] }
}
