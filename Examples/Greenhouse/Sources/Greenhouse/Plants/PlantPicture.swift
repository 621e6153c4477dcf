import UIKit

/// Draws the portrait of a plant: a leaf in its color on a circle.
enum PlantPicture {
    static func image(of plant: Plant, side: CGFloat) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(size: bounds.size).image { context in
            plant.leafColor.withAlphaComponent(0.2).setFill()
            context.cgContext.fillEllipse(in: bounds)
            plant.leafColor.setFill()
            leaf(in: bounds.insetBy(dx: side * 0.2, dy: side * 0.2)).fill()
        }
    }

    private static func leaf(in rect: CGRect) -> UIBezierPath {
        let tip = CGPoint(x: rect.maxX, y: rect.minY)
        let stem = CGPoint(x: rect.minX, y: rect.maxY)
        let path = UIBezierPath()
        path.move(to: stem)
        path.addQuadCurve(to: tip, controlPoint: CGPoint(x: rect.minX, y: rect.minY))
        path.addQuadCurve(to: stem, controlPoint: CGPoint(x: rect.maxX, y: rect.maxY))
        path.close()
        return path
    }
}
