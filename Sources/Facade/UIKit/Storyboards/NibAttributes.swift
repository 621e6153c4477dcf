import CoreGraphics
import Foundation
import LayoutSimGeometry
import LayoutSimInterfaceBuilder

extension NSObject {
    /// Sets the user-defined runtime attributes of an object; a missing property is logged, as in UIKit.
    @MainActor func takeRuntimeAttributes(_ element: InterfaceBuilderObject, of file: NibFile) {
        for attribute in element.members(of: "userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"], !path.isEmpty else { continue }
            if !takeValue(attribute.runtimeValue(of: file), forKeyPath: path) {
                let type = String(reflecting: type(of: self))
                logMessage(
                    "\(file.name):\(attribute.line): Failed to set (\(path)) user defined inspected property on (\(type)): "
                        + "[<\(type)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(path)."
                )
            }
        }
    }

    /// Sets the property at a key path; returns whether it exists.
    private func takeValue(_ value: Any?, forKeyPath path: String) -> Bool {
        var keys = path.split(separator: ".").map(String.init)
        let last = keys.removeLast()
        var object: NSObject = self
        for key in keys {
            guard let next = object.value(forKey: key) as? NSObject else { return false }
            object = next
        }
        if let layer = object as? CALayer {
            // A layer accepts any key, but no `UIColor` for a color.
            if !(value is UIColor) { layer.setValue(value, forKey: last) }
            return true
        }
        return object.takeValue(value, forKey: last)
    }
}

extension InterfaceBuilderObject {
    /// Returns the value of a runtime attribute.
    @MainActor fileprivate func runtimeValue(of file: NibFile) -> Any? {
        let value = property("value")
        switch self["type"] {
        case "boolean": return flag("value") || value?.flag("value") ?? false
        case "number":
            guard let text = value?["value"] ?? self["value"] else { return nil }
            return Int(text).map { NSNumber(value: $0) } ?? Double(text).map { NSNumber(value: $0) }
        case "string": return self["value"] ?? value?["value"] ?? string("value")
        case "color": return value.flatMap { UIColor(nib: $0, in: file.bundle) }
        case "image": return (self["value"] ?? value?["name"]).flatMap { UIImage(nib: $0, self, in: file.bundle) }
        case "rect":
            return value?.rect.map { CGRect(x: $0.origin.x, y: $0.origin.y, width: $0.width, height: $0.height) }
        case "size": return value?.size.map { CGSize(width: $0.width, height: $0.height) }
        case "point":
            guard let x = value?.number("x"), let y = value?.number("y") else { return nil }
            return CGPoint(x: x, y: y)
        case "range":
            guard let start = value?.number("location"), let length = value?.number("length") else { return nil }
            return NSRange(location: Int(start), length: Int(length))
        default: return nil
        }
    }
}
