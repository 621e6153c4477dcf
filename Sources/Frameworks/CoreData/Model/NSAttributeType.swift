import LayoutSimDataModels
import UIKit

/// The type of an attribute's values (Apple, *NSAttributeType*).
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
    case compositeAttributeType = 2100
}

extension NSAttributeDescription {
    /// The type of an attribute's values, by the names since iOS 15.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: UInt
        /// Creates a type from its raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        private init(_ type: NSAttributeType) { rawValue = type.rawValue }

        /// Values of any type.
        public static let undefined = AttributeType(.undefinedAttributeType)
        /// Integers of 16 bits.
        public static let integer16 = AttributeType(.integer16AttributeType)
        /// Integers of 32 bits.
        public static let integer32 = AttributeType(.integer32AttributeType)
        /// Integers of 64 bits.
        public static let integer64 = AttributeType(.integer64AttributeType)
        /// Decimal numbers.
        public static let decimal = AttributeType(.decimalAttributeType)
        /// Numbers of double precision.
        public static let double = AttributeType(.doubleAttributeType)
        /// Numbers of single precision.
        public static let float = AttributeType(.floatAttributeType)
        /// Texts.
        public static let string = AttributeType(.stringAttributeType)
        /// Truth values.
        public static let boolean = AttributeType(.booleanAttributeType)
        /// Dates.
        public static let date = AttributeType(.dateAttributeType)
        /// Data.
        public static let binaryData = AttributeType(.binaryDataAttributeType)
        /// UUIDs.
        public static let uuid = AttributeType(.UUIDAttributeType)
        /// URLs.
        public static let uri = AttributeType(.URIAttributeType)
        /// Values that a transformer can archive.
        public static let transformable = AttributeType(.transformableAttributeType)
        /// Identifiers of objects.
        public static let objectID = AttributeType(.objectIDAttributeType)
        /// Values of several attributes.
        public static let composite = AttributeType(.compositeAttributeType)
    }
}

/// What becomes of the destination of a relationship when its object is deleted (Apple, *NSDeleteRule*).
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule = 0
    case nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

extension NSAttributeType {
    /// Creates the type of a kind of files.
    init(_ kind: DataAttribute.Kind) {
        self =
            switch kind {
            case .int16: .integer16AttributeType
            case .int32: .integer32AttributeType
            case .int64: .integer64AttributeType
            case .decimal: .decimalAttributeType
            case .double: .doubleAttributeType
            case .float: .floatAttributeType
            case .string: .stringAttributeType
            case .boolean: .booleanAttributeType
            case .date: .dateAttributeType
            case .binary: .binaryDataAttributeType
            case .uuid: .UUIDAttributeType
            case .uri: .URIAttributeType
            case .transformable: .transformableAttributeType
            case .objectID: .objectIDAttributeType
            case .composite: .compositeAttributeType
            case .undefined: .undefinedAttributeType
            }
    }

    /// The class of its values in messages.
    var className: String? {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .booleanAttributeType:
            "NSNumber"
        case .decimalAttributeType: "NSDecimalNumber"
        case .stringAttributeType: "NSString"
        case .dateAttributeType: "NSDate"
        case .binaryDataAttributeType: "NSData"
        case .UUIDAttributeType: "NSUUID"
        case .URIAttributeType: "NSURL"
        default: nil
        }
    }
}

extension NSDeleteRule {
    /// Creates the rule of a word of files.
    init(_ rule: DataRelationship.DeletionRule) {
        self =
            switch rule {
            case .noAction: .noActionDeleteRule
            case .nullify: .nullifyDeleteRule
            case .cascade: .cascadeDeleteRule
            case .deny: .denyDeleteRule
            }
    }
}
