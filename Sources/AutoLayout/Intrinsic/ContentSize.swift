import LayoutSimEquations
package import LayoutSimGeometry
package import LayoutSimViewTree

/// The size that contents ask for, outside of a layout.
package enum ContentSize {
    /// The size of a content in points, wrapped at a width if there is one; `nil` along an axis that it leaves open.
    package static func of(
        _ content: Content, width: Double?, grid: PixelGrid, text: @escaping TextMeasure
    ) -> (width: Double?, height: Double?) {
        let measure = ContentMeasure(rules: SystemRules(), grid: grid, text: text)
        let size = measure.size(of: View("content", content: content), width: width)
        return (size.width, size.height)
    }
}
