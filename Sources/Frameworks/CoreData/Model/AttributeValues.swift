import LayoutSimDataModels
import UIKit

/// The values of attributes as stores keep them.
enum AttributeValues {
    /// Returns the value of a text of a file; `nil` if it is none.
    static func parsed(_ text: String, _ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            (Int(text) ?? Double(text).flatMap { Int(exactly: $0.rounded(.towardZero)) }).map { NSNumber(value: $0) }
        case .doubleAttributeType: Double(text).map { NSNumber(value: $0) }
        case .floatAttributeType: Float(text).map { NSNumber(value: $0) }
        case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
        case .booleanAttributeType: NSNumber(value: ["YES", "1", "true"].contains(text))
        case .stringAttributeType: text
        case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: nil
        }
    }

    /// Returns a value as stores keep it; `nil` if the attribute cannot have it.
    static func kept(_ value: Any, _ type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .booleanAttributeType:
            value as? NSNumber ?? raw(value).flatMap { $0 as? NSNumber }
        case .decimalAttributeType: decimal(value)
        case .stringAttributeType: value as? String ?? raw(value).flatMap { $0 as? String }
        case .dateAttributeType: value as? Date
        case .binaryDataAttributeType: value as? Data
        case .UUIDAttributeType: value as? UUID
        case .URIAttributeType: value as? URL
        default: value
        }
    }

    private static func decimal(_ value: Any) -> Any? {
        if let number = value as? NSDecimalNumber { return number }
        if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
        return (value as? NSNumber).map { NSDecimalNumber(decimal: $0.decimalValue) }
    }

    private static func raw(_ value: Any) -> Any? { (value as? any RawRepresentable).map { $0.rawValue } }
}
