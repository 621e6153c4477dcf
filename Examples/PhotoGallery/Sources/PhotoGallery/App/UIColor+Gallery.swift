import UIKit

extension UIColor {
    /// The color of the launch screen.
    static let sky = UIColor(red: 0.462, green: 0.838, blue: 1, alpha: 1)
    /// The color of headings and bars in the gallery.
    static let paper = UIColor(white: 245 / 255, alpha: 1)
    /// The color of headings and bars in the preview.
    static let slate = UIColor(white: 51 / 255, alpha: 1)
    static let ink = UIColor(white: 74 / 255, alpha: 1)
    /// The color of items without a picture.
    static let emptyItem = UIColor(white: 240 / 255, alpha: 240 / 255)
}
