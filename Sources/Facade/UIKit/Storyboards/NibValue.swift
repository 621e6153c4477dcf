import CoreGraphics
import Foundation
import LayoutSimGeometry
import LayoutSimInterfaceBuilder

/// A type whose values files have.
@MainActor protocol NibValue {
    /// Returns the value that a file gives; `nil` for one of another type.
    static func value(of attribute: AttributeValue) -> Self?
}

/// A choice that files have by name.
@MainActor protocol NibOption: NibValue {
    /// Creates a choice from its name in Interface Builder's files; `nil` for another name, or one that leaves the
    /// choice to the system.
    init?(interfaceBuilderName name: String)
}

extension NibOption {
    static func value(of attribute: AttributeValue) -> Self? {
        if case .option(let name) = attribute { Self(interfaceBuilderName: name) } else { nil }
    }
}

/// A set of choices that files have by name.
@MainActor protocol NibOptionSet: NibValue, OptionSet {
    /// The choices by their names in Interface Builder's files.
    static var byName: [String: Self] { get }
}

extension NibOptionSet where Element == Self {
    static func value(of attribute: AttributeValue) -> Self? {
        if case .options(let names) = attribute { Self(names.compactMap { byName[$0] }) } else { nil }
    }
}

extension Optional: NibValue where Wrapped: NibValue {
    static func value(of attribute: AttributeValue) -> Wrapped?? { Wrapped.value(of: attribute).map(Optional.some) }
}

extension Bool: NibValue {
    static func value(of attribute: AttributeValue) -> Bool? {
        if case .bool(let value) = attribute { value } else { nil }
    }
}

extension Int: NibValue {
    static func value(of attribute: AttributeValue) -> Int? {
        if case .number(let value) = attribute { Int(exactly: value.rounded(.towardZero)) } else { nil }
    }
}

extension Double: NibValue {
    static func value(of attribute: AttributeValue) -> Double? { attribute.length }
}

extension Float: NibValue {
    static func value(of attribute: AttributeValue) -> Float? { attribute.length.map { Float($0) } }
}

extension CGFloat: NibValue {
    static func value(of attribute: AttributeValue) -> CGFloat? { attribute.length.map { CGFloat($0) } }
}

extension String: NibValue {
    static func value(of attribute: AttributeValue) -> String? {
        if case .string(let text) = attribute { text } else { nil }
    }
}

extension Array: NibValue where Element == String {
    static func value(of attribute: AttributeValue) -> [String]? {
        if case .strings(let texts) = attribute { texts } else { nil }
    }
}

extension CGSize: NibValue {
    static func value(of attribute: AttributeValue) -> CGSize? {
        if case .size(let size) = attribute { CGSize(width: size.width, height: size.height) } else { nil }
    }
}

extension UIOffset: NibValue {
    static func value(of attribute: AttributeValue) -> UIOffset? {
        if case .size(let size) = attribute { UIOffset(horizontal: size.width, vertical: size.height) } else { nil }
    }
}

extension Date: NibValue {
    static func value(of attribute: AttributeValue) -> Date? {
        if case .number(let seconds) = attribute { Date(timeIntervalSinceReferenceDate: seconds) } else { nil }
    }
}

extension UIEdgeInsets: NibValue {
    static func value(of attribute: AttributeValue) -> UIEdgeInsets? {
        if case .insets(let insets) = attribute { UIEdgeInsets(insets) } else { nil }
    }
}

extension UIRectEdge: NibOptionSet {
    static let byName: [String: UIRectEdge] = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
}

extension UITextContentType: NibValue {
    static func value(of attribute: AttributeValue) -> UITextContentType? {
        if case .string(let name) = attribute { UITextContentType(rawValue: name) } else { nil }
    }
}
