import CoreGraphics
import Foundation
import LayoutSimGeometry
import LayoutSimInterfaceBuilder

/// The properties that files set, by class.
@MainActor private enum NibProperties {
    private static var known: [ObjectIdentifier: [NibProperty]] = [:]

    /// Returns the properties of a class and its superclasses, those of superclasses first.
    static func of(_ type: AnyClass) -> [NibProperty] {
        if let found = known[ObjectIdentifier(type)] { return found }
        let found = PropertyTables.rows(of: type).compactMap(\.nib)
        known[ObjectIdentifier(type)] = found
        return found
    }
}

extension NSObject {
    /// Sets the properties that the rows of the class know by an attribute of files.
    @MainActor func takeAttributes(_ element: InterfaceBuilderObject, in bundle: Bundle?) {
        for property in NibProperties.of(type(of: self)) { property.take(element, in: bundle, for: self) }
    }

    /// Sets the user-defined runtime attributes of an object; a missing property is logged, as in UIKit.
    @MainActor func takeRuntimeAttributes(_ element: InterfaceBuilderObject, of file: NibFile) {
        for attribute in element.runtimeAttributes {
            let path = attribute.keyPath
            if !takeValue(attribute.value?.object(in: file.bundle), forKeyPath: path) {
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
        guard let last = keys.popLast() else { return false }
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

extension AttributeValue {
    /// Returns the value for key-value coding.
    @MainActor fileprivate func object(in bundle: Bundle) -> Any? {
        switch self {
        case .bool(let value): value
        case .number(let value): Int(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: value)
        case .string(let text): text
        case .color(let reference): UIColor(reference, in: bundle)
        case .image(let reference): UIImage(reference, in: bundle)
        case .rect(let rect): CGRect(rect)
        case .size(let size): CGSize(width: size.width, height: size.height)
        case .point(let point): CGPoint(x: point.x, y: point.y)
        case .range(let location, let length): NSRange(location: location, length: length)
        case .strings, .option, .options, .insets: nil
        }
    }
}
