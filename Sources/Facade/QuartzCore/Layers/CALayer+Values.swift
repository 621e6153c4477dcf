import CoreGraphics
import Foundation

extension CALayer {
    func storedValue(_ key: String) -> Any? {
        property(key)?.get() ?? customValues[key] ?? Self.defaultValue(forKey: key)
    }

    func store(_ value: Any?, _ key: String) {
        if let property = property(key) {
            property.set(value)
        } else {
            customValues[key] = value
            valueDidChange(key)
        }
    }

    /// Marks the layer as needing display if its class declares that a change of the key requires it.
    package func valueDidChange(_ key: String) {
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    private func property(_ key: String) -> LayerValue? {
        ownValue(key) ?? geometryProperty(key) ?? appearanceProperty(key)
    }

    private func geometryProperty(_ key: String) -> LayerValue? {
        switch key {
        case "bounds": LayerValue(self, \.bounds)
        case "position": LayerValue(self, \.position)
        case "zPosition": LayerValue(self, \.zPosition)
        case "anchorPoint": LayerValue(self, \.anchorPoint)
        case "anchorPointZ": LayerValue(self, \.anchorPointZ)
        case "transform": LayerValue(self, \.transform)
        case "sublayerTransform": LayerValue(self, \.sublayerTransform)
        case "frame": LayerValue(self, \.frame)
        case "name": LayerValue(optional: self, \.name)
        case "speed": LayerValue(self, \.speed)
        case "timeOffset": LayerValue(self, \.timeOffset)
        case "beginTime": LayerValue(self, \.beginTime)
        case "sublayers": LayerValue(optional: self, \.sublayers)
        default: nil
        }
    }

    private func appearanceProperty(_ key: String) -> LayerValue? {
        switch key {
        case "hidden", "isHidden": LayerValue(self, \.isHidden)
        case "opacity": LayerValue(self, \.opacity)
        case "opaque", "isOpaque": LayerValue(self, \.isOpaque)
        case "masksToBounds": LayerValue(self, \.masksToBounds)
        case "mask": LayerValue(optional: self, \.mask)
        case "contents": LayerValue(optional: self, \.contents)
        case "contentsRect": LayerValue(self, \.contentsRect)
        case "contentsScale": LayerValue(self, \.contentsScale)
        case "contentsCenter": LayerValue(self, \.contentsCenter)
        case "contentsGravity": LayerValue(self, \.contentsGravity)
        case "backgroundColor": LayerValue(optional: self, \.backgroundColor)
        case "cornerRadius": LayerValue(self, \.cornerRadius)
        case "borderWidth": LayerValue(self, \.borderWidth)
        case "borderColor": LayerValue(optional: self, \.borderColor)
        case "shadowColor": LayerValue(optional: self, \.shadowColor)
        case "shadowOpacity": LayerValue(self, \.shadowOpacity)
        case "shadowOffset": LayerValue(self, \.shadowOffset)
        case "shadowRadius": LayerValue(self, \.shadowRadius)
        case "shadowPath": LayerValue(optional: self, \.shadowPath)
        case "shouldRasterize": LayerValue(self, \.shouldRasterize)
        case "rasterizationScale": LayerValue(self, \.rasterizationScale)
        default: nil
        }
    }

    /// Copies the properties of another layer to this one.
    func copyProperties(of layer: CALayer) {
        let keys = [
            "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "sublayerTransform", "name",
            "speed", "timeOffset", "beginTime", "hidden", "opacity", "opaque", "masksToBounds", "contents",
            "contentsRect", "contentsScale", "contentsCenter", "contentsGravity", "backgroundColor", "cornerRadius",
            "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath",
        ]
        for key in keys { store(layer.storedValue(key), key) }
        maskedCorners = layer.maskedCorners
        cornerCurve = layer.cornerCurve
        isGeometryFlipped = layer.isGeometryFlipped
        isDoubleSided = layer.isDoubleSided
        customValues = layer.customValues
        drawing = layer.drawing
    }
}
