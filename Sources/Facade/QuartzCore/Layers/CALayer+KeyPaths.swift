import CoreGraphics
import Foundation

extension CALayer {
    func storedValue(path: String) -> Any? {
        let (key, rest) = CALayer.parts(path)
        guard let rest else { return value(forKey: key) }
        switch value(forKey: key) {
        case let point as CGPoint: return rest == "x" ? point.x : rest == "y" ? point.y : nil
        case let size as CGSize: return rest == "width" ? size.width : rest == "height" ? size.height : nil
        case let rect as CGRect: return rect.part(rest)
        case let transform as CATransform3D: return transform.part(rest)
        case let layer as CALayer: return layer.value(forKeyPath: rest)
        default: return nil
        }
    }

    func store(_ value: Any?, path: String) {
        let (key, rest) = CALayer.parts(path)
        guard let rest else { return setValue(value, forKey: key) }
        switch self.value(forKey: key) {
        case let layer as CALayer: layer.setValue(value, forKeyPath: rest)
        case let rect as CGRect: setValue(rect.setting(rest, to: value), forKey: key)
        case let transform as CATransform3D: setValue(transform.setting(rest, to: value), forKey: key)
        case var point as CGPoint:
            guard let number = value.flatMap(LayerNumber.double) else { return }
            if rest == "x" { point.x = CGFloat(number) } else if rest == "y" { point.y = CGFloat(number) }
            setValue(point, forKey: key)
        case var size as CGSize:
            guard let number = value.flatMap(LayerNumber.double) else { return }
            if rest == "width" {
                size.width = CGFloat(number)
            } else if rest == "height" {
                size.height = CGFloat(number)
            }
            setValue(size, forKey: key)
        default: break
        }
    }

    private static func parts(_ path: String) -> (key: String, rest: String?) {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
    }
}

extension CGRect {
    fileprivate func part(_ path: String) -> Any? {
        switch path {
        case "origin": origin
        case "size": size
        case "origin.x": origin.x
        case "origin.y": origin.y
        case "size.width": size.width
        case "size.height": size.height
        default: nil
        }
    }

    fileprivate func setting(_ path: String, to value: Any?) -> CGRect {
        var rect = self
        let number = value.flatMap(LayerNumber.double).map { CGFloat($0) }
        switch path {
        case "origin": rect.origin = LayerValue.cast(value, to: CGPoint.self) ?? origin
        case "size": rect.size = LayerValue.cast(value, to: CGSize.self) ?? size
        case "origin.x": rect.origin.x = number ?? origin.x
        case "origin.y": rect.origin.y = number ?? origin.y
        case "size.width": rect.size.width = number ?? size.width
        case "size.height": rect.size.height = number ?? size.height
        default: break
        }
        return rect
    }
}
