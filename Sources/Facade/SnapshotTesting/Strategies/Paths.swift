public import CoreGraphics
public import Foundation
public import UIKit

extension Snapshotting where Value == CGPath, Format == String {
    /// A strategy that compares the elements of paths.
    public static var elementsDescription: Snapshotting { described { PathText.number($0) } }

    /// Returns a strategy that compares the elements of paths, whose numbers a formatter writes.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        described { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "" }
    }

    private static func described(_ number: @escaping (CGFloat) -> String) -> Snapshotting {
        SimplySnapshotting<String>.lines.pullback { PathText($0, number).text }
    }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// A strategy that compares images of filled paths.
    public static var image: Snapshotting { image() }

    /// Returns a strategy that compares images of drawn paths, at their own size.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
        drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        SimplySnapshotting<UIImage>.image.pullback { (path: CGPath) in
            path.picture(path.boundingBoxOfPath, scale: scale, drawingMode)
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// A strategy that compares the elements of paths.
    public static var elementsDescription: Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
    }

    /// Returns a strategy that compares the elements of paths, whose numbers a formatter writes.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { $0.cgPath }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// A strategy that compares images of filled paths.
    public static var image: Snapshotting { image() }

    /// Returns a strategy that compares images of filled paths, at their own size.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
    ) -> Snapshotting {
        SimplySnapshotting<UIImage>.image.pullback { (path: UIBezierPath) in
            path.cgPath.picture(path.bounds, scale: scale, path.usesEvenOddFillRule ? .eoFill : .fill)
        }
    }
}

extension CGPath {
    fileprivate func picture(_ bounds: CGRect, scale: CGFloat, _ mode: CGPathDrawingMode) -> UIImage {
        let format = UIGraphicsImageRendererFormat.preferred()
        format.scale = scale
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            context.cgContext.addPath(self)
            context.cgContext.drawPath(using: mode)
        }
    }
}
